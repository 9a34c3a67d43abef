// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The levels of SwiftUI's hierarchical styles, `primary` first.
package enum HierarchicalLevel: Int, CaseIterable, Sendable {
  case primary, secondary, tertiary, quaternary, quinary

  /// The level of a number; others than 0…4 count as the nearest.
  package init(nearest number: Int) {
    self = Self(rawValue: min(max(number, 0), 4)) ?? .primary
  }

  /// The level that SwiftUI has a name for.
  package init?(name: String) {
    guard let level = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = level
  }

  /// How much of a color it shows, 0…1 (Reported: .5 and .25; the lower ones Assumed).
  package var shareOfColor: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary: 0.18
    case .quinary: 0.12
    }
  }
}
