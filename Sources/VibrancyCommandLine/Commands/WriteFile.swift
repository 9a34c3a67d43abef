// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Writes a picture's file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writePicture(
  at path: String, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try writeFile(at: path, telling: { "\($0)" }, body)
}

/// Writes a text file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeText(_ text: String, at path: String) throws(CommandError) {
  try writeFile(at: path, telling: unwritable) { sink throws(ByteStreamError) in
    try sink.write(Array(text.utf8))
  }
}

private func writeFile<Failure: Error>(
  at path: String, telling sentence: (Failure) -> String,
  _ body: (FileSink) throws(Failure) -> Void
) throws(CommandError) {
  try FileSystem.makeFolder(FileSystem.folder(of: path))
  if FileSystem.isFolder(path) {
    throw CommandError("\(path): is a folder; remove it or write elsewhere")
  }
  try FileSystem.checkReplaceable(path, as: path)
  let sink = FileSink(path: path)
  do throws(Failure) {
    try body(sink)
  } catch {
    sink.abandon()
    throw CommandError("\(path): \(sentence(error))")
  }
  try sink.committed(as: path)
}

private func unwritable(_ error: ByteStreamError) -> String {
  "cannot be written: \(error.reason)"
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
      throw CommandError("\(path): \(unwritable(error))")
    }
  }
}
