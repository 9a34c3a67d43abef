// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The tags of a document of XML, one after the other, with their attributes; texts, comments and
/// declarations are passed over.
struct ElementTags {
  /// A tag.
  struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    /// The attributes by name; of one that stands there twice the last.
    let attributes: [String: String]

    /// An attribute that may be a name in Swift.
    func identifier(_ name: String) -> String? {
      guard let text = attributes[name], let first = text.unicodeScalars.first,
        first == "_" || first.properties.isXIDStart,
        text.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
      else { return nil }
      return text
    }
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The most attributes of a tag that are kept.
  private static let mostAttributes = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; `nil`: there is no more.
  mutating func next() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", from: start + 4) else { return nil }
        index = end
        continue
      }
      index = start + 1
      guard let first = bytes[index...].first else { return nil }
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { continue }
      let isEnd = first == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let name = word()
      let attributes = readAttributes()
      guard let attributes else { return nil }
      return Tag(
        name: name, isEnd: isEnd, isEmpty: attributes.isEmpty, attributes: attributes.found)
    }
    return nil
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place...].starts(with: mark) { return place + mark.count }
      place += 1
    }
    return nil
  }

  /// A name: what comes before a space, `=`, `/` or `>`.
  private mutating func word() -> String {
    let start = index
    while index < bytes.count, bytes[index] > 0x20, !Self.ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let ends: Set<UInt8> = [
    UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"),
  ]

  /// The attributes up to the end of a tag, and whether it ends with `/`; `nil`: it does not end.
  private mutating func readAttributes() -> (found: [String: String], isEmpty: Bool)? {
    var found: [String: String] = [:]
    var isEmpty = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        return (found, isEmpty)
      }
      isEmpty = byte == UInt8(ascii: "/")
      guard byte > 0x20, !Self.ends.contains(byte) else {
        index += 1
        continue
      }
      let name = word()
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "="),
        case let mark = bytes[index + 1], mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
      else { continue }
      let start = index + 2
      guard let close = bytes[start...].firstIndex(of: mark) else { return nil }
      if found.count < Self.mostAttributes {
        found[name] = PropertyListReader.text(of: bytes[start..<close])
      }
      index = close + 1
    }
    return nil
  }
}
