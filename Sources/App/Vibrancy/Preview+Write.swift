// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPNG
public import VibrancyPixels
public import VibrancyPreviews
internal import VibrancySystem

extension Preview {
  /// Writes the preview as a PNG; the file appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file, in a folder that exists. One that is there is replaced.
  ///   - depth: Bits per sample; 16 keeps what 8 would round away.
  ///   - compression: How hard to try.
  /// - Throws: `VibrancyError`: as for `pngData(depth:compression:)`, and of the kind `unwritable`.
  public func write(
    to path: String, depth: SampleDepth = .eight, compression: Compression = .balanced
  ) throws(VibrancyError) {
    try WholeFile.save(pngData(depth: depth, compression: compression), as: path)
  }
}
