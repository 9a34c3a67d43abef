// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyPixels
package import VibrancySymbols
package import VibrancyTypography
package import VibrancyVocabulary

/// One thing to draw: what it is, in a box of its own with the origin at its top left, and where the
/// box goes.
package struct Mark: Hashable, Sendable {
  /// What is drawn. Places are in points in the mark's box.
  package indirect enum Content: Hashable, Sendable {
    /// Text; each run has its paint.
    case text(TextBlock)
    /// A symbol at its size.
    case symbol(Symbol, name: String, Paint)
    /// A picture that fills the box; with an ink, its alpha alone is used.
    case picture(name: String, ink: Paint?)
    /// A filled shape.
    case fill(Path, isEvenOdd: Bool, Paint)
    /// A line along a shape.
    case stroke(Path, StrokeStyle, Paint)
    /// Frosted glass in a shape.
    case material(Material, Path)
    /// What `AccessoryWidgetBackground` shows, in a shape.
    case accessoryBackground(Path)
    /// Marks that are composited together; their transforms lead to the canvas, not to this box.
    case group([Mark], GroupEffects)
    /// A hatched box with a name.
    case unknown(String)
  }

  /// What is drawn.
  package var content: Content
  /// Width and height of the box in points, before the transform.
  package var size: Size
  /// From the box to the canvas, both in points.
  package var transform: Affine
  /// How the lines of a text are bent, in points of its box; `nil`: they are straight.
  package var bend: Bend?
  /// How much of it shows, `0...1`.
  package var opacity = 1.0
  /// Whether bars stand in place of its content.
  package var isRedacted = false
  /// Whether it is in the accent group.
  package var isAccentable = false
  /// How it takes part in accented rendering.
  package var accentedRendering = AccentedRendering.unset
  /// Whether it is hidden in private.
  package var isPrivacySensitive = false
  /// Whether it fades when it may be out of date.
  package var isInvalidatable = false
  /// Whether a tap does something.
  package var isInteractive = false
  /// The number of its place in a source.
  package var source: Int?
  /// The number of the control that it is a part of: of a gauge, whose ring has no place of its own.
  package var control: Int?
  /// The number of its place in a source, or of the control's.
  package var origin: Int? { source ?? control }

  /// A mark.
  package init(_ content: Content, size: Size, transform: Affine) {
    (self.content, self.size, self.transform) = (content, size, transform)
  }

  /// The upright rectangle around its box on the canvas, in points.
  package var frame: Rect { Rect(0, 0, size.width, size.height).bounds(after: transform) }
}

/// How marks are composited together, in this order: colors changed, blurred, cut by the mask and the clip, faded, with
/// a shadow, blended.
package struct GroupEffects: Hashable, Sendable {
  /// The gaussian blur's radius in points.
  package var blurRadius = 0.0
  /// Whether light is turned into alpha.
  package var turnsLuminanceToAlpha = false
  /// How colors are changed; `nil`: they stay.
  package var color: ColorEffect?
  /// The marks whose alpha is kept; `nil`: all is.
  package var mask: [Mark]?
  /// What is kept, on the canvas in points; `nil`: all is.
  package var clip: Path?
  /// Whether parts of the clip that are covered twice are cut.
  package var isClipEvenOdd = false
  /// How much shows, `0...1`.
  package var opacity = 1.0
  /// The shadow; its lengths are on the canvas, in points.
  package var shadow: Shadow?
  /// How it is composited with what is behind it.
  package var blend = Compositing.normal
  /// Whether blending inside it stays inside, even where nothing else is set.
  package var isIsolated = false

  /// No effect.
  package init() {}

  /// Whether nothing but the opacity is set.
  var isOnlyOpacity: Bool {
    blurRadius == 0 && !turnsLuminanceToAlpha && color == nil && mask == nil && clip == nil
      && shadow == nil && blend == .normal && !isIsolated
  }
}
