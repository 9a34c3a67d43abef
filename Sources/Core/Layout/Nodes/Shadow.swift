// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels

/// A shadow; lengths in points.
package struct Shadow: Hashable, Sendable {
  /// Its color.
  package var color: PaintColor
  /// How far it is blurred.
  package var radius: Double
  /// How far it is moved right.
  package var x: Double
  /// How far it is moved down.
  package var y: Double

  /// A shadow; without a color, SwiftUI's own: a third of black (Documented).
  package init(color: PaintColor? = nil, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color ?? PaintColor(.black, opacity: 0.33)
    (self.radius, self.x, self.y) = (radius, x, y)
  }
}
