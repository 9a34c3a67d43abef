// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPNG
internal import VibrancyPreviews
internal import VibrancySystem

extension WholeFile {
  /// Writes a file whole; one that is there is replaced.
  ///
  /// - Throws: `VibrancyError` of the kind `unwritable`.
  static func save(_ bytes: [UInt8], as path: String) throws(VibrancyError) {
    do throws(SystemError) {
      try write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, PNGError.destination(reason: "\(error)"))
    }
  }

  /// Writes a text file whole, as UTF-8.
  ///
  /// - Throws: As for bytes.
  static func save(_ text: String, as path: String) throws(VibrancyError) {
    try save(Array(text.utf8), as: path)
  }
}
