// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A JSON text, read once: a tree of values of which each knows its place.
///
/// Reading never fails: what is wrong is kept, and what can be understood around it is in the tree.
/// Time and memory are linear in the bytes; nothing in a text makes it trap.
package final class JSONDocument: Sendable {
  /// What is taken for JSON.
  package enum Dialect: Sendable {
    /// With comments, trailing commas, single quotes, bare keys and more kinds of numbers: for files
    /// that people write. No string may hold NUL, and none is continued on the next line.
    ///
    /// - Source: https://spec.json5.org
    case json5
    /// As programs write it.
    ///
    /// - Source: RFC 8259
    case strict
  }

  /// The path as the user knows it; errors name it.
  package let path: String
  /// Whether it lies outside of its input, so that errors reveal nothing of what it holds.
  private let isOutside: Bool
  let bytes: [UInt8]
  let records: [JSONRecord]
  /// What is wrong with the text itself, whatever it is meant to say.
  package let mistakes: [JSONMistake]
  private let lines: LineIndex

  /// Reads a text.
  ///
  /// - Parameter bytes: UTF-8; a byte order mark in front is passed over.
  package init(
    _ bytes: [UInt8], path: String = "", as dialect: Dialect = .json5,
    limits: JSONLimits = JSONLimits(), isOutside: Bool = false
  ) {
    (self.path, self.isOutside) = (path, isOutside)
    guard bytes.count <= min(limits.bytes, Int(UInt32.max)) else {
      (self.bytes, records, lines) = ([], [], LineIndex([]))
      let fault = FileFault(
        "holds more than \(limits.bytes) bytes", fix: "no such file is that large, check it")
      mistakes = [JSONMistake(position: nil, fault)]
      return
    }
    (self.bytes, lines) = (bytes, LineIndex(bytes))
    if let offset = Self.firstMisencodedByte(bytes) {
      records = []
      let fault = FileFault("not UTF-8", fix: "save the file in that encoding")
      mistakes = [JSONMistake(position: lines.position(of: offset), fault)]
      return
    }
    var parser = JSONParser(bytes, as: dialect, limits: limits)
    parser.run()
    if !parser.slips.isEmpty, let offset = Self.conflict(in: bytes) {
      records = []
      let fault = FileFault("holds a merge conflict", fix: "resolve it")
      mistakes = [JSONMistake(position: lines.position(of: offset), fault)]
      return
    }
    records = parser.records
    mistakes = parser.slips.map { [lines] slip in
      JSONMistake(position: lines.position(of: slip.offset), slip.fault)
    }
  }

  /// The whole document; `nil` if there is nothing that could be one.
  package var root: JSONNode? { records.isEmpty ? nil : JSONNode(in: self, index: 0) }

  /// An error of all that is wrong with the file.
  ///
  /// - Precondition: It is at least one thing.
  package func error(_ mistakes: [JSONMistake]) -> JSONError {
    guard isOutside else { return JSONError(path: path, mistakes) }
    let fault = FileFault(
      "is not as it should be",
      fix: "it leads outside, so nothing of it is shown: check what it leads to")
    return JSONError(path: path, mistakes.map { JSONMistake(position: $0.position, fault) })
  }

  func position(of offset: UInt32) -> JSONPosition { position(of: Int(offset)) }

  /// The line and column of a byte.
  package func position(of offset: Int) -> JSONPosition { lines.position(of: offset) }

  /// Where a line begins as Git begins a conflict that it leaves in a file.
  private static func conflict(in bytes: [UInt8]) -> Int? {
    let marker = [UInt8](repeating: UInt8(ascii: "<"), count: 7)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: marker) { return start }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return nil
  }

  private static func firstMisencodedByte(_ bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    let fixed = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if fixed == bytes { return nil }
    return zip(bytes, fixed).enumerated().first { $1.0 != $1.1 }?.offset
      ?? min(bytes.count, fixed.count)
  }
}

/// How much JSON is read, so that no file takes all memory or the whole stack.
package struct JSONLimits: Sendable, Hashable {
  /// The most bytes of a file.
  package var bytes = 16 << 20
  /// The most lists and objects inside each other.
  package var depth = 200
  /// The most values, each of which takes up to 100 bytes on the way.
  package var values = 1 << 20

  /// 16 MiB, 200 deep, a million values.
  package init() {}
}

/// What a value is, where it stands, and where those below it end. Its children follow it.
struct JSONRecord {
  enum Kind: UInt8 {
    case object, list, string, number, boolean, null
    /// No value, though one should be there.
    case invalid
  }

  var kind: Kind
  /// Whether something in the list or object itself could not be understood, so that nothing can be
  /// said about what is missing.
  var isDamaged = false
  /// The record of the list or object it is in; the document's is its own.
  let parent: UInt32
  /// The bytes of its key, quotes and all; empty for an element.
  let key: Range<UInt32>
  /// Its bytes.
  var text: Range<UInt32>
  /// The index of the first record that is not below this one.
  var end: UInt32
}
