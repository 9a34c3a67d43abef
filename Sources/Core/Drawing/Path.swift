// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A path of lines and curves, in points, y downwards.
package struct Path: Hashable, Sendable {
  /// A place in points.
  package typealias Point = SIMD2<Double>

  /// One piece of a path.
  package enum Element: Hashable, Sendable {
    /// Begins a contour.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic curve: its handle, its end.
    case quadratic(Point, Point)
    /// A cubic curve: its handles, its end.
    case cubic(Point, Point, Point)
    /// Closes the contour with a straight line.
    case close
  }

  /// The pieces in order.
  package var elements: [Element] = []

  /// Nothing.
  package init() {}

  /// Pieces.
  package init(_ elements: [Element]) { self.elements = elements }
}
