// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension Glyph {
  /// More contours than this are taken as they run.
  private static let mostSorted = 200

  /// What a path fills, with outer contours and holes running as they should.
  ///
  /// - Parameter isEvenOdd: Whether it is filled by that rule, else by the nonzero rule.
  init(_ path: Path, isEvenOdd: Bool) {
    self.init()
    for element in path.elements {
      if case .move(let point) = element {
        contours.append(Contour(at: point))
        continue
      }
      guard !contours.isEmpty else { continue }
      let end = contours.count - 1
      switch element {
      case .move, .close: break
      case .line(let point): contours[end].add(.line, [point])
      case .quadratic(let handle, let point): contours[end].add(.quadratic, [handle, point])
      case .cubic(let first, let second, let point):
        contours[end].add(.cubic, [first, second, point])
      }
    }
    contours.removeAll { $0.pieces.isEmpty }
    if isEvenOdd {
      sortByNesting()
    } else {
      // The largest contour is an outer one.
      var largest = 0.0
      for contour in contours where abs(contour.area) > abs(largest) { largest = contour.area }
      if largest < 0 { contours = contours.map { $0.reversed } }
    }
  }

  /// The drawing with its holes filled, and without what is in them.
  var silhouette: Glyph {
    let outer = contours.filter { $0.area > 0 }
    guard outer.count > 1, outer.count <= Self.mostSorted else { return Glyph(outer) }
    let polygons = outer.map { $0.flattened(steps: 4) }
    var result = Glyph()
    for (index, contour) in outer.enumerated() {
      let isInside = polygons.indices.contains { other in
        other != index && Self.surrounds(polygons[other], polygons[index][0])
      }
      if !isInside { result.contours.append(contour) }
    }
    return result
  }

  /// Turns each contour as the even-odd rule wants it: those in an even number of others are outer ones.
  private mutating func sortByNesting() {
    guard contours.count <= Self.mostSorted else { return }
    let polygons = contours.map { $0.flattened(steps: 4) }
    for index in contours.indices {
      // Contours may touch in their corners: the middle of a side is asked.
      guard polygons[index].count > 1 else { continue }
      let point = polygons[index][0] * 0.4 + polygons[index][1] * 0.6
      var isHole = false
      for other in contours.indices where other != index {
        if Self.surrounds(polygons[other], point) { isHole.toggle() }
      }
      if (contours[index].area < 0) != isHole { contours[index] = contours[index].reversed }
    }
  }

  private static func surrounds(_ polygon: [Contour.Point], _ point: Contour.Point) -> Bool {
    guard var last = polygon.last else { return false }
    var isInside = false
    for next in polygon {
      if (next.y > point.y) != (last.y > point.y),
        point.x < last.x + (next.x - last.x) * (point.y - last.y) / (next.y - last.y)
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }
}
