// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// A `Contents.json` that is added to: every byte stays where it was but for what is new, which is
/// laid out as the file is.
package struct ContentsEdit {
  /// The text as it is now.
  package private(set) var bytes: [UInt8]

  /// A file that is to be added to.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Sets a member of an object that is itself a member of the root; makes what is missing.
  ///
  /// - Parameter value: As it is to be written.
  /// - Returns: Whether it could be done: the text is an object, and so is what has that name.
  package mutating func setMember(_ key: String, to value: String, ofObject name: String) -> Bool {
    guard let root = JSONDocument(bytes).root, root.members != nil else { return false }
    guard let object = Self.member(name, of: root) else {
      let layout = Layout(bytes, in: root)
      let inner = "{\(layout.line(2))\"\(key)\"\(layout.colon)\(value)\(layout.line(1))}"
      return addMember(name, written: inner, to: root)
    }
    guard object.members != nil else { return false }
    guard let member = Self.member(key, of: object) else {
      return addMember(key, written: value, to: object)
    }
    bytes.replaceSubrange(member.bytes, with: value.utf8)
    return true
  }

  /// Adds a member to an entry of the list of images.
  ///
  /// - Parameter index: Of the entry.
  package mutating func addMember(_ key: String, written value: String, toImage index: Int) -> Bool
  {
    guard let root = JSONDocument(bytes).root, let images = Self.member("images", of: root),
      let elements = images.elements, let entry = Array(elements)[safe: index], entry.members != nil
    else { return false }
    return addMember(key, written: value, to: entry)
  }

  /// Adds an entry to the list of images.
  ///
  /// - Parameter members: Keys, and values as they are to be written, with one line each.
  package mutating func addImage(_ members: [(key: String, value: [String])]) -> Bool {
    guard let root = JSONDocument(bytes).root, let images = Self.member("images", of: root),
      let elements = images.elements
    else { return false }
    let layout = Layout(bytes, in: root)
    var text = "{"
    for (index, member) in members.enumerated() {
      text += layout.line(3) + "\"\(member.key)\"" + layout.colon
      text += member.value.joined(separator: layout.line(3))
      if index < members.count - 1 { text += "," }
    }
    text += layout.line(2) + "}"
    return insert(text, before: layout.line(2), behind: Array(elements).last, in: images)
  }

  private mutating func addMember(
    _ key: String, written value: String, to object: JSONNode
  ) -> Bool {
    guard let members = object.members, let root = JSONDocument(bytes).root else { return false }
    let last = Array(members).last
    let layout = Layout(bytes, in: object, or: Layout(bytes, in: root))
    // A member stands one step further in than what holds it; so does the first of an empty object.
    let lead = last == nil ? layout.line(1) : layout.gap
    return insert("\"\(key)\"\(layout.colon)\(value)", before: lead, behind: last, in: object)
  }

  /// Inserts behind the last member or element, or into what is empty.
  private mutating func insert(
    _ text: String, before lead: String, behind last: JSONNode?, in parent: JSONNode
  ) -> Bool {
    guard let last else {
      // Nothing but space may stand between the brackets: a comment stays where it is.
      let inside = parent.bytes.dropFirst().dropLast()
      guard inside.allSatisfy({ Self.isSpace(bytes[$0]) }) else { return false }
      let layout = Layout(bytes, in: parent)
      let end = inside.isEmpty ? layout.line(0) : ""
      let at = parent.bytes.lowerBound + 1
      bytes.insert(contentsOf: Array((lead + text + end).utf8), at: at)
      return true
    }
    let end = last.bytes.upperBound
    let next = bytes[end...].first { !Self.isSpace($0) }
    // A comma may stand there already, as people leave it.
    if next == UInt8(ascii: ","), let comma = bytes[end...].firstIndex(of: UInt8(ascii: ",")) {
      bytes.insert(contentsOf: Array((lead + text + ",").utf8), at: comma + 1)
    } else {
      bytes.insert(contentsOf: Array(("," + lead + text).utf8), at: end)
    }
    return true
  }

  private static func member(_ key: String, of object: JSONNode) -> JSONNode? {
    object.members?.first { $0.key == key }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The layout of a file: what stands before a member, and between key and value.
  private struct Layout {
    /// The gap before the last member of an object; a line break with its indent, or a space.
    let gap: String
    /// ` : ` as Xcode writes it, `: ` as others do.
    let colon: String
    private let newline: String
    private let step: String
    private let base: String

    /// - Parameters:
    ///   - object: Of which the members show it.
    ///   - other: The layout where it has none.
    init(_ bytes: [UInt8], in object: JSONNode, or other: @autoclosure () -> Layout? = nil) {
      let newline = Self.newline(of: bytes)
      self.newline = newline
      base = Self.indent(before: object.bytes.lowerBound, in: bytes)
      guard let last = object.members.flatMap({ Array($0).last }) else {
        let other = other()
        (gap, colon) = (other?.gap ?? newline, other?.colon ?? " : ")
        step = other?.step ?? "  "
        return
      }
      colon = String(
        decoding: bytes[last.keyBytes.upperBound..<last.bytes.lowerBound], as: UTF8.self)
      let indent = Self.indent(before: last.keyBytes.lowerBound, in: bytes)
      let isOnOwnLine = Self.startsLine(last.keyBytes.lowerBound, in: bytes)
      gap = isOnOwnLine ? newline + indent : " "
      step =
        isOnOwnLine && indent.hasPrefix(base) && indent.count > base.count
        ? String(indent.dropFirst(base.count)) : "  "
    }

    /// A line break and the indent of a depth below the object.
    func line(_ depth: Int) -> String {
      newline + base + String(repeating: step, count: depth)
    }

    private static func newline(of bytes: [UInt8]) -> String {
      guard let feed = bytes.firstIndex(of: 0x0A) else { return "\n" }
      return feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
    }

    private static func lineStart(of offset: Int, in bytes: [UInt8]) -> Int {
      bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// The spaces at the start of a line.
    private static func indent(before offset: Int, in bytes: [UInt8]) -> String {
      let line = bytes[lineStart(of: offset, in: bytes)..<offset]
      return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private static func startsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
      let start = lineStart(of: offset, in: bytes)
      return start > 0 && bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
