// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A line of hills: its height at every column, and how it looks.
struct Ridge {
  /// The distance below the top at which it begins, one value per column.
  var tops: [Float]
  /// Its ground at every column, below the trees.
  var grounds: [Float]
  /// The share of the light from the side that a column's slope catches, about −1...1.
  var slopes: [Float]
  let color: Paint
  let mist: Paint
  /// The distance below its top at which the mist is thickest.
  let depth: Float
  let texture: Float
  let seed: UInt32
}

extension Ridge {
  /// A line of hills.
  ///
  /// - Parameters:
  ///   - base: How far below the top it lies on average.
  ///   - height: How much it rises and falls.
  ///   - width: How long a hill is.
  ///   - trees: How tall the trees on it are; 0 for none.
  init(
    _ screen: PixelSize, base: Float, height: Float, width: Float, sharpness: Float = 0,
    trees: Float = 0, color: UInt32, mist: UInt32, depth: Float, texture: Float = 0, seed: UInt32
  ) {
    let scale = PictureScale(screen)
    func top(_ x: Float) -> Float {
      let u = x / width + 40
      var rise = fractal(u, 0.5, seed, octaves: 7) - 0.5
      // Crests: where noise passes its middle, at three sizes.
      var (fold, size): (Float, Float) = (sharpness, 1.3)
      for octave in 0..<4 {
        rise += fold * (0.5 - abs(2 * noise(u * size, 7.5, seed &+ 9 &+ UInt32(octave)) - 1))
        (fold, size) = (fold * 0.46, size * 2.3)
      }
      return base - height * rise
    }
    var tops: [Float] = []
    var grounds: [Float] = []
    var slopes: [Float] = []
    for column in 0..<screen.width {
      let x = scale.x(column)
      let ground = top(x)
      let reach = width * 0.04
      slopes.append((top(x - reach) - top(x + reach)) / (2 * reach))
      grounds.append(ground)
      tops.append(trees > 0 ? ground - Self.treetop(x, trees, seed) : ground)
    }
    (self.tops, self.grounds, self.slopes) = (tops, grounds, slopes)
    (self.color, self.mist, self.depth) = (Paint(color), Paint(mist), depth)
    (self.texture, self.seed) = (texture, seed)
  }

  /// The height of conifers that stand close above the ground at `x`.
  private static func treetop(_ x: Float, _ height: Float, _ seed: UInt32) -> Float {
    let spacing = height * 0.2
    let cell = floored(x / spacing)
    let grove = ramp(0.2, 0.8, noise(x / height * 0.16 + 80, 3.5, seed &+ 3))
    var best: Float = 0
    for index in cell - 2...cell + 2 {
      let center = (Float(index) + 0.15 + 0.7 * hashed(index, 1, seed)) * spacing
      let own = hashed(index, 2, seed)
      let tall = height * (0.25 + 0.75 * own * own) * (0.4 + 0.75 * grove)
      let across = abs(x - center) / (tall * (0.15 + 0.08 * hashed(index, 3, seed)))
      guard across < 1 else { continue }
      // Twigs: the outline goes in and out.
      let twig = abs(2 * noise(across * 9 + Float(index) * 3 + 500, 1.5, seed &+ 5) - 1)
      best = max(best, tall * (1 - across) * (1 - 0.3 * twig * (across + 0.1)))
    }
    return best
  }

  /// Paints what of it shows in a row.
  ///
  /// - Parameter hidden: The nearest hills that cover a column, for all that lie behind them.
  func paint(
    _ y: Float, _ scale: PictureScale, at index: Int, hidden: [Int], into row: inout [Paint]
  ) {
    var (spot, nextSpot): (Float, Int) = (0, 0)
    for column in row.indices where hidden[column] <= index {
      let coverage = clamped((y - tops[column]) / scale.pixel + 0.5)
      guard coverage > 0 else { continue }
      let below = y - grounds[column]
      var paint = color
      // Slopes that face the light are warmer, the more so near the crest.
      let lit = max(0, slopes[column]) / (1 + max(0, below) * 50)
      paint += Paint(0.15, 0.08, 0.04, 0) * min(lit, 1.4)
      if texture > 0, coverage == 1 {
        // On a large screen a spot is wider than a pixel.
        if column >= nextSpot {
          spot = fractal(scale.x(column) * 70, y * 130, seed &+ 20, octaves: 3) - 0.5
          nextSpot = column + max(1, Int(0.0008 / scale.pixel))
        }
        paint += paint * (spot * texture)
      }
      paint = paint.mixed(mist, ramp(-0.012, depth, below) * 0.86)
      row[column] = row[column].mixed(paint, coverage)
    }
  }
}

extension [Ridge] {
  /// Finds the nearest hills that cover a column down to a row, or −1.
  func hide(above y: Float, _ scale: PictureScale, _ hidden: inout [Int]) {
    for (index, ridge) in enumerated() {
      for column in hidden.indices where y - ridge.tops[column] >= scale.pixel {
        hidden[column] = index
      }
    }
  }

  /// Paints a row of all of them, the farthest first.
  func paint(_ y: Float, _ scale: PictureScale, _ hidden: [Int], into row: inout [Paint]) {
    for (index, ridge) in enumerated() {
      ridge.paint(y, scale, at: index, hidden: hidden, into: &row)
    }
  }
}
