// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of a property list in XML, one after the other.
struct PropertyListReader {
  /// Lists in lists are read this deep.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a document.
  mutating func document() -> PropertyList? {
    guard let first = tag() else { return nil }
    if first.name == "plist", !first.isEnd, !first.isEmpty {
      return tag().flatMap { value(of: $0, depth: 0) }
    }
    return value(of: first, depth: 0)
  }

  private struct Tag {
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
  }

  /// The next tag; declarations, comments and texts before it are passed over.
  private mutating func tag() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = place(of: "-->", from: start + 4) else { return nil }
        index = end
        continue
      }
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      index = close + 1
      let inside = bytes[(start + 1)..<close]
      guard let first = inside.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else {
        continue
      }
      let isEnd = first == UInt8(ascii: "/")
      let name = inside.dropFirst(isEnd ? 1 : 0).prefix {
        $0 > 0x20 && $0 != UInt8(ascii: "/")
      }
      return Tag(
        name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
        isEmpty: inside.last == UInt8(ascii: "/"))
    }
    return nil
  }

  private func place(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place...].starts(with: mark) { return place + mark.count }
      place += 1
    }
    return nil
  }

  private mutating func value(of tag: Tag, depth: Int) -> PropertyList? {
    guard depth < Self.deepest, !tag.isEnd else { return nil }
    switch tag.name {
    case "true", "false":
      if !tag.isEmpty { guard self.tag()?.isEnd == true else { return nil } }
      return .truth(tag.name == "true")
    case "array": return tag.isEmpty ? .array([]) : array(depth: depth)
    case "dict": return tag.isEmpty ? .dictionary([:]) : dictionary(depth: depth)
    case "string", "date", "data", "integer", "real":
      guard let text = tag.isEmpty ? "" : text(of: tag.name) else { return nil }
      if tag.name == "integer" { return Int(text).map { .integer($0) } }
      if tag.name == "real" { return Double(text).map { .number($0) } }
      return .text(text)
    default: return nil
    }
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    while let next = tag() {
      if next.isEnd { return .array(elements) }
      guard let element = value(of: next, depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return nil
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var pairs: [String: PropertyList] = [:]
    while let next = tag() {
      if next.isEnd { return .dictionary(pairs) }
      guard next.name == "key", let key = next.isEmpty ? "" : text(of: "key"), let start = tag(),
        let value = value(of: start, depth: depth + 1)
      else { return nil }
      pairs[key] = value
    }
    return nil
  }

  /// The text up to the tag that ends an element, which is passed.
  private mutating func text(of name: String) -> String? {
    guard let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let raw = bytes[index..<start]
    index = start
    guard let end = tag(), end.isEnd, end.name == name else { return nil }
    return Self.text(of: raw)
  }

  /// The text that bytes of XML stand for, without tags.
  static func text(of raw: ArraySlice<UInt8>) -> String {
    raw.contains(UInt8(ascii: "&")) ? unescaped(raw) : String(decoding: raw, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      rest = rest[(start + 1)...]
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: rest[..<end], as: UTF8.self))
      else {
        text += "&"
        continue
      }
      text.unicodeScalars.append(scalar)
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let code =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return code.flatMap { Unicode.Scalar($0) }
    }
  }
}
