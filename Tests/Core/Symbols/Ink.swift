// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyDrawing

/// What a path covers by the nonzero rule, found by counting turns: slow, and unlike the library's way.
struct Ink {
  private var lines: [(from: SIMD2<Double>, to: SIMD2<Double>)] = []
  private(set) var low = SIMD2(Double.infinity, .infinity)
  private(set) var high = SIMD2(-Double.infinity, -.infinity)

  init(_ path: Path) {
    var (start, last) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(&last, point)
      case .quadratic(let handle, let end):
        let from = last
        for step in 1...16 {
          let t = Double(step) / 16
          let (one, two) = (from + (handle - from) * t, handle + (end - handle) * t)
          add(&last, one + (two - one) * t)
        }
      case .cubic(let first, let second, let end):
        let from = last
        for step in 1...16 {
          let t = Double(step) / 16
          let (a, b) = (from + (first - from) * t, first + (second - first) * t)
          let c = second + (end - second) * t
          let (d, e) = (a + (b - a) * t, b + (c - b) * t)
          add(&last, d + (e - d) * t)
        }
      case .close: add(&last, start)
      }
    }
  }

  private mutating func add(_ last: inout SIMD2<Double>, _ next: SIMD2<Double>) {
    lines.append((last, next))
    low = pointwiseMin(low, pointwiseMin(last, next))
    high = pointwiseMax(high, pointwiseMax(last, next))
    last = next
  }

  var size: SIMD2<Double> { high - low }
  var middle: SIMD2<Double> { (low + high) / 2 }

  func contains(_ point: SIMD2<Double>) -> Bool {
    var turns = 0
    for (from, to) in lines where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
      if x > point.x { turns += from.y < to.y ? 1 : -1 }
    }
    return turns != 0
  }

  /// Counted on a grid of a point.
  var area: Double {
    guard low.x < high.x else { return 0 }
    var count = 0.0
    for y in Int(low.y)...Int(high.y) {
      for x in Int(low.x)...Int(high.x)
      where contains([Double(x) + 0.503, Double(y) + 0.507]) {
        count += 1
      }
    }
    return count
  }
}
