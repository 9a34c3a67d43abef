// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyPixels

/// The context that marks are painted with: scale, colors and appearance.
package struct PaintingContext {
  /// The canvas in pixels.
  package var size: PixelSize
  /// Pixels per point.
  package var scale: Double
  /// `true` if materials are those of dark appearance.
  package var isDark = false
  /// The look of `AccessoryWidgetBackground`.
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
