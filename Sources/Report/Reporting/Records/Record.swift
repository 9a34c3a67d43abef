// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// One line of a `jsonl` report: its kind and members, checked as they are asked for.
struct Record {
  /// What `kind` says.
  let kind: String
  private let line: Int
  private let members: [String: JSONNode]

  /// The record a line holds; `nil`: it is not JSON, not an object, or has no kind.
  init?(_ bytes: ArraySlice<UInt8>, line: Int) {
    let document = JSONDocument(Array(bytes), as: .strict)
    guard document.mistakes.isEmpty, let members = document.root?.membersByKey,
      let kind = members["kind"]?.string
    else { return nil }
    (self.kind, self.line, self.members) = (kind, line, members)
  }

  /// A member that must be there.
  func member<Value: RecordValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ReportReadingError) -> Value {
    guard let value: Value = try optional(name) else { throw wrong(name) }
    return value
  }

  /// A member that may be left out, or be `null`.
  func optional<Value: RecordValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(ReportReadingError) -> Value? {
    guard let node = members[name], !node.isNull else { return nil }
    guard let value = Value(node) else { throw wrong(name) }
    return value
  }

  /// A whole number in a range.
  func count(
    _ name: String, in range: ClosedRange<Int> = 0...Record.most
  ) throws(ReportReadingError) -> Int {
    guard let value = try count(ifPresent: name, in: range) else { throw wrong(name) }
    return value
  }

  /// A whole number in a range that may be left out.
  func count(
    ifPresent name: String, in range: ClosedRange<Int> = 0...Record.most
  ) throws(ReportReadingError) -> Int? {
    guard let value: Int = try optional(name) else { return nil }
    guard range.contains(value) else { throw wrong(name) }
    return value
  }

  /// What is thrown when a member is not as it should be.
  func wrong(_ name: String) -> ReportReadingError {
    .malformed(line: line, problem: .member(name))
  }

  /// The largest count believed: sums of a million of them still fit.
  static let most = 1 << 40
}

/// What a member of a record may hold.
protocol RecordValue {
  /// `nil`: the value is of another kind.
  init?(_ node: JSONNode)
}

extension String: RecordValue {
  init?(_ node: JSONNode) {
    guard let string = node.string else { return nil }
    self = string
  }
}

extension Bool: RecordValue {
  init?(_ node: JSONNode) {
    guard let flag = node.boolean else { return nil }
    self = flag
  }
}

extension Int: RecordValue {
  init?(_ node: JSONNode) {
    guard let integer = node.integer else { return nil }
    self = integer
  }
}

extension Double: RecordValue {
  init?(_ node: JSONNode) {
    guard let number = node.number else { return nil }
    self = number
  }
}

extension Array: RecordValue where Element: RecordValue {
  init?(_ node: JSONNode) {
    guard let elements = node.elements else { return nil }
    self = []
    for element in elements {
      guard let value = Element(element) else { return nil }
      append(value)
    }
  }
}

extension Dictionary: RecordValue where Key == String, Value: RecordValue {
  init?(_ node: JSONNode) {
    guard let members = node.membersByKey else { return nil }
    self = [:]
    for (key, member) in members {
      guard let value = Value(member) else { return nil }
      self[key] = value
    }
  }
}
