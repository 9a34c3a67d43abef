// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SampleValue {
  /// The number that it is, whole or not.
  package var number: Double? {
    if case .integer(let integer) = self { return Double(integer) }
    if case .double(let double) = self { return double }
    guard case .implicit(let name, nil, _) = self else { return nil }
    return Self.constants[name]
  }

  /// The whole number that it is.
  package var whole: Int? {
    if case .integer(let integer) = self { return integer }
    if case .double(let double) = self { return Int(exactly: double) }
    guard case .implicit(let name, nil, _) = self else { return nil }
    return name == "zero" ? 0 : name == "max" ? .max : name == "min" ? .min : nil
  }

  /// What implicit members of floating-point types are.
  private static let constants: [String: Double] = [
    "zero": 0, "infinity": .infinity, "pi": .pi, "nan": .nan, "ulpOfOne": .ulpOfOne,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude, "leastNonzeroMagnitude": 0x1p-1074,
    "leastNormalMagnitude": .leastNormalMagnitude,
  ]

  /// The text that it is.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// Whether it is `nil`.
  package var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// Whether it is not known.
  package var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it is a list, a set or a dictionary without an element.
  package var isEmptyCollection: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .set(let elements): elements.isEmpty
    case .void, .nothing, .bool, .integer, .double, .string, .tuple, .range, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface,
      .view, .unknown:
      false
    }
  }

  /// The name of an implicit member: `up` of `.up`.
  package var implicitName: String? {
    if case .implicit(let name, _, _) = self { name } else { nil }
  }

  /// A value, or `nil`.
  package init(_ value: SampleValue?) { self = value ?? .nothing }
}
