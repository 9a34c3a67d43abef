// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Art as it was designed, before it was reduced: shapes of one opacity each, or of fading opacity.
package struct DesignedOpacity {
  /// What a seed draws.
  package enum Kind: Int, CaseIterable {
    case disc, ring, plate, bars, strokes, halves, fade
  }

  /// Samples per pixel, in both directions.
  package static let factor = 4
  /// Of the reduced picture, in pixels.
  package static let (width, height) = (84, 64)

  package let kind: Kind
  /// The opacity of each shape; `nil` for one that fades. The first is that of the ground, 0.
  package private(set) var opacities: [Double?] = [0]
  /// Opacity and shape of each sample, in row order.
  private var opacity: [Double]
  private var shapes: [Int]
  private var random: SeededGenerator

  /// Draws what a seed says.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    kind = Kind.allCases[Int(seed) % Kind.allCases.count]
    let count = Self.width * Self.height * Self.factor * Self.factor
    opacity = [Double](repeating: 0, count: count)
    shapes = [Int](repeating: 0, count: count)
    let (cx, cy) = (42 + 4 * unit() - 2, 32 + 4 * unit() - 2)
    switch kind {
    case .disc:
      let radius = 10 + 18 * unit()
      add(level()) { hypotenuse($0 - cx, $1 - cy) < radius }
    case .ring:
      let (radius, breadth) = (15 + 13 * unit(), 6 + 4 * unit())
      add(level()) { x, y in
        (radius - breadth..<radius).contains(hypotenuse(x - cx, y - cy))
      }
    case .plate:
      let (a, b, corner, inner) = (24 + 14 * unit(), 20 + 8 * unit(), 10 * unit(), 8 + 6 * unit())
      add(level()) { isInside($0 - cx, $1 - cy, a, b, corner) }
      add(unit() < 0.5 ? 1 : level()) { hypotenuse($0 - cx, $1 - cy) < inner }
    case .bars: addBars()
    case .strokes: addStrokes()
    case .halves:
      let (corner, dx, dy) = (10 * unit(), 2 * unit() - 1, 2 * unit() - 1)
      func isFirst(_ x: Double, _ y: Double) -> Bool { dx * (x - cx) + dy * (y - cy) < 0 }
      add(level()) { isInside($0 - cx, $1 - cy, 36, 26, corner) && isFirst($0, $1) }
      add(unit() < 0.4 ? 1 : level()) {
        isInside($0 - cx, $1 - cy, 36, 26, corner) && !isFirst($0, $1)
      }
    case .fade:
      let (from, to, isRound) = (level(), level(), unit() < 0.5)
      add(
        nil,
        fading: { x, y in
          isRound
            ? max(from, 0.4) * max(1 - hypotenuse(x - cx, y - cy) / 28, 0)
            : from + (to == from ? 0.3 : to - from) * (x - 8) / 68
        }
      ) { x, y in isInside(x - cx, y - cy, 34, 28, isRound ? 28 : 4) }
      if unit() < 0.5 { add(level()) { isInside($0 - 13, $1 - 13, 9, 9, 2) } }
    }
  }

  /// α, in row order.
  package func alpha(_ reduction: Reduction) -> [Double] {
    reduction.reduced(opacity, width: Self.width * Self.factor, by: Self.factor)
  }

  /// The one shape that has a pixel and all samples within `margin` samples of it; `nil` where
  /// there are several.
  package func shape(_ x: Int, _ y: Int, margin: Int) -> Int? {
    let (left, top) = (Self.factor * x - margin, Self.factor * y - margin)
    let side = Self.factor + 2 * margin
    var found: UInt32 = 0
    for row in max(top, 0)..<min(top + side, Self.factor * Self.height) {
      for column in max(left, 0)..<min(left + side, Self.factor * Self.width) {
        found |= 1 << UInt32(shapes[row * Self.factor * Self.width + column])
      }
    }
    return found.nonzeroBitCount == 1 ? found.trailingZeroBitCount : nil
  }

  /// The shapes within `margin` pixels of each pixel, the ground among them: a bit a shape.
  package func shapes(near margin: Int) -> [UInt32] {
    var own = [UInt32](repeating: 0, count: Self.width * Self.height)
    for place in shapes.indices {
      let (column, row) = (place % (Self.factor * Self.width), place / (Self.factor * Self.width))
      own[row / Self.factor * Self.width + column / Self.factor] |= 1 << UInt32(shapes[place])
    }
    return own.indices.map { place in
      let (x, y) = (place % Self.width, place / Self.width)
      var found: UInt32 = 0
      for row in max(y - margin, 0)...min(y + margin, Self.height - 1) {
        for column in max(x - margin, 0)...min(x + margin, Self.width - 1) {
          found |= own[row * Self.width + column]
        }
      }
      return found
    }
  }

  private mutating func unit() -> Double { Double(random.fraction()) }

  private mutating func level() -> Double {
    [0.1, 0.2, 0.25, 0.31, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9][Int(random.next() % 10)]
  }

  private mutating func add(
    _ level: Double?, fading: ((Double, Double) -> Double)? = nil,
    where isInside: (Double, Double) -> Bool
  ) {
    opacities.append(level)
    for row in 0..<Self.height * Self.factor {
      for column in 0..<Self.width * Self.factor {
        let x = (Double(column) + 0.5) / Double(Self.factor)
        let y = (Double(row) + 0.5) / Double(Self.factor)
        guard isInside(x, y) else { continue }
        let place = row * Self.width * Self.factor + column
        opacity[place] = level ?? fading?(x, y) ?? 0
        shapes[place] = opacities.count - 1
      }
    }
  }

  /// Rounded bars that stand apart, of 6 pixels and more.
  private mutating func addBars() {
    var left = 5 + unit()
    while left < Double(Self.width) - 18 {
      let (half, tall) = (3 + 3 * unit(), 8 + 18 * unit())
      let (middle, corner) = (left + half, min(half, 5 * unit()))
      add(level()) { isInside($0 - middle, $1 - 32, half, tall, corner) }
      left += 2 * half + 2 + 6 * unit()
    }
  }

  /// Three strokes of one glyph.
  private mutating func addStrokes() {
    let half = 3 + 1.5 * unit()
    let lines = (0..<3).map { _ in
      (10 + 64 * unit(), 10 + 44 * unit(), 10 + 64 * unit(), 10 + 44 * unit())
    }
    add(level()) { x, y in
      lines.contains { x0, y0, x1, y1 in
        let (dx, dy) = (x1 - x0, y1 - y0)
        let along = ((x - x0) * dx + (y - y0) * dy) / max(dx * dx + dy * dy, 1e-9)
        let t = min(max(along, 0), 1)
        return hypotenuse(x - x0 - t * dx, y - y0 - t * dy) < half
      }
    }
  }
}

private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

/// Whether a point lies in a rounded rectangle around 0 of two half sides.
private func isInside(_ x: Double, _ y: Double, _ a: Double, _ b: Double, _ r: Double) -> Bool {
  let (dx, dy) = (x.magnitude - a + r, y.magnitude - b + r)
  return hypotenuse(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) < r
}
