// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A value of a sample that stands for one that is not known.
package struct MadeUpValue: Sendable {
  /// What decided it.
  package enum Reason: String, Sendable, Hashable {
    /// What the code does with it.
    case use
    /// What the property is called.
    case name
    /// The property's type.
    case type
  }

  /// The way to it from the entry: `steps`, `days[1].high`; of a Live Activity from `attributes` or
  /// `state`.
  package var field: String
  /// The value as `"samples"` of a configuration has it; `nil`: it cannot be written there.
  package var value: JSONValue?
  /// What it is where it cannot be written: the name of its type.
  package var type: String
  /// What decided it; `nil`: it has parts, or that is not known.
  package var reason: Reason?
}

extension MadeUpValue {
  /// The texts that it has, as a widget may show them.
  package var texts: [String] { value.map { Self.texts(of: $0) } ?? [] }

  private static func texts(of value: JSONValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .integer(let number): ["\(number)"]
    case .list(let values): values.flatMap { texts(of: $0) }
    case .object(let members): members.flatMap { texts(of: $0.value) }
    case .absent, .flag, .number, .word, .file, .lines: []
    }
  }
}
