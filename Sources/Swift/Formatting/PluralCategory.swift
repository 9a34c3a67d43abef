// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which form of an English noun a number takes (Documented: CLDR).
package enum PluralCategory: String, Sendable, Hashable {
  /// Of 1, written without digits after the point.
  case one
  /// Of all other numbers.
  case other

  /// The form after an integer: −1 takes the same as 1.
  package init(_ integer: Int) { self = integer.magnitude == 1 ? .one : .other }

  /// The form after a number as it is written.
  package init(written text: String) {
    self = text == "1" || text == "-1" || text == "+1" ? .one : .other
  }
}
