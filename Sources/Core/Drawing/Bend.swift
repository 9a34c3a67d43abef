// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A level line bent into an arc, with what stands on it; lengths in points, y downwards.
///
/// Distances along the line become distances along the arc, those from the line stay.
package struct Bend: Hashable, Sendable {
  /// The place on the line that stays where it is.
  package var middle: SIMD2<Double>
  /// The arc's radius: positive with its center below the line, negative above it.
  package var radius: Double

  /// A bend that leaves a place where it is.
  ///
  /// - Precondition: `radius` is not 0.
  package init(at middle: SIMD2<Double>, radius: Double) {
    precondition(radius != 0, "an arc has a radius")
    (self.middle, self.radius) = (middle, radius)
  }

  /// The center of the arc.
  package var center: SIMD2<Double> { [middle.x, middle.y + radius] }

  /// The angle by which things turn at a place along the line, in radians, clockwise.
  package func turn(at x: Double) -> Double { (x - middle.x) / radius }

  /// Where a point goes.
  package func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let (sine, cosine) = Trigonometry.sineAndCosine(turn(at: point.x))
    let distance = radius + middle.y - point.y
    return center + SIMD2(distance * sine, -distance * cosine)
  }

  /// From where something stands on the line to where it stands on the arc, upright on it.
  ///
  /// - Parameter x: Its middle along the line.
  package func placement(at x: Double) -> Affine {
    Affine.moving(by: [middle.x - x - center.x, -center.y])
      .then(.turning(by: turn(at: x)))
      .then(.moving(by: center))
  }
}

extension Path {
  /// The longest piece of a line that stays straight, in points.
  private static let longestChord = 2.0

  /// The path with its places bent.
  package func bent(by bend: Bend) -> Path {
    var path = Path()
    var (start, last): (Point, Point) = ([0, 0], [0, 0])
    func addLine(to end: Point) {
      let (from, along) = (last, end - last)
      let pieces = min(max((abs(along.x) / Self.longestChord).rounded(.up), 1), 1000)
      for piece in 1...Int(pieces) {
        path.line(to: bend(from + along * (Double(piece) / pieces)))
      }
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        path.move(to: bend(point))
        (start, last) = (point, point)
      case .line(let end): addLine(to: end)
      case .quadratic(let handle, let end):
        path.quadratic(to: bend(end), bend(handle))
        last = end
      case .cubic(let first, let second, let end):
        path.cubic(to: bend(end), bend(first), bend(second))
        last = end
      case .close:
        if last != start { addLine(to: start) }
        path.close()
        last = start
      }
    }
    return path
  }
}
