// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The color scheme that code sets for a view, as `environment(\.colorScheme, .dark)` does.
package enum ColorScheme: String, Sendable, Hashable, Codable {
  case light, dark
}
