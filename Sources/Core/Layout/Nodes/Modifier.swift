// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
package import VibrancyPixels

/// What a modifier does to the view inside it. Lengths are in points, angles in degrees clockwise.
package indirect enum Modifier: Hashable, Sendable {
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case padding(Insets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `nil`: the view's own ratio of width to height.
  case aspectRatio(Double?, ContentMode)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  case rotationEffect(degrees: Double, anchor: UnitPoint)
  case alignmentGuide(GuideRule)
  case containerRelativeFrame(ContainerRelativeFrame)
  /// How a view is a cell of a `Grid`.
  case gridCell(GridCell)
  case background(ViewNode, alignment: Alignment)
  /// A style behind the view, in a shape or in its box.
  case backgroundStyle(ForegroundStyle, ShapeKind?)
  case overlay(ViewNode, alignment: Alignment)
  case clip(ShapeKind, isEvenOdd: Bool)
  case mask(ViewNode, alignment: Alignment)
  case opacity(Double)
  /// How it is composited with what is behind it in its group.
  case blend(Compositing)
  case compositingGroup
  case luminanceToAlpha
  /// Changes colors; without effect where a number of it is not finite.
  case colorEffect(ColorEffect)
  case blur(radius: Double)
  case shadow(Shadow)
  /// Takes its place, and is not drawn.
  case hidden
  /// Changes what the view inside inherits.
  case environment(EnvironmentChange)
}
