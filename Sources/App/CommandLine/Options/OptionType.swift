// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What an option's text is as a value.
package struct OptionType<Value: Sendable>: Sendable {
  /// What is taken.
  let kind: OptionKind
  /// The value of a text that `kind` took.
  let value: @Sendable (String) -> Value?
  /// How a default would be typed.
  let text: @Sendable (Value) -> String
}

extension OptionType where Value == String {
  /// Any text.
  package static var text: Self { Self(.text) }
  /// The path of a file.
  package static var file: Self { Self(.file) }
  /// The path of a folder.
  package static var directory: Self { Self(.directory) }
  /// Any text; the names are worth offering, and `orFile` says that a path will do as well.
  package static func names(_ names: [String], orFile: Bool) -> Self {
    Self(.names(names, orFile: orFile))
  }
  /// `NAME=VALUE` with one of these names.
  package static func assignment(_ names: [String]) -> Self { Self(.assignment(names)) }

  private init(_ kind: OptionKind) { self.init(kind: kind, value: { $0 }, text: { $0 }) }
}

extension OptionType where Value == Int {
  /// A whole number in the range.
  package static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(kind: .integer(range), value: { Int($0) }, text: { "\($0)" })
  }
}

extension OptionType where Value == Double {
  /// A decimal number in the range.
  package static func number(_ range: ClosedRange<Double>) -> Self {
    Self(kind: .number(range), value: { Double($0) }, text: { RuleListing.text($0) })
  }
}

extension OptionType where Value == SystemVersion {
  /// `18` or `26`.
  static var os: Self { choice(SystemVersion.allCases.map { ("\($0.rawValue)", $0) }) }
}

extension OptionType where Value == EncodedColor {
  /// `#RRGGBB`.
  static var color: Self {
    Self(kind: .color, value: { EncodedColor(hex: $0) }, text: { "#\($0.hex)" })
  }
}

extension OptionType where Value: Equatable {
  /// One of these names, each with its value.
  package static func choice(_ rows: [(name: String, value: Value)]) -> Self {
    Self(
      kind: .choice(rows.map(\.name)), value: { name in rows.first { $0.name == name }?.value },
      text: { value in rows.first { $0.value == value }?.name ?? "" })
  }
}

extension OptionType where Value: Equatable & CaseIterable & RawRepresentable<String> {
  /// One of the values, by its name.
  package static var choice: Self { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}
