// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A table of texts of one language: `.strings`, in UTF-8 or UTF-16.
///
/// `"key" = "value";` pairs with C's comments; a key may stand without quotation marks, and alone
/// where it is its own value. Or a property list in XML, whose values other than texts are passed over.
package struct StringsFile: Sendable {
  /// More bytes than tables of large apps have.
  package static let mostBytes = 4 << 20

  /// The texts, by key; of a key that stands there twice the last.
  package private(set) var texts: [String: String] = [:]

  private let bytes: [UInt8]
  private let path: String
  private var index = 0

  /// Reads a table.
  ///
  /// - Parameter path: As the user knows it; errors name it.
  /// - Throws: `StringsError`: the first mistake.
  package init(_ bytes: [UInt8], path: String) throws(StringsError) {
    self.path = path
    guard bytes.count <= Self.mostBytes else {
      throw StringsError(
        path: path, line: nil, fault: FileFault("has more than 4 MiB", fix: "split the table"))
    }
    self.bytes = Self.utf8(of: bytes)
    try read()
  }

  /// The bytes in UTF-8 without a byte order mark; what is not UTF-16 is taken as that.
  private static func utf8(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    let isMarked = isBig || bytes.starts(with: [0xFF, 0xFE])
    // Without a mark every second byte of a Latin text is zero.
    let looksBig = bytes.count >= 2 && bytes[0] == 0 && bytes[1] != 0
    let looksLittle = bytes.count >= 2 && bytes[0] != 0 && bytes[1] == 0
    guard isMarked || looksBig || looksLittle else { return bytes }
    let start = isMarked ? 2 : 0
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for place in stride(from: start, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBig || looksBig && !isMarked ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func read() throws(StringsError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw mistake("is a property list in binary form", fix: "save it as text")
    }
    if PropertyList.isXML(bytes) {
      guard case .dictionary(let pairs)? = PropertyList(xml: bytes) else {
        throw mistake("is not a property list of texts", fix: "save it as text")
      }
      texts = pairs.compactMapValues(\.text)
      return
    }
    try skipBlanks()
    while index < bytes.count {
      let key = try text("a key")
      try skipBlanks()
      var value = key
      if take("=") {
        try skipBlanks()
        value = try text("a value")
        try skipBlanks()
      }
      guard take(";") else { throw mistake("has no ; here", fix: "add it behind the value") }
      texts[key] = value
      try skipBlanks()
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func text(_ what: String) throws(StringsError) -> String {
    let start = index
    if take("\"") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.count else {
        index = start
        throw mistake("has a text that does not end", fix: "add a quotation mark")
      }
      defer { index += 1 }
      return String(unescaping: bytes[start + 1..<index])
    }
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    guard index > start else {
      throw mistake("has no text here", fix: "write \(what) in quotation marks")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func skipBlanks() throws(StringsError) {
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0, 0x09...0x0D, 0x20: index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = index
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        guard index + 1 < bytes.count else {
          index = start
          throw mistake("has a comment that does not end", fix: "add */")
        }
        index += 2
      default: return
      }
    }
  }

  private func mistake(_ problem: String, fix: String) -> StringsError {
    let line = 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }
    return StringsError(path: path, line: line, fault: FileFault(problem, fix: fix))
  }
}

/// Why a table of texts could not be read.
package struct StringsError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as the user knows it.
  package let path: String
  /// The line, from 1; `nil`: the file as a whole.
  package let line: Int?
  /// What is wrong, and what to do; `line` says where.
  package let fault: FileFault

  /// `path:line: reason`.
  package var description: String { path + (line.map { ":\($0)" } ?? "") + ": \(fault)" }
}
