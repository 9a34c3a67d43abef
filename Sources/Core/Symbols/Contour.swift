// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A closed contour of lines and curves. Its points count as a polygon where that is close enough.
struct Contour: Hashable, Sendable {
  /// A place, y downwards.
  typealias Point = SIMD2<Double>

  /// How a contour goes on; the raw value is the number of points it takes.
  enum Piece: Int, Hashable, Sendable { case line = 1, quadratic, cubic }

  /// The pieces in order.
  var pieces: [Piece] = []
  /// Where it begins, then the points of its pieces: handles, then the end.
  var points: [Point]

  /// Begins somewhere.
  init(at start: Point) { points = [start] }

  /// Straight lines.
  init(polygon: [Point]) {
    points = polygon
    pieces = Array(repeating: .line, count: max(0, polygon.count - 1))
  }

  /// A rectangle about the origin with round corners, clockwise as one sees it; a disc if the radius
  /// is half of both sides.
  init(boxOf size: Point, radius: Double) {
    let half = size / 2
    let r = max(0, min(radius, half.x, half.y))
    // How far a handle is from the corner: circles, to within .03 %.
    let k = r * (1 - 0.5523)
    self.init(at: [r - half.x, -half.y])
    for turn in 0..<4 {
      let (right, down) = (turn == 0 || turn == 1, turn == 1 || turn == 2)
      let corner = Point(right ? half.x : -half.x, down ? half.y : -half.y)
      let (x, y) = (Point(right ? -1 : 1, 0), Point(0, down ? -1 : 1))
      // Odd corners are entered along y.
      let (before, after) = turn.isMultiple(of: 2) ? (x, y) : (y, x)
      add(.line, [corner + before * r])
      add(.cubic, [corner + before * k, corner + after * k, corner + after * r])
    }
  }

  /// Goes on.
  mutating func add(_ piece: Piece, _ new: [Point]) {
    pieces.append(piece)
    points += new
  }

  /// Twice the area inside, negative if it runs counterclockwise as one sees it.
  var area: Double {
    var sum = 0.0
    guard var last = points.last else { return 0 }
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// The same points the other way round: a hole.
  var reversed: Contour {
    var result = self
    result.points.reverse()
    result.pieces.reverse()
    return result
  }

  /// Every point moved.
  func mapped(_ move: (Point) -> Point) -> Contour {
    var result = self
    for index in points.indices { result.points[index] = move(points[index]) }
    return result
  }

  /// The contour as straight lines.
  ///
  /// - Parameter steps: How many for each curve.
  func flattened(steps: Int = 8) -> [Point] {
    var result: [Point] = []
    guard var start = points.first else { return [] }
    result.append(start)
    var at = 1
    for piece in pieces {
      let end = points[at + piece.rawValue - 1]
      switch piece {
      case .line: result.append(end)
      case .quadratic, .cubic:
        let first = points[at]
        let isCubic = piece == .cubic
        // A quadratic's handle counts for two thirds of each handle of a cubic.
        let one = isCubic ? first : (start + first * 2) / 3
        let two = isCubic ? points[at + 1] : (end + first * 2) / 3
        for step in 1...max(1, steps) {
          let t = Double(step) / Double(max(1, steps))
          let u = 1 - t
          let inner = one * (3 * u * u * t) + two * (3 * u * t * t)
          result.append(start * (u * u * u) + inner + end * (t * t * t))
        }
      }
      at += piece.rawValue
      start = end
    }
    return result
  }

  /// Each point moved outwards, at a corner as far as a miter of at most twice the distance reaches.
  ///
  /// - Parameter distance: Outwards of a clockwise contour; a hole, which runs the other way, shrinks.
  func grown(by distance: Double) -> Contour {
    guard distance != 0 else { return self }
    // Handles may lie on their ends: directions are those to the next point elsewhere.
    let count = points.count
    var normals = [Point](repeating: .zero, count: count)
    var next = points.first ?? .zero
    var normal = Point.zero
    for turn in 0..<2 {
      for index in stride(from: count - 1, through: 0, by: -1) {
        let way = next - points[index]
        let length = (way * way).sum().squareRoot()
        if length > 1e-9 { normal = Point(way.y, -way.x) / length }
        if turn == 1 { normals[index] = normal }
        next = points[index]
      }
    }
    var result = self
    // The direction into a point is that out of the last point elsewhere.
    var before = normals.last ?? .zero
    var last = points.last ?? .zero
    var into = before
    for turn in 0..<2 {
      for index in 0..<count {
        if points[index] != last { into = before }
        (last, before) = (points[index], normals[index])
        guard turn == 1 else { continue }
        let sum = into + normals[index]
        let share = 1 + (into * normals[index]).sum()
        result.points[index] += share > 0.5 ? sum * (distance / share) : sum * (distance * 2)
      }
    }
    return result
  }
}
