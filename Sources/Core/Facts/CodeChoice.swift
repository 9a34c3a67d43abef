// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A choice that the code makes while it runs, so that no scene can be judged for it.
package enum CodeChoice: Sendable, Hashable {
  /// The accented rendering mode.
  case rendering(CodeLocation)
  /// The colors.
  case colors(CodeLocation)

  /// The place of the choice.
  package var location: CodeLocation {
    switch self {
    case .rendering(let location), .colors(let location): location
    }
  }

  /// The choice in words, without the place.
  package var words: String {
    switch self {
    case .rendering: "the code chooses"
    case .colors: "the code changes its colors"
    }
  }

  /// `the code chooses (Rain.swift:12)`.
  package var text: String { "\(words) (\(location))" }
}
