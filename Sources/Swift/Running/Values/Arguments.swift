// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a call of SwiftUI, as its functions look for them.
package struct Arguments {
  /// All in order.
  package let all: [PassedValue]

  package init(_ all: [PassedValue]) { self.all = all }

  /// The argument with a label.
  package subscript(label: String) -> SampleValue? { all.first { $0.label == label }?.value }

  /// An argument without a label that is no function, by its place among these.
  package subscript(place: Int) -> SampleValue? {
    var seen = 0
    for argument in all where argument.label == nil && !argument.value.isFunction {
      if seen == place { return argument.value }
      seen += 1
    }
    return nil
  }

  /// How many arguments without a label that are no functions there are.
  package var unlabeledCount: Int { all.count { $0.label == nil && !$0.value.isFunction } }

  /// The last function without a label: a trailing closure.
  package var trailing: SampleValue? {
    all.last { $0.label == nil && $0.value.isFunction }?.value
  }

  /// What stands in a view: behind a label, or the trailing closure.
  package func content(_ label: String = "content") -> SampleValue? { self[label] ?? trailing }

  /// Whether there is an argument with a label.
  package func has(_ label: String) -> Bool { all.contains { $0.label == label } }
}

extension SampleValue {
  /// Whether it can be called.
  package var isFunction: Bool {
    switch self {
    case .closure, .function, .keyPath: true
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .type, .implicit, .foundation, .interface, .view,
      .unknown:
      false
    }
  }

  /// The name of an `implicit` value or a word of the system: `.leading`.
  package var word: String? {
    switch self {
    case .implicit(let name, nil, _): name
    case .interface(.word(_, let name)): name
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      nil
    }
  }

  /// Whether it is `true`; `nil`: it is no truth.
  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array or set.
  package var elements: [SampleValue]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    case .void, .nothing, .bool, .integer, .double, .string, .dictionary, .tuple, .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      nil
    }
  }
}
