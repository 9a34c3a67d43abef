// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A shape that is stretched to the size it is given. Radii are in points, angles in degrees clockwise
/// from the right.
package enum ShapeKind: Hashable, Sendable {
  case rectangle
  /// The greatest circle, in the middle.
  case circle
  case ellipse
  /// Its ends are half circles.
  case capsule
  case roundedRectangle(radius: Double, isContinuous: Bool)
  case unevenRoundedRectangle(
    topLeading: Double, topTrailing: Double, bottomLeading: Double, bottomTrailing: Double,
    isContinuous: Bool)
  /// The widget's own shape, as far inside as the view's edges are.
  case containerRelative
  /// A path; with a size, it is stretched from a box of that size, otherwise drawn as it is.
  case path(Path, size: Size?)
  /// A part of the greatest circle.
  case arc(from: Double, to: Double)
  /// Part of a capsule's width, cut by the capsule: `0...1`.
  case partialCapsule(from: Double, to: Double)
  /// A bar with a dot at a share of its way, in a gap: the marker of `accessoryLinear` gauges.
  case markedBar(Double)
}
