// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An argument of a call.
package struct PassedValue {
  /// Its label; `nil` for none, as of a trailing closure.
  package var label: String?
  /// What is passed.
  package var value: SampleValue
  /// Of a string literal: what it is looked up by where a localized string is wanted.
  package var key: LiteralKey?

  /// An argument.
  package init(_ label: String?, _ value: SampleValue) {
    (self.label, self.value) = (label, value)
  }
}

/// A string literal as a key of localized strings.
package struct LiteralKey {
  /// The key: `%@`, `%lld` and `%lf` stand for what is interpolated.
  package var format: String
  /// What is interpolated, as it is printed.
  package var values: [String]

  /// A key.
  package init(_ format: String, values: [String] = []) {
    (self.format, self.values) = (format, values)
  }
}
