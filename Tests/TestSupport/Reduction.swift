// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How art is made smaller by a whole factor: a filter, as image editors and exporters have them.
package enum Reduction: String, Sendable, CaseIterable {
  case box, bilinear, bicubic, lanczos

  /// How far the kernel reaches, in pixels of the result.
  private var support: Double {
    switch self {
    case .box: 0.5
    case .bilinear: 1
    case .bicubic: 2
    case .lanczos: 3
    }
  }

  private func weight(_ x: Double) -> Double {
    let x = x.magnitude
    switch self {
    case .box: return x <= 0.5 ? 1 : 0
    case .bilinear: return max(1 - x, 0)
    case .bicubic:
      // Keys with a = -.5.
      if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
      return x < 2 ? ((2.5 - 0.5 * x) * x - 4) * x + 2 : 0
    case .lanczos: return x < 3 ? sinc(x) * sinc(x / 3) : 0
    }
  }

  private func sinc(_ x: Double) -> Double { x == 0 ? 1 : sine(.pi * x) / (.pi * x) }

  /// sin x without a library of mathematics; |x| ≤ 3π.
  private func sine(_ x: Double) -> Double {
    let reduced = x - 2 * .pi * (x / (2 * .pi)).rounded()
    var (term, sum) = (reduced, reduced)
    for n in 1...14 {
      term *= -reduced * reduced / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  /// A plane reduced by `factor` in both directions and clamped to `0...1`.
  ///
  /// - Parameters:
  ///   - plane: `width * height` values in row order, `0...1`; both sides are multiples of `factor`.
  ///   - width: Of the plane.
  ///   - factor: Pixels of the plane a pixel of the result.
  package func reduced(_ plane: [Double], width: Int, by factor: Int) -> [Double] {
    let height = plane.count / width
    let across = rows(plane, width: width, by: factor)
    let turned = transposed(across, width: width / factor, height: height)
    let down = rows(turned, width: height, by: factor)
    return transposed(down, width: height / factor, height: width / factor)
      .map { min(max($0, 0), 1) }
  }

  private func rows(_ plane: [Double], width: Int, by factor: Int) -> [Double] {
    let taps = (0..<width / factor).map { x in
      let center = (Double(x) + 0.5) * Double(factor)
      let reach = support * Double(factor)
      let first = max(Int((center - reach).rounded(.down)), 0)
      let last = min(Int((center + reach).rounded(.up)), width)
      let weights = (first..<last).map { weight((Double($0) + 0.5 - center) / Double(factor)) }
      let sum = weights.reduce(0, +)
      return (first, weights.map { $0 / sum })
    }
    return (0..<plane.count / width).flatMap { y in
      taps.map { first, weights in
        weights.indices.reduce(0) { $0 + weights[$1] * plane[y * width + first + $1] }
      }
    }
  }

  private func transposed(_ plane: [Double], width: Int, height: Int) -> [Double] {
    (0..<width).flatMap { x in (0..<height).map { y in plane[y * width + x] } }
  }
}
