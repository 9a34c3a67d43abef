// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

extension InputQuery {
  /// Sets what is left out, and whether links lead out of an input, as a command line says.
  ///
  /// - Throws: More or longer patterns than take a moment to match.
  mutating func setBounds(_ arguments: Arguments) throws(CommandError) {
    excluded = arguments.list("exclude")
    if let excess = PathPatterns.excess(of: excluded) { throw CommandError("--exclude: \(excess)") }
    excludesNamed = arguments.flag("force-exclude")
    followsOutside = arguments.flag("follow-outside")
  }
}
