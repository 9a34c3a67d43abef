// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A value with where it is written.
package struct Written<Value: Sendable>: Sendable {
  /// What is written.
  package let value: Value
  /// Where.
  package let source: JSONValue

  /// A value that is written somewhere.
  package init(_ value: Value, at source: JSONValue) { (self.value, self.source) = (value, source) }
}
