// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyPixels

/// What marks are painted with.
package struct PaintingContext {
  /// The canvas in pixels.
  package var size: PixelSize
  /// Pixels per point.
  package var scale: Double
  /// Whether materials are those of dark appearance.
  package var isDark = false
  /// What `AccessoryWidgetBackground` shows.
  package var accessoryBackground = PaintColor(.white, opacity: 0.2)
  /// A picture by its name: display-encoded sRGB; `nil` for one that is not there.
  package var picture: (String) -> SourcePicture?

  /// A canvas.
  package init(
    size: PixelSize, scale: Double, picture: @escaping (String) -> SourcePicture? = { _ in nil }
  ) {
    (self.size, self.scale, self.picture) = (size, scale, picture)
  }
}
