// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the code decides while it runs, so that no scene can be judged for it.
package enum CodeChoice: Sendable, Hashable {
  /// The accented rendering mode.
  case rendering(CodeLocation)
  /// The colors.
  case colors(CodeLocation)

  /// Where it decides.
  package var location: CodeLocation {
    switch self {
    case .rendering(let location), .colors(let location): location
    }
  }

  /// What it does, without the place.
  package var words: String {
    switch self {
    case .rendering: "the code chooses"
    case .colors: "the code changes its colors"
    }
  }

  /// `the code chooses (Rain.swift:12)`.
  package var text: String { "\(words) (\(location))" }
}
