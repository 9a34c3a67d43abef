// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Value {
  /// Whether it is of an optional type.
  var isOptional: Bool { if case .unknown(let type?) = self { type.isOptional } else { false } }

  /// The same as what `?.` gives on a receiver that may be `nil`.
  func optional(if isOptional: Bool) -> Value {
    guard isOptional, case .unknown(let known) = self else { return self }
    var type = known ?? .optional
    type.isOptional = true
    return .unknown(type)
  }

  /// Whether it may be `nil`.
  var mayBeNothing: Bool {
    switch self {
    case .unknown(let type): type.map { $0.isOptional || !$0.isOfData } ?? true
    case .nothing, .picture: true
    case .either(let values): values.contains(where: \.mayBeNothing)
    case .truth, .number, .text, .member, .view, .paint, .closure, .method, .object, .type, .list,
      .pairs, .environment, .implicit, .configuration:
      false
    }
  }
}

extension TypeName {
  /// Whether it is one of Swift's and Foundation's own types of data, which no other type stands for.
  fileprivate var isOfData: Bool { isArray || Self.ofData.contains(name) }

  private static let ofData: Set<String> = [
    "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int32",
    "Int64", "Locale", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "URL", "UUID",
  ]
}
