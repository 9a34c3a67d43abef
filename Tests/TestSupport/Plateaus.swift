// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The pixels of plateaus, pixel by pixel in `Double`, written down from the contract.
public struct Plateaus {
  private static let limit = 2.5 / 255 + 1e-9
  private static let directions = [
    (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1),
  ]
  private let (width, height): (Int, Int)
  private let alpha: [Double]
  private var flat: [Bool] = []
  private var found: [Bool] = []

  /// All of a picture; `alpha` is asked for every pixel, and `isSlope`: no such pixel is flat.
  public init(
    width: Int, height: Int, isSlope: (_ x: Int, _ y: Int) -> Bool = { _, _ in false },
    alpha: (_ x: Int, _ y: Int) -> Double
  ) {
    (self.width, self.height) = (width, height)
    self.alpha = (0..<height).flatMap { y in (0..<width).map { alpha($0, y) } }
    flat = places { isFlat($0, $1) && !isSlope($0, $1) }
    let slopes = places { isOnSlope($0, $1) }
    found = places { x, y in flat[y * width + x] && !isNear(slopes, x, y) }
  }

  /// Whether a pixel is one of a plateau.
  public func contains(_ x: Int, _ y: Int) -> Bool { found[y * width + x] }

  private func places(_ body: (Int, Int) -> Bool) -> [Bool] {
    (0..<height).flatMap { y in (0..<width).map { body($0, y) } }
  }

  private func at(_ x: Int, _ y: Int) -> Double? {
    (0..<width).contains(x) && (0..<height).contains(y) ? alpha[y * width + x] : nil
  }

  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let near = (y - 1...y + 1).flatMap { line in (x - 1...x + 1).compactMap { at($0, line) } }
    let spread = (near.max() ?? 0) - (near.min() ?? 0)
    return alpha[y * width + x] >= 0.05 && spread <= Self.limit
  }

  private func isOnSlope(_ x: Int, _ y: Int) -> Bool {
    guard flat[y * width + x], let here = at(x, y) else { return false }
    return Self.directions.contains { dx, dy in
      var last = here
      for distance in 1...16 {
        guard let next = at(x + distance * dx, y + distance * dy),
          abs(next - last) <= Self.limit
        else { return false }
        if [4, 8, 16].contains(distance), abs(next - here) > Self.limit { return true }
        last = next
      }
      return false
    }
  }

  private func isNear(_ slopes: [Bool], _ x: Int, _ y: Int) -> Bool {
    slopes[y * width + x]
      || Self.directions.contains { dx, dy in
        for distance in 1...8 {
          let (column, row) = (x + distance * dx, y + distance * dy)
          guard at(column, row) != nil, flat[row * width + column] else { return false }
          if slopes[row * width + column] { return true }
        }
        return false
      }
  }
}
