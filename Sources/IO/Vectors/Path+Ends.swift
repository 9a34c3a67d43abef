// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension Path {
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
