// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout

extension Path {
  /// Pieces that a curve is cut into.
  private static let pieces = 8
  /// Places along each side that are looked at.
  private static let places = 8
  /// The most pieces of a path that is looked at.
  private static let mostElements = 4096

  /// Whether it fills most of the middle half of a box; `false` where its places are not known.
  func coversMiddle(of box: Size, isEvenOdd: Bool) -> Bool {
    guard elements.count <= Self.mostElements, box.width > 0, box.height > 0 else { return true }
    let lines = lines
    guard lines.allSatisfy({ ($0.start + $0.end).x.isFinite && ($0.start + $0.end).y.isFinite })
    else { return false }
    var count = 0
    for row in 0..<Self.places {
      for column in 0..<Self.places {
        let share = Point(Double(column), Double(row)) + 0.5
        let point = Point(box.width, box.height) * (0.25 + share / Double(2 * Self.places))
        let winding = lines.reduce(0) { $0 + Self.crossing($1, point) }
        if isEvenOdd ? winding & 1 != 0 : winding != 0 { count += 1 }
      }
    }
    return 2 * count > Self.places * Self.places
  }

  /// How often a line goes round a place: whether it crosses the ray to the right of it, and which way.
  private static func crossing(_ line: (start: Point, end: Point), _ point: Point) -> Int {
    let (a, b) = (line.start, line.end)
    guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
    let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    guard x > point.x else { return 0 }
    return b.y > a.y ? 1 : -1
  }

  /// Its contours as straight lines, each closed.
  private var lines: [(start: Point, end: Point)] {
    var lines: [(start: Point, end: Point)] = []
    var (start, here) = (Point.zero, Point.zero)
    func go(to point: Point) {
      lines.append((here, point))
      here = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        if here != start { go(to: start) }
        (start, here) = (point, point)
      case .line(let point): go(to: point)
      case .quadratic(let handle, let end):
        let from = here
        for piece in 1...Self.pieces {
          let t = Double(piece) / Double(Self.pieces)
          go(to: from * ((1 - t) * (1 - t)) + handle * (2 * t * (1 - t)) + end * (t * t))
        }
      case .cubic(let first, let second, let end):
        let from = here
        for piece in 1...Self.pieces {
          let t = Double(piece) / Double(Self.pieces)
          let u = 1 - t
          go(
            to: from * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
              + end * (t * t * t))
        }
      case .close: go(to: start)
      }
    }
    if here != start { go(to: start) }
    return lines
  }
}
