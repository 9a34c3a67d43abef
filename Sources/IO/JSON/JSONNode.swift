// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A value of a `JSONDocument`, which it keeps alive.
package struct JSONNode: Sendable {
  let document: JSONDocument
  let index: Int

  init(in document: JSONDocument, index: Int) { (self.document, self.index) = (document, index) }

  /// The bytes of the whole document.
  package var documentBytes: [UInt8] { document.bytes }

  var record: JSONRecord { document.records[index] }

  /// What it is, with its article: "a string".
  package var kind: String {
    switch record.kind {
    case .object: "an object"
    case .list: "a list"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    case .invalid: "no value"
    }
  }

  /// The key it stands behind; empty for an element of a list and for the document.
  package var key: String { JSONToken.string(document.bytes[JSONToken.range(record.key)]) }

  /// The text, if it is a string.
  package var string: String? { record.kind == .string ? JSONToken.string(text) : nil }

  /// The number, if it is one; may be infinite or NaN, which JSON5 has words for.
  package var number: Double? {
    record.kind == .number ? Double(String(decoding: text, as: UTF8.self)) : nil
  }

  /// The whole number, if it is one that `Int` can hold; `2.0` is.
  package var integer: Int? {
    guard record.kind == .number else { return nil }
    // Beyond 2⁵³ a `Double` is not exact.
    return Int(String(decoding: text, as: UTF8.self)) ?? number.flatMap { Int(exactly: $0) }
  }

  /// The switch, if it is one.
  package var boolean: Bool? { record.kind == .boolean ? text.first == UInt8(ascii: "t") : nil }

  /// Whether it is a value; where one should be and is not, that was reported.
  package var isValue: Bool { record.kind != .invalid }

  /// Whether it is `null`.
  package var isNull: Bool { record.kind == .null }

  /// The elements, if it is a list.
  package var elements: JSONChildren? {
    record.kind == .list ? JSONChildren(of: self) : nil
  }

  /// The values of the members in the order of the text, if it is an object; a key may stand there
  /// twice.
  package var members: JSONChildren? {
    record.kind == .object ? JSONChildren(of: self) : nil
  }

  /// The values of the members by key, if it is an object; of a key that stands there twice the
  /// first.
  package var membersByKey: [String: JSONNode]? {
    members.map { Dictionary($0.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }) }
  }

  /// Where it begins.
  package var position: JSONPosition { document.position(of: record.text.lowerBound) }

  /// Where its text stands, in bytes of the document.
  package var bytes: Range<Int> { JSONToken.range(record.text) }

  /// Where its key stands with its quotes; empty for an element of a list and for the document.
  package var keyBytes: Range<Int> { JSONToken.range(record.key) }

  /// The way to it as people write it, `images[2].filename`; `the document` for the whole.
  package var way: String {
    if index == 0 { return "the document" }
    let parent = JSONNode(in: document, index: Int(record.parent))
    let outer = parent.index == 0 ? "" : parent.way
    if record.key.isEmpty {
      let place = JSONChildren(of: parent).prefix { $0.index != index }.count
      return "\(outer)[\(place)]"
    }
    return outer + (outer.isEmpty ? "" : ".") + VisibleText.short(key)
  }

  private var text: ArraySlice<UInt8> { document.bytes[JSONToken.range(record.text)] }
}

extension JSONNode: Hashable {
  /// Whether both are one place of one text.
  package static func == (a: Self, b: Self) -> Bool {
    a.index == b.index
      && (a.document === b.document
        || a.document.path == b.document.path && a.document.bytes == b.document.bytes)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// What a list or an object holds, in the order of the text; made one after the other.
package struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private let end: Int
  private let isList: Bool
  private var index: Int

  init(of node: JSONNode) {
    (document, index) = (node.document, node.index + 1)
    (end, isList) = (Int(node.record.end), node.record.kind == .list)
  }

  package mutating func next() -> JSONNode? {
    while index < end {
      let node = JSONNode(in: document, index: index)
      index = Int(node.record.end)
      // A value whose key could not be read is nobody's.
      if isList || !node.record.key.isEmpty { return node }
    }
    return nil
  }

  /// Whether there are more than so many.
  package func isLonger(than count: Int) -> Bool { dropFirst(count).contains { _ in true } }
}

/// A value with where it is written.
package struct Written<Value: Sendable>: Sendable {
  /// What is written.
  package let value: Value
  /// Where.
  package let source: JSONNode

  /// A value that is written somewhere.
  package init(_ value: Value, at source: JSONNode) { (self.value, self.source) = (value, source) }
}

extension Written: Equatable where Value: Equatable {}
extension Written: Hashable where Value: Hashable {}
