// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads values of a `JSONTree` and keeps what is wrong with them, instead of stopping at it.
package struct JSONReading: Sendable {
  /// As many faults as anybody reads; what comes behind is not looked for.
  package static let mostFaults = 50

  /// What is wrong, in the order of the text.
  package var faults: [JSONError] {
    kept.sorted { ($0.position ?? Self.top) < ($1.position ?? Self.top) }
  }
  private var kept: [JSONError] = []
  private static let top = JSONPosition(line: 0, column: 0)

  /// Nothing read yet.
  package init() {}

  /// Whether no more faults are kept.
  package var isFull: Bool { kept.count >= Self.mostFaults }

  /// Keeps a fault.
  package mutating func add(_ fault: JSONError) {
    if !isFull { kept.append(fault) }
  }

  /// The members of an object by key: any other key, or one that stands there twice, is a fault.
  ///
  /// - Parameters:
  ///   - required: Keys that have to be there.
  ///   - elsewhere: Keys that are known in another place, with what to do about them.
  package mutating func members(
    of value: JSONValue, keys: [String], required: [String] = [],
    elsewhere: [String: String] = [:]
  ) -> [String: JSONValue] {
    guard let members = value.members else {
      add(value.fault("is \(value.kind); write an object"))
      return [:]
    }
    var found: [String: JSONValue] = [:]
    for member in members where !isFull {
      let key = member.key
      if found[key] != nil {
        add(member.keyFault("stands here twice; remove one"))
      } else if keys.contains(key) {
        found[key] = member
      } else if let advice = elsewhere[key] {
        add(member.keyFault("is no key of this object; \(advice)"))
      } else {
        add(member.unknownKey("known key", among: keys.filter { $0 != "$schema" }))
      }
    }
    for key in required where found[key] == nil {
      add(value.fault("has no \"\(key)\"; add it"))
    }
    return found
  }

  /// A string that is not empty.
  package mutating func text(_ value: JSONValue) -> Written<String>? {
    guard let text = value.string else {
      add(value.fault("is \(value.kind); write a string"))
      return nil
    }
    guard !text.isEmpty else {
      add(value.fault("is empty; write a name"))
      return nil
    }
    return Written(text, at: value)
  }

  /// The elements of a list, each read on its own; those that cannot be are left out.
  package mutating func list<Element>(
    _ value: JSONValue, _ read: (inout Self, JSONValue) -> Element?
  ) -> [Element] {
    guard let elements = value.elements else {
      add(value.fault("is \(value.kind); write a list"))
      return []
    }
    var found: [Element] = []
    for element in elements where !isFull {
      if let one = read(&self, element) { found.append(one) }
    }
    return found
  }

  /// True or false.
  package mutating func flag(_ value: JSONValue) -> Bool? {
    if value.boolean == nil { add(value.fault("is \(value.kind); write true or false")) }
    return value.boolean
  }

  /// A whole number in a range.
  package mutating func whole(_ value: JSONValue, in range: ClosedRange<Int>) -> Int? {
    guard let number = value.number else {
      add(value.fault("is \(value.kind); write a whole number"))
      return nil
    }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      add(value.fault("is \(JSONText.number(number)); write a whole number \(bounds)"))
      return nil
    }
    return whole
  }
}
