// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// The color scheme that code sets for a view, as `environment(\.colorScheme, .dark)` does.
package enum ColorScheme: String, Sendable, Hashable, Codable {
  case light, dark
}

extension Value {
  /// The color scheme that it is, if it is one.
  var colorScheme: ColorScheme? {
    guard case .member(let words, _) = self, words.count == 1, let word = words.first else {
      return nil
    }
    return ColorScheme(rawValue: word)
  }
}
