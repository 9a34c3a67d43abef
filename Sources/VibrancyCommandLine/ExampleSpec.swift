// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A command line worth copying.
package struct ExampleSpec: Equatable, Sendable {
  /// What is typed, quoted for a POSIX shell. At most 78 columns.
  package var line: String
  /// What it does, in a few words.
  package var effect: String

  /// An example.
  package init(_ line: String, _ effect: String) {
    (self.line, self.effect) = (line, effect)
  }
}
