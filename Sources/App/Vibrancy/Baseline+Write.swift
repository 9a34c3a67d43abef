// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyLint
public import VibrancyPreviews
internal import VibrancySystem

extension Baseline {
  /// Writes the baseline as JSON; the file appears whole or not at all.
  ///
  /// - Parameter path: The file, in a folder that exists. One that is there is replaced.
  /// - Throws: `VibrancyError` of the kind `unwritable`.
  public func write(to path: String) throws(VibrancyError) {
    try WholeFile.save(text, as: path)
  }
}
