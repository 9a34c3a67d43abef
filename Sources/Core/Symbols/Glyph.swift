// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// A drawing of contours: outer ones run clockwise as one sees them, holes the other way.
struct Glyph: Hashable, Sendable {
  /// The contours.
  var contours: [Contour] = []

  /// Nothing.
  init() {}

  /// Contours.
  init(_ contours: [Contour]) { self.contours = contours }

  /// The drawing as a hole.
  var reversed: Glyph { Glyph(contours.map { $0.reversed }) }

  /// The ends of what is drawn along both axes; `nil` if nothing is.
  var bounds: (low: Contour.Point, high: Contour.Point)? {
    var result: (low: Contour.Point, high: Contour.Point)?
    for contour in contours {
      for point in contour.flattened(steps: 16) {
        let (low, high) = result ?? (point, point)
        result = (pointwiseMin(low, point), pointwiseMax(high, point))
      }
    }
    return result
  }

  /// Thicker lines.
  ///
  /// - Parameters:
  ///   - distance: How far each edge moves.
  ///   - isFilled: Whether the lines are the holes, as in filled symbols.
  func grown(by distance: Double, isFilled: Bool) -> Glyph {
    Glyph(contours.map { $0.grown(by: isFilled && $0.area < 0 ? -distance : distance) })
  }

  /// Drawn about the origin, stretched so that its ink has a size.
  func stretched(to size: Contour.Point) -> Glyph {
    guard let bounds else { return self }
    let middle = (bounds.low + bounds.high) / 2
    let extent = bounds.high - bounds.low
    let ratio = Contour.Point(
      extent.x > 0 ? size.x / extent.x : 1, extent.y > 0 ? size.y / extent.y : 1)
    return mapped { ($0 - middle) * ratio }
  }

  /// Drawn about the origin, as large as fits into a size.
  func fitted(into size: Contour.Point) -> Glyph {
    guard let bounds else { return self }
    let extent = pointwiseMax(bounds.high - bounds.low, [1e-9, 1e-9])
    return stretched(to: extent * min(size.x / extent.x, size.y / extent.y))
  }

  /// Every point moved.
  func mapped(_ move: (Contour.Point) -> Contour.Point) -> Glyph {
    Glyph(contours.map { $0.mapped(move) })
  }

  /// What lies on one side of a line, as straight lines; holes and overlaps stay what they are.
  ///
  /// - Parameters:
  ///   - normal: Points to the side that stays.
  ///   - distance: Of the line from the origin, along the normal.
  func clipped(by normal: Contour.Point, at distance: Double) -> Glyph {
    var result: [Contour] = []
    for contour in contours {
      let points = contour.flattened()
      guard var last = points.last else { continue }
      var depth = (last * normal).sum() - distance
      var kept: [Contour.Point] = []
      for point in points {
        let next = (point * normal).sum() - distance
        if (next < 0) != (depth < 0) {
          kept.append(last + (point - last) * (depth / (depth - next)))
        }
        if next >= 0 { kept.append(point) }
        (last, depth) = (point, next)
      }
      if kept.count > 2 { result.append(Contour(polygon: kept)) }
    }
    return Glyph(result)
  }

  /// The drawing as a path.
  var path: Path {
    var elements: [Path.Element] = []
    for contour in contours {
      guard let start = contour.points.first else { continue }
      elements.append(.move(start))
      var at = 1
      for piece in contour.pieces {
        let end = contour.points[at + piece.rawValue - 1]
        switch piece {
        case .line: elements.append(.line(end))
        case .quadratic: elements.append(.quadratic(contour.points[at], end))
        case .cubic: elements.append(.cubic(contour.points[at], contour.points[at + 1], end))
        }
        at += piece.rawValue
      }
      elements.append(.close)
    }
    return Path(elements)
  }
}
