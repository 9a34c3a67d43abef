// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How large a symbol is beside text.
package enum SymbolScale: Int, Hashable, Sendable, CaseIterable {
  /// Each of `imageScale`.
  case small, medium, large

  /// Its size as a share of the medium one.
  ///
  /// Reported: small is about a fifth smaller, large about 30 % larger; Calibrated on five templates
  /// that have all three: .78 to .80 and 1.27 to 1.29.
  package var factor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }
}
