// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels

/// What views are painted with, before sizes and appearance are known. Points of gradients are shares
/// of the box that is painted; angles are degrees, clockwise from the right.
package indirect enum ForegroundStyle: Hashable, Sendable {
  /// `.primary` 0, `.secondary` 1, `.tertiary` 2, `.quaternary` 3, `.quinary` 4 of the current style.
  case level(Int)
  /// A level of a style of its own, as `Color.red.secondary`.
  case levelOf(ForegroundStyle, Int)
  /// The tint.
  case tint
  /// What is behind: white, or black in dark appearance.
  case background
  /// One color.
  case color(PaintColor)
  /// Along a line.
  case linear([GradientStop], from: UnitPoint, to: UnitPoint)
  /// From one radius in points to another about a center.
  case radial([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// As `radial`, as wide and as high as the box; radii are shares of the box.
  case elliptical([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Around a center, between two angles.
  case angular([GradientStop], center: UnitPoint, from: Double, to: Double)
  /// Frosted glass.
  case material(Material)
  /// A style of which a share shows.
  case faded(ForegroundStyle, Double)

  /// The current style.
  package static let primary = ForegroundStyle.level(0)
  /// One level below the current style.
  package static let secondary = ForegroundStyle.level(1)
  /// Two levels below it.
  package static let tertiary = ForegroundStyle.level(2)
  /// Three levels below it.
  package static let quaternary = ForegroundStyle.level(3)
  /// Four levels below it.
  package static let quinary = ForegroundStyle.level(4)
}

/// How thick a frosted glass is.
package enum Material: Hashable, Sendable {
  case ultraThin, thin, regular, thick, ultraThick, bar

  /// What stands for it without what is behind it: translucent gray, the more opaque the thicker
  /// (Assumed), by which the thinnest is #F8F8F8 over white and #292929 over a dark card of #1C1C1E
  /// (Calibrated on one picture each; the color of the cards is Assumed).
  package func gray(isDark: Bool) -> PaintColor {
    let opacity: Float =
      switch self {
      case .ultraThin: 0.4
      case .thin: 0.55
      case .regular: 0.7
      case .thick: 0.8
      case .ultraThick: 0.9
      case .bar: 0.85
      }
    return PaintColor(EncodedColor(gray: isDark ? 0.2373 : 0.9314), opacity: opacity)
  }
}
