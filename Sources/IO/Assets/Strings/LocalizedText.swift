// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A text in one language, in the forms that numbers ask for.
package struct LocalizedText: Sendable, Hashable {
  /// The text, for all numbers that have no form of their own.
  package var other: String
  /// The form for one thing.
  package var one: String?
  /// The form for none of a thing, where a language or an author has one.
  package var zero: String?

  /// A text that is the same for all numbers.
  package init(_ other: String) { self.other = other }

  /// The text for a number, as English chooses: `one` for 1, `zero` for 0 where there is one.
  ///
  /// - Parameter number: `nil`: no number is known.
  /// - Source: Unicode CLDR, plural rules of `en`: `one` is `i = 1 and v = 0`.
  package func text(for number: Int?) -> String {
    switch number {
    case 1: one ?? other
    case 0: zero ?? other
    default: other
    }
  }
}
