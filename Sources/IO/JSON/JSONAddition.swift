// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON text that a person wrote and members are added to: every byte of it stays, comments and
/// trailing commas too.
package struct JSONAddition {
  /// The text as it is now.
  package private(set) var bytes: [UInt8]

  /// A text that is to be added to; an empty one becomes an object.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a member to the object at the top, or to an object that is a member of it and is made where
  /// it is missing.
  ///
  /// - Parameters:
  ///   - key: One that the object does not have.
  ///   - object: The name of the object in the one at the top; `nil`: that one.
  /// - Returns: Whether it could be done: the text is an object, and so is what has the name.
  package mutating func add(_ key: String, _ value: JSONValue, to object: String? = nil) -> Bool {
    if JSONDocument(bytes).root == nil, bytes.allSatisfy(Self.isSpace) {
      bytes = Array("{}\n".utf8)
    }
    guard let root = JSONDocument(bytes).root, let members = root.members else { return false }
    guard let object else { return insert(key, value, in: root, depth: 1) }
    guard let inner = members.first(where: { $0.key == object }) else {
      return insert(object, .object([(key, value)]), in: root, depth: 1)
    }
    return inner.members != nil && insert(key, value, in: inner, depth: 2)
  }

  private mutating func insert(
    _ key: String, _ value: JSONValue, in object: JSONNode, depth: Int
  ) -> Bool {
    guard let members = object.members, !members.contains(where: { $0.key == key }),
      bytes[safe: object.bytes.upperBound - 1] == Self.close
    else { return false }
    let last = Array(members).last
    let indent = last.flatMap { self.indent(before: $0.keyBytes.lowerBound) } ?? 2 * depth
    let end = indent >= 2 ? indent - 2 : 0
    let line = "\n" + String(repeating: " ", count: indent)
    let text = line + JSONText.member(key, value, indent: indent)
    var place = last?.bytes.upperBound ?? object.bytes.lowerBound + 1
    var needsComma = last != nil
    var next = significant(from: place)
    if needsComma, bytes[safe: next] == UInt8(ascii: ",") {
      (place, needsComma) = (next + 1, false)
      next = significant(from: place)
    }
    let hasTrailingComma = last != nil && !needsComma
    guard next == object.bytes.upperBound - 1 else { return false }
    // A comment behind the last member on its line is that member's.
    let behind = last == nil ? lastComment(from: place, to: next) : endOfLine(from: place)
    var added = text + (hasTrailingComma ? "," : "")
    if !bytes[behind..<next].contains(0x0A) {
      added += "\n" + String(repeating: " ", count: end)
    }
    bytes.insert(contentsOf: Array(added.utf8), at: behind)
    if needsComma { bytes.insert(UInt8(ascii: ","), at: place) }
    return true
  }

  private static let close = UInt8(ascii: "}")

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The columns before a member that begins its line; `nil`: another does.
  private func indent(before offset: Int) -> Int? {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard start > 0, bytes[start..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return nil
    }
    return offset - start
  }

  /// The end of a comment that begins at an offset; `nil`: none does.
  private func endOfComment(at offset: Int) -> Int? {
    guard bytes[safe: offset] == UInt8(ascii: "/") else { return nil }
    switch bytes[safe: offset + 1] {
    case UInt8(ascii: "/"):
      return bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      var index = offset + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return nil
    case _: return nil
    }
  }

  /// The first byte from an offset on that is neither space nor of a comment.
  private func significant(from offset: Int) -> Int {
    var index = offset
    while index < bytes.count {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if let end = endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// The end of the comments that follow on the same line; the offset where none does.
  private func endOfLine(from offset: Int) -> Int {
    var (index, end) = (offset, offset)
    while index < bytes.count {
      if bytes[index] == 0x20 || bytes[index] == 0x09 {
        index += 1
      } else if let next = endOfComment(at: index) {
        (index, end) = (next, next)
      } else {
        break
      }
    }
    return end
  }

  /// The end of the last comment before an offset; where the search begins if there is none.
  private func lastComment(from start: Int, to end: Int) -> Int {
    var (index, found) = (start, start)
    while index < end {
      if let next = endOfComment(at: index) {
        (index, found) = (next, next)
      } else {
        index += 1
      }
    }
    return found
  }
}

extension [UInt8] {
  fileprivate subscript(safe index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }
}
