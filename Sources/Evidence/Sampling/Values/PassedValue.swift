// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An argument of a call.
package struct PassedValue {
  /// Its label; `nil` for none, as of a trailing closure.
  package var label: String?
  /// What is passed.
  package var value: SampleValue

  /// An argument.
  package init(_ label: String?, _ value: SampleValue) {
    (self.label, self.value) = (label, value)
  }
}
