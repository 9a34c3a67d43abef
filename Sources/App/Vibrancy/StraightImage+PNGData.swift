// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPNG
public import VibrancyPixels
public import VibrancyPreviews

extension StraightImage {
  /// The picture as a PNG in memory, with the depth of its samples; straight, encoded sRGB.
  ///
  /// - Parameter compression: How hard to try.
  /// - Throws: `VibrancyError` of the kind `unwritable`: there is no memory.
  public func pngData(compression: Compression = .balanced) throws(VibrancyError) -> [UInt8] {
    do throws(PNGError) {
      return try encodePNG(self, compression: compression)
    } catch {
      throw .unwritable(path: "a picture of \(size)", error)
    }
  }
}
