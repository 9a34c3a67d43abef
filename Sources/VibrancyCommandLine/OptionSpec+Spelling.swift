// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension OptionSpec {
  /// How it is typed by its long name, with its value: `--output DIR`.
  var longSpelling: String {
    placeholder.isEmpty ? "--\(name)" : "--\(name) \(placeholder)"
  }

  /// How it is typed in the fewest letters: `-o DIR`.
  var shortestSpelling: String {
    guard let short else { return longSpelling }
    return placeholder.isEmpty ? "-\(short)" : "-\(short) \(placeholder)"
  }
}
