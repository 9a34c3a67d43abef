// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// The members of an object that is written or read.
///
/// A type lists its members once, by `Recorded.members`, for both directions.
package protocol RecordForm {
  /// The error that reading throws; writing never does.
  associatedtype Failure: Error

  /// A member that is always written, and must be there.
  mutating func take<Value: RecordValue>(
    _ name: String, _ value: inout Value
  ) throws(Failure)

  /// A member that is left out where it is `usual`, and is so where it is left out or `null`.
  mutating func take<Value: RecordValue & Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value
  ) throws(Failure)

  /// Makes sure that a value makes sense that was read; what is written does.
  func check(_ isSound: Bool, _ name: String) throws(Failure)
}

/// The largest count that is believed: sums of a million of them still fit.
package let largestCount = 1 << 40

extension RecordForm {
  /// A whole number in a range.
  package mutating func count(
    _ name: String, _ value: inout Int, in range: ClosedRange<Int> = 0...largestCount
  ) throws(Failure) {
    try take(name, &value)
    try check(range.contains(value), name)
  }

  /// A whole number in a range that is left out where it is 0.
  package mutating func count(ifAny name: String, _ value: inout Int) throws(Failure) {
    try take(name, &value, unless: 0)
    try check((0...largestCount).contains(value), name)
  }

  /// A whole number in a range, or none.
  package mutating func count(
    _ name: String, _ value: inout Int?, in range: ClosedRange<Int> = 0...largestCount
  ) throws(Failure) {
    try take(name, &value, unless: nil)
    try check(value.map(range.contains) ?? true, name)
  }
}

/// A value that a member may hold.
package protocol RecordValue {
  /// As it is written; absent is left out.
  var json: JSONValue { get }

  /// As it is read; `nil`: it holds something else.
  init?(_ node: JSONNode)
}

/// An object.
package protocol Recorded: RecordValue {
  /// The value that is read into.
  static var blank: Self { get }

  /// Lists its members, in the order in which they are written.
  mutating func members<Form: RecordForm>(_ form: inout Form) throws(Form.Failure)
}

extension Recorded {
  /// The object.
  package var json: JSONValue {
    var (copy, writer) = (self, RecordWriter())
    copy.members(&writer)
    return .object(writer.members)
  }

  /// The value of an object; `nil`: it is not one, or a member is missing or makes no sense.
  package init?(_ node: JSONNode) {
    guard var reader = RecordReader(node) else { return nil }
    self = .blank
    do { try members(&reader) } catch { return nil }
  }
}

/// Members being written.
package struct RecordWriter: RecordForm {
  /// Those so far.
  package private(set) var members: [(name: String, value: JSONValue)] = []

  /// None.
  package init() {}

  package mutating func take<Value: RecordValue>(_ name: String, _ value: inout Value) {
    members.append((name, value.json))
  }

  package mutating func take<Value: RecordValue & Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value
  ) {
    if value != usual { members.append((name, value.json)) }
  }

  package func check(_ isSound: Bool, _ name: String) {}
}

/// Members being read, checked as they are asked for.
package struct RecordReader: RecordForm {
  /// That a member is missing, or is of another kind than it should be.
  package struct Failure: Error {
    /// Its name.
    package let member: String
  }

  private let members: [String: JSONNode]

  /// The members of a value; `nil`: it is not an object.
  package init?(_ node: JSONNode?) {
    guard let members = node?.membersByKey else { return nil }
    self.members = members
  }

  package func take<Value: RecordValue>(
    _ name: String, _ value: inout Value
  ) throws(Failure) {
    value = try self.value(name)
  }

  package func take<Value: RecordValue & Equatable>(
    _ name: String, _ value: inout Value, unless usual: Value
  ) throws(Failure) {
    value = try found(name, as: Value.self) ?? usual
  }

  package func check(_ isSound: Bool, _ name: String) throws(Failure) {
    if !isSound { throw Failure(member: name) }
  }

  /// A member that must be there.
  func value<Value: RecordValue>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    guard let value = try found(name, as: type) else { throw Failure(member: name) }
    return value
  }

  private func found<Value: RecordValue>(
    _ name: String, as type: Value.Type
  ) throws(Failure) -> Value? {
    guard let node = members[name], !node.isNull else { return nil }
    guard let value = Value(node) else { throw Failure(member: name) }
    return value
  }
}
