// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A symbol at its size; lengths in points, y downwards from its box's top left.
package struct Symbol: Hashable, Sendable {
  /// Whether its form is not the one asked for but stands for it.
  package var isStandIn: Bool
  /// What is filled, by the nonzero rule.
  package var path: Path
  /// Width and height of the box that layout sees.
  package var size: SIMD2<Double>
  /// Where the box stands on a line of text.
  package var baseline: Double

  /// A symbol of the system by its name, at a font's size.
  ///
  /// - Parameters:
  ///   - name: As in `Image(systemName:)`, e.g. `bolt.fill`.
  ///   - pointSize: The size of the font in points.
  ///   - weight: Its weight, 400 regular.
  ///   - scale: `0.78…` small, 1 medium, `1.28…` large.
  package init(systemName name: String, pointSize: Double, weight: Double, scale: Double) {
    // Stands for the real one until it is written.
    isStandIn = true
    path = Path()
    size = [pointSize * 1.2, pointSize * 1.2]
    baseline = pointSize
  }
}
