// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A shape: closed contours of straight lines, in points from the screen's top left.
///
/// Curves are cut into lines by sums and products alone, so a shape is the same on every machine.
package struct Outline: Sendable {
  /// A place in points.
  package typealias Point = SIMD2<Double>

  /// Each contour ends where it began.
  package private(set) var contours: [[Point]] = []

  /// Nothing.
  package init() {}

  /// One contour of straight lines.
  package init(_ points: [Point]) { contours = [points] }

  /// Begins a contour.
  package mutating func move(to point: Point) { contours.append([point]) }

  /// Goes on in a straight line.
  package mutating func line(to point: Point) {
    if contours.isEmpty { return move(to: point) }
    contours[contours.count - 1].append(point)
  }

  /// Goes on in a curve, in so many pieces.
  package mutating func curve(to end: Point, _ first: Point, _ second: Point, pieces: Int = 16) {
    guard let start = contours.last?.last else { return move(to: end) }
    for piece in 1...pieces {
      let t = Double(piece) / Double(pieces)
      let u = 1 - t
      line(
        to: start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
          + end * (t * t * t))
    }
  }

  /// Adds another shape's contours: where they overlap with opposite turns, a hole is left.
  package mutating func add(_ other: Outline) { contours += other.contours }

  /// The shape moved and enlarged, in this order: first enlarged about the origin.
  package func placed(at origin: Point, scale: Double = 1) -> Outline {
    var result = self
    result.contours = contours.map { $0.map { $0 * scale + origin } }
    return result
  }

  /// The same shape drawn the other way round: a hole.
  package var reversed: Outline {
    var result = self
    result.contours = contours.map { $0.reversed() }
    return result
  }

  /// The least box around it: left, top, right, bottom; `nil` if it is empty.
  package var bounds: (left: Double, top: Double, right: Double, bottom: Double)? {
    guard let first = contours.first?.first else { return nil }
    var (low, high) = (first, first)
    for point in contours.joined() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return (low.x, low.y, high.x, high.y)
  }
}

extension Outline {
  /// How far the handles of a corner's curve reach: a circle's quarter.
  package static let round = 0.5523
  /// As above, of a continuous corner: a superellipse of exponent 2.8 to within half a percent.
  package static let continuous = 0.748
  /// As above, of a screen's own corner, which is between the two.
  package static let screen = 0.61

  /// A rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - radius: How far from a corner its curve begins, at most half a side.
  ///   - bend: `round` or `continuous`.
  package static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    bend: Double = round
  ) -> Outline {
    let r = min(radius, width / 2, height / 2)
    guard r > 0 else {
      return Outline([[x, y], [x + width, y], [x + width, y + height], [x, y + height]])
    }
    let (k, right, bottom) = (r * (1 - bend), x + width, y + height)
    var shape = Outline()
    shape.move(to: [x + r, y])
    shape.line(to: [right - r, y])
    shape.curve(to: [right, y + r], [right - k, y], [right, y + k])
    shape.line(to: [right, bottom - r])
    shape.curve(to: [right - r, bottom], [right, bottom - k], [right - k, bottom])
    shape.line(to: [x + r, bottom])
    shape.curve(to: [x, bottom - r], [x + k, bottom], [x, bottom - k])
    shape.line(to: [x, y + r])
    shape.curve(to: [x + r, y], [x, y + k], [x + k, y])
    return shape
  }

  /// A disc.
  package static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    box(x - radius, y - radius, 2 * radius, 2 * radius, radius: radius)
  }

  /// A disc with a hole.
  package static func ring(_ x: Double, _ y: Double, _ radius: Double, width: Double) -> Outline {
    var ring = disc(x, y, radius)
    ring.add(disc(x, y, radius - width).reversed)
    return ring
  }

  /// A straight stroke with round ends.
  package static func stroke(from start: Point, to end: Point, width: Double) -> Outline {
    let along = end - start
    let length = (along * along).sum().squareRoot()
    let (x, y) = (along / length, Point(-along.y, along.x) / length)
    let r = width / 2
    let flat = box(-r, -r, length + width, width, radius: r)
    var result = Outline()
    for contour in flat.contours {
      result.contours.append(contour.map { start + x * $0.x + y * $0.y })
    }
    return result
  }
}
