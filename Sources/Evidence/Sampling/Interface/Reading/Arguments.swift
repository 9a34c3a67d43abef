// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The arguments of a call of SwiftUI, as its functions look for them.
struct Arguments {
  /// All in order.
  let all: [PassedValue]

  init(_ all: [PassedValue]) { self.all = all }

  /// The argument with a label.
  subscript(label: String) -> SampleValue? { all.first { $0.label == label }?.value }

  /// An argument without a label that is no function, by its place among these.
  subscript(place: Int) -> SampleValue? {
    var seen = 0
    for argument in all where argument.label == nil && !argument.value.isFunction {
      if seen == place { return argument.value }
      seen += 1
    }
    return nil
  }

  /// How many arguments without a label that are no functions there are.
  var unlabeledCount: Int { all.count { $0.label == nil && !$0.value.isFunction } }

  /// The last function without a label: a trailing closure.
  var trailing: SampleValue? {
    all.last { $0.label == nil && $0.value.isFunction }?.value
  }

  /// What stands in a view: behind a label, or the trailing closure.
  func content(_ label: String = "content") -> SampleValue? { self[label] ?? trailing }

  /// Whether there is an argument with a label.
  func has(_ label: String) -> Bool { all.contains { $0.label == label } }
}

extension SampleValue {
  /// Whether it can be called.
  var isFunction: Bool {
    switch self {
    case .closure, .function, .keyPath: true
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .type, .implicit, .foundation, .interface, .view,
      .unknown:
      false
    }
  }

  /// The name of an `implicit` value or a word of the system: `.leading`.
  var word: String? {
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
  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array or set.
  var elements: [SampleValue]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    case .void, .nothing, .bool, .integer, .double, .string, .dictionary, .tuple, .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      nil
    }
  }
}
