// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A font of the system's family as a view asks for it.
package struct Font: Hashable, Sendable {
  /// The forms of the letters. `rounded` and `serif` are drawn and measured as `standard`.
  package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// The size in points.
  package var size: Double
  /// The weight: 100 ultra light, 400 regular, 500 medium, 600 semibold, 700 bold, 900 black.
  package var weight = 400.0
  /// The design.
  package var design = Design.standard
  /// Whether the letters slant.
  package var isItalic = false
  /// Whether every digit has the same width.
  package var hasMonospacedDigits = false
  /// Points from one baseline to the next that the text style prescribes; `nil` for `.system(size:)`.
  package var leading: Double?

  /// The heights of a line above and below the baseline in ems, of a font that is drawn in place of
  /// the system's; `nil`: the system's own.
  package var ownHeights: SIMD2<Double>?

  /// A font by its size.
  package init(size: Double, weight: Double = 400, leading: Double? = nil) {
    (self.size, self.weight, self.leading) = (size, weight, leading)
  }
}
