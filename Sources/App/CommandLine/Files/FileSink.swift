// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancySystem

/// A file that appears whole or not at all, replacing what was there.
///
/// Where the system has files without a name, an unfinished one vanishes with the process;
/// elsewhere it has a hidden name beside the result until it is renamed. A link in the result's
/// place is replaced, not followed.
final class FileSink: ByteSink {
  /// The path as the user knows it.
  let path: String
  /// Where it goes; `nil`: to a device, a pipe or a stream, which stays what it is.
  private let place: (folder: OutputFolder, name: String)?
  private let draft: String
  private var file: OpenFile?
  private var isNameless = false
  /// How many bytes were written.
  private(set) var byteCount = 0
  /// Whether the file keeps the times and extended attributes of the one that it replaces.
  var keepsAttributes = false

  /// A file to be. Its folder is opened, and made if it is missing.
  init(_ file: OutputFile) throws(CommandError) {
    path = file.path
    place = file.isStream ? nil : try file.opened()
    // Long names stay within the system's limit of 255 bytes; others may begin with the same 200.
    let stem = String(decoding: (place?.name ?? "").utf8.prefix(200), as: UTF8.self)
    let tag = String(UInt64.random(in: 0 ... .max), radix: 36)
    draft = ".\(stem).\(tag).draft"
  }

  /// What its place has now; a link is not followed.
  var replaced: FileRecord? { place.flatMap { $0.folder.record(of: $0.name) } }

  /// Refuses a place that has something else than a file that may be replaced.
  func checkReplaceable() throws(CommandError) {
    guard let place else { return }
    if replaced?.kind == .folder {
      throw CommandError("\(path): is a folder; remove it or write elsewhere")
    }
    try place.folder.checkReplaceable(place.name, as: path)
  }

  deinit { abandon() }

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    try Self.failing { () throws(SystemError) in try opened().write(bytes) }
    byteCount += bytes.count
  }

  /// Gives the file its name, and the owner and permissions of the one it replaces.
  func commit() throws(ByteStreamError) {
    try Self.failing { () throws(SystemError) in
      let file = try opened()
      try file.checkKept()
      guard let place else { return }
      let folder = place.folder.opened
      if let replaced, replaced.kind == .file {
        file.take(ownerAndPermissionsOf: replaced)
        if keepsAttributes { folder.copyAttributes(of: place.name, to: file) }
      }
      try name(file, place.name, in: folder)
    }
    file = nil
  }

  private func name(_ file: OpenFile, _ name: String, in folder: OpenFolder) throws(SystemError) {
    if isNameless {
      do throws(SystemError) {
        // Without a draft nothing is left over, whenever the process is killed.
        return try folder.name(file, name)
      } catch {
        guard error.kind == .taken else { throw error }
        try folder.name(file, draft)
      }
    }
    do throws(SystemError) {
      try folder.rename(draft, to: name)
    } catch {
      folder.remove(draft)
      throw error
    }
  }

  /// Leaves nothing behind.
  func abandon() {
    guard file != nil else { return }
    file = nil
    if let place, !isNameless { place.folder.opened.remove(draft) }
  }

  /// The file, which is made if it is not yet.
  private func opened() throws(SystemError) -> OpenFile {
    if let file { return file }
    let made: OpenFile
    if let folder = place?.folder.opened {
      let nameless = folder.namelessFile()
      isNameless = nameless != nil
      if let nameless { made = nameless } else { made = try folder.newFile(draft) }
    } else {
      made = try OpenFile(writingTo: path)
    }
    file = made
    return made
  }

  private static func failing(
    _ body: () throws(SystemError) -> Void
  ) throws(ByteStreamError) {
    do throws(SystemError) { try body() } catch { throw ByteStreamError(reason: "\(error)") }
  }
}

/// Passes bytes on, and keeps them as long as they are few.
final class KeepingSink: ByteSink {
  private let sink: FileSink
  private let limit: Int
  /// Everything written so far; `nil`: it was too much.
  private(set) var bytes: [UInt8]? = []

  /// - Parameter limit: The most bytes that are kept.
  init(_ sink: FileSink, limit: Int) { (self.sink, self.limit) = (sink, limit) }

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    if let kept = self.bytes?.count {
      if kept + bytes.count <= limit { self.bytes? += bytes } else { self.bytes = nil }
    }
    try sink.write(bytes)
  }
}

/// Writes a picture's file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writePicture(
  at file: OutputFile, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try write(file, describing: { "\($0)" }, body)
}

/// Writes a picture's file, which was named on the command line.
func writePicture(
  at path: String, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try writePicture(at: OutputFile(named: path), body)
}

/// Writes a text file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeText(_ text: String, at file: OutputFile) throws(CommandError) {
  try writeFile(Array(text.utf8), at: file)
}

/// Writes a text file, which was named on the command line.
func writeText(_ text: String, at path: String) throws(CommandError) {
  try writeText(text, at: OutputFile(named: path))
}

/// Writes a file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeFile(_ bytes: [UInt8], at file: OutputFile) throws(CommandError) {
  try write(file, describing: unwritable) { sink throws(ByteStreamError) in try sink.write(bytes) }
}

/// Writes a file, which was named on the command line.
func writeFile(_ bytes: [UInt8], at path: String) throws(CommandError) {
  try writeFile(bytes, at: OutputFile(named: path))
}

private func write<Failure: Error>(
  _ file: OutputFile, describing sentence: (Failure) -> String,
  _ body: (FileSink) throws(Failure) -> Void
) throws(CommandError) {
  let sink = try FileSink(file)
  try sink.checkReplaceable()
  do throws(Failure) {
    try body(sink)
  } catch {
    sink.abandon()
    throw CommandError("\(file.path): \(sentence(error))")
  }
  try sink.committed()
}

private func unwritable(_ error: ByteStreamError) -> String {
  "cannot be written: \(error.reason)"
}

extension FileSink {
  /// Gives the file its name.
  ///
  /// - Throws: A sentence that names it.
  func committed() throws(CommandError) {
    do throws(ByteStreamError) {
      try commit()
    } catch {
      abandon()
      throw CommandError("\(path): \(unwritable(error))")
    }
  }
}

extension Input {
  /// Hands out all bytes, to be written.
  ///
  /// - Parameter file: Where they end, which is given up if anything fails.
  /// - Throws: A sentence that names what cannot be read or written.
  func copy(
    to file: FileSink, _ write: ([UInt8]) throws(ByteStreamError) -> Void
  ) throws(CommandError) {
    var failure: ByteStreamError?
    do throws(VibrancyError) {
      try forEachPortion(limit: .max) { bytes in
        do throws(ByteStreamError) {
          try write(bytes)
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch {
      file.abandon()
      throw CommandError("\(error)")
    }
    guard let failure else { return }
    file.abandon()
    throw CommandError("\(file.path): cannot be written: \(failure.reason)")
  }
}
