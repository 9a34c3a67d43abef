// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// α without the ringing of a reduction, pixel by pixel, written down from the contract.
package struct SteadyAlpha {
  /// α in row order, codes.
  package private(set) var codes: [Int] = []
  /// Whether a pixel beside an edge is one of a fade though its 3×3 is flat.
  package private(set) var isSlope: [Bool] = []
  private let (width, height): (Int, Int)
  private let alpha: [Int]
  /// Codes of an 8-bit code.
  private let unit: Int
  private var levels: [Bool] = []
  /// What would be level but fades.
  private var fades: [Bool] = []

  /// All of a picture.
  ///
  /// - Parameters:
  ///   - alpha: Codes in row order.
  ///   - largest: Of the codes, 255 or 65,535.
  package init(width: Int, height: Int, alpha: [Int], largest: Int) {
    (self.width, self.height, self.alpha, unit) = (width, height, alpha, largest / 255)
    let places = (0..<width * height).map { ($0 % width, $0 / width) }
    fades = places.map { mayBeLevel($0.0, $0.1) && isFading($0.0, $0.1) }
    levels = places.map { mayBeLevel($0.0, $0.1) && !isFading($0.0, $0.1) }
    codes = places.map { level($0.0, $0.1) ?? at($0.0, $0.1) }
    isSlope = places.map { isSlope($0.0, $0.1) }
  }

  /// 2.5 codes of 8 bits; integers.
  private var likeness: Int { unit * 5 / 2 }

  private func at(_ x: Int, _ y: Int) -> Int { alpha[y * width + x] }

  private func near(_ x: Int, _ y: Int, _ reach: Int) -> [(x: Int, y: Int)] {
    (max(y - reach, 0)...min(y + reach, height - 1)).flatMap { row in
      (max(x - reach, 0)...min(x + reach, width - 1)).map { ($0, row) }
    }
  }

  private func range(_ x: Int, _ y: Int, _ reach: Int) -> (low: Int, high: Int) {
    let codes = near(x, y, reach).map { at($0.x, $0.y) }
    return (codes.min() ?? 0, codes.max() ?? 0)
  }

  private func variation(_ x: Int, _ y: Int) -> Int {
    let (low, high) = range(x, y, 1)
    return high - low
  }

  /// Four pixels and where they start from, in eight directions.
  private func lines(_ x: Int, _ y: Int) -> [[(x: Int, y: Int)]] {
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
      .map { dx, dy in (0...4).map { (x: x + $0 * dx, y: y + $0 * dy) } }
      .filter { line in
        line.allSatisfy { (0..<width).contains($0.x) && (0..<height).contains($0.y) }
      }
  }

  private func isSlope(_ x: Int, _ y: Int) -> Bool {
    let own = at(x, y)
    return 20 * own >= 255 * unit && own < 255 * unit && variation(x, y) <= likeness
      && near(x, y, 3).contains { isEdge($0.x, $0.y) }
      && lines(x, y).contains { line in
        let steps = zip(line, line.dropFirst()).map { at($1.x, $1.y) - at($0.x, $0.y) }
        return abs(steps.reduce(0, +)) > likeness
          && (steps.allSatisfy { (1...5 * unit).contains($0) }
            || steps.allSatisfy { (1...5 * unit).contains(-$0) })
      }
  }

  private func limit(_ x: Int, _ y: Int) -> Int {
    let (low, high) = range(x, y, 4)
    return max(likeness, 3 * (high - low) / 100)
  }

  private func mayBeLevel(_ x: Int, _ y: Int) -> Bool {
    let own = at(x, y)
    let (low, high) = range(x, y, 4)
    return 20 * own >= 255 * unit && own < 255 * unit
      && variation(x, y) <= min(limit(x, y), 7 * unit)
      && (high - low < 12 * unit || own < 255 * unit - limit(x, y))
  }

  private func isFading(_ x: Int, _ y: Int) -> Bool {
    lines(x, y).contains { line in
      let codes = line.map { at($0.x, $0.y) }
      let isJoined = zip(codes, codes.dropFirst()).allSatisfy { abs($0 - $1) <= limit(x, y) }
      return isJoined && abs(codes[4] - codes[0]) > likeness
        && variation(line[4].x, line[4].y) <= 12 * unit
    }
  }

  private func isEdge(_ x: Int, _ y: Int) -> Bool {
    at(x, y) > 0 && at(x, y) < 255 * unit && variation(x, y) >= 12 * unit
  }

  /// The level that a pixel takes, if any.
  private func level(_ x: Int, _ y: Int) -> Int? {
    let own = at(x, y)
    guard own > 0, own < 255 * unit, near(x, y, 3).contains(where: { isEdge($0.x, $0.y) }),
      !(levels[y * width + x] && variation(x, y) <= likeness)
    else { return nil }
    let found = near(x, y, 4).filter { levels[$0.y * width + $0.x] }.map { at($0.x, $0.y) }
    guard let closest = found.min(by: { abs($0 - own) < abs($1 - own) }) else { return nil }
    let alike = found.filter { abs($0 - closest) <= likeness }
    guard alike.count > near(x, y, 4).filter({ fades[$0.y * width + $0.x] }).count else {
      return nil
    }
    let level = (2 * alike.reduce(0, +) + alike.count) / (2 * alike.count)
    let (low, high) = range(x, y, 4)
    let (below, above) = (Double(level - low), Double(high - level))
    let overshoot = max(Double(likeness), 0.16 * below, 0.04 * above) + 1e-6
    let undershoot = max(Double(likeness), 0.12 * above, 0.04 * below) + 1e-6
    guard Double(own - level) <= overshoot, Double(level - own) <= undershoot else { return nil }
    let lobe = max(Double(likeness), 0.04 * Double(high - low)) + 1e-6
    return near(x, y, 1).contains { Double(abs(at($0.x, $0.y) - level)) <= lobe } ? level : nil
  }
}
