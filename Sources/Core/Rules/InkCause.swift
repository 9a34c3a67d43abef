// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// What decides the color of something that a line of code draws: lines that have it in common have one
/// defect.
package struct InkCause: Sendable, Hashable {
  /// The paint as the code sets it, `#RRGGBBAA`; empty where it has several colors.
  package let paint: String
  /// Where the code sets it; `nil`: not known.
  package let place: CodeLocation?

  /// What decides a color.
  package init(paint: String, place: CodeLocation?) { (self.paint, self.place) = (paint, place) }

  /// What decides the color of a mark.
  init(_ mark: MarkFacts) { self.init(paint: mark.paint, place: mark.paintPlace) }
}
