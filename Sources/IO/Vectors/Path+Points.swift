// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension Path {
  /// Every point moved.
  func moved(_ move: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(move(point))
        case .line(let point): .line(move(point))
        case .quadratic(let handle, let end): .quadratic(move(handle), move(end))
        case .cubic(let first, let second, let end): .cubic(move(first), move(second), move(end))
        case .close: .close
        }
      })
  }

  /// The least and the greatest coordinates of its points, handles included; `nil` without any.
  var ends: (low: Point, high: Point)? {
    var result: (low: Point, high: Point)?
    func add(_ point: Point) {
      let known = result ?? (point, point)
      result = (pointwiseMin(known.low, point), pointwiseMax(known.high, point))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let handle, let end): [handle, end].forEach(add)
      case .cubic(let first, let second, let end): [first, second, end].forEach(add)
      case .close: continue
      }
    }
    return result
  }
}
