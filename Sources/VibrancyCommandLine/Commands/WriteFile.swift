// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Writes a file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeFile(
  at path: String, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try FileSystem.makeFolder(FileSystem.folder(of: path))
  if FileSystem.isFolder(path) {
    throw CommandError("\(path): is a folder; remove it or write elsewhere")
  }
  try FileSystem.checkReplaceable(path, as: path)
  let sink = FileSink(path: path)
  do throws(PNGError) {
    try body(sink)
  } catch {
    sink.abandon()
    throw CommandError("\(path): \(error)")
  }
  try sink.committed(as: path)
}

extension FileSink {
  /// Gives the file its name.
  ///
  /// - Throws: A sentence that names `path`.
  func committed(as path: String) throws(CommandError) {
    do throws(ByteStreamError) {
      try commit()
    } catch {
      abandon()
      throw CommandError("\(path): \(PNGError.destination(reason: error.reason))")
    }
  }
}
