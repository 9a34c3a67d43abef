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

  /// Whether it has no pieces.
  package var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour.
  package mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Goes on in a straight line.
  package mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Goes on in a quadratic curve.
  package mutating func quadratic(to end: Point, _ handle: Point) {
    elements.append(.quadratic(handle, end))
  }

  /// Goes on in a cubic curve.
  package mutating func cubic(to end: Point, _ first: Point, _ second: Point) {
    elements.append(.cubic(first, second, end))
  }

  /// Closes the contour with a straight line.
  package mutating func close() { elements.append(.close) }

  /// Adds the pieces of another path.
  package mutating func add(_ other: Path) { elements += other.elements }

  /// The path with its places transformed.
  package func transformed(by transform: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .quadratic(let handle, let end): .quadratic(transform(handle), transform(end))
        case .cubic(let first, let second, let end):
          .cubic(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }

  /// The least box around the path itself: its curves, not their handles. `nil` if it is empty.
  package var bounds: (low: Point, high: Point)? {
    var sink = BoundsSink()
    // Boxes are asked for in layout: as precise as a hundredth of what is drawn at 3 pixels per point.
    flatten(.identity, tolerance: 0.001, into: &sink)
    return sink.bounds
  }
}

/// Collects a box around contours.
private struct BoundsSink: LineSink {
  var bounds: (low: SIMD2<Double>, high: SIMD2<Double>)?

  mutating func move(to point: SIMD2<Double>) {
    let (low, high) = bounds ?? (point, point)
    bounds = (pointwiseMin(low, point), pointwiseMax(high, point))
  }
  mutating func line(to point: SIMD2<Double>, isSmooth: Bool) { move(to: point) }
  mutating func close() {}
}
