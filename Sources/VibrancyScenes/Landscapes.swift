// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A line of hills: its height at every column, and how it looks.
struct Ridge {
  /// Where it begins below the top, a value a column.
  var tops: [Float]
  /// Its ground at every column, below the trees.
  var grounds: [Float]
  /// How much of the light from the side a column's slope catches, about −1...1.
  var slopes: [Float]
  let color: Paint
  let mist: Paint
  /// How far below its top the mist is thickest.
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

  /// How far conifers that stand close rise above the ground at `x`.
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

/// Layered hills below an evening sky.
struct Dusk: RowPainter {
  private let scale: PictureScale
  private let ridges: [Ridge]
  private let stops: [(at: Float, color: Paint)]
  private var hidden: [Int]
  private let sun: (x: Float, y: Float, radius: Float)

  init(_ screen: PixelSize) {
    scale = PictureScale(screen)
    hidden = [Int](repeating: -1, count: screen.width)
    sun = (0.115 * min(1, 2.2 * Float(screen.width) / Float(screen.height)), 0.385, 0.021)
    stops = [
      (0, Paint(0x1E2252)), (0.13, Paint(0x404082)), (0.24, Paint(0x6E5597)),
      (0.32, Paint(0xA66E99)), (0.39, Paint(0xDF8B86)), (0.435, Paint(0xF5AA77)),
      (0.49, Paint(0xFFCF92)),
    ]
    ridges = [
      Ridge(
        screen, base: 0.455, height: 0.15, width: 0.36, sharpness: 0.34, color: 0xB27891,
        mist: 0xF0A583, depth: 0.10, texture: 0.05, seed: 11),
      Ridge(
        screen, base: 0.52, height: 0.13, width: 0.30, sharpness: 0.25, color: 0x8C5F86,
        mist: 0xDF9685, depth: 0.12, texture: 0.08, seed: 23),
      Ridge(
        screen, base: 0.60, height: 0.14, width: 0.34, sharpness: 0.1, color: 0x5F4577,
        mist: 0xB9788A, depth: 0.15, texture: 0.12, seed: 37),
      Ridge(
        screen, base: 0.69, height: 0.15, width: 0.36, trees: 0.012, color: 0x3B3161,
        mist: 0x865B84, depth: 0.18, texture: 0.22, seed: 41),
      Ridge(
        screen, base: 0.80, height: 0.16, width: 0.42, trees: 0.024, color: 0x231F45,
        mist: 0x54406F, depth: 0.24, texture: 0.32, seed: 53),
      Ridge(
        screen, base: 0.94, height: 0.14, width: 0.5, trees: 0.045, color: 0x110F26,
        mist: 0x1E1B3B, depth: 0.2, texture: 0.4, seed: 67),
    ]
  }

  mutating func paint(_ y: Int, into row: inout [Paint]) {
    let v = scale.y(y)
    ridges.hide(above: v, scale, &hidden)
    if v < 0.62 { paintSky(v, into: &row) }
    ridges.paint(v, scale, hidden, into: &row)
    grain(y, 0.005, below: hidden, into: &row)
  }

  private func paintSky(_ y: Float, into row: inout [Paint]) {
    let base = Paint.along(stops, y)
    let shade = base.mixed(Paint(0x5A4A80), 0.55)
    // Clouds are much wider than a pixel of a large screen.
    let step = max(1, Int(0.003 / scale.pixel))
    var (here, next) = (SIMD2<Float>(), cloud(scale.x(0), y))
    for column in row.indices {
      if column % step == 0 { (here, next) = (next, cloud(scale.x(column + step), y)) }
      if hidden[column] >= 0 { continue }
      let x = scale.x(column)
      let (across, down) = (x - sun.x, y - sun.y)
      let distance = across * across + down * down
      let seen = here + (next - here) * (Float(column % step) / Float(step))
      var paint = base.mixed(shade.mixed(Paint(0xFFB08E), seen.y), seen.x * 0.8)
      paint += Paint(0.50, 0.27, 0.06, 0) * (0.010 / (0.016 + distance)) * 0.55
      let edge = sun.radius - distance.squareRoot()
      paint += Paint(0.36, 0.24, 0.12, 0) * (0.0004 / (0.0006 + max(0, distance - 0.0003)))
      paint = paint.mixed(Paint(0xFFF3D6), clamped(edge / max(scale.pixel, 0.0012) + 0.5))
      row[column] = paint
    }
  }

  /// How much of the sky a cloud covers, and how much light it has; long and flat, lit from below.
  private func cloud(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let (u, w) = (x * 2.6 + 30, y * 15)
    let warp = noise(u * 1.3, w * 0.5, 3) * 0.9
    let density = fractal(u + warp, w + warp, 71, octaves: 5)
    let below = fractal(u + warp, w + warp + 0.35, 71, octaves: 4)
    let cover = ramp(0.44, 0.70, density) * (0.9 - 0.5 * ramp(0.33, 0.47, y))
    return SIMD2(cover, ramp(-0.07, 0.16, density - below) * ramp(0.02, 0.3, y))
  }
}

/// Stars and the Milky Way above a ridge.
struct Night: RowPainter {
  private let scale: PictureScale
  private let ridges: [Ridge]
  private let stops: [(at: Float, color: Paint)]
  private var hidden: [Int]

  init(_ screen: PixelSize) {
    scale = PictureScale(screen)
    hidden = [Int](repeating: -1, count: screen.width)
    stops = [
      (0, Paint(0x070B1C)), (0.3, Paint(0x0D142F)), (0.52, Paint(0x162249)),
      (0.68, Paint(0x28386A)), (0.78, Paint(0x4E5684)),
    ]
    ridges = [
      Ridge(
        screen, base: 0.735, height: 0.12, width: 0.34, sharpness: 0.34, color: 0x1E2748,
        mist: 0x34406A, depth: 0.12, texture: 0.1, seed: 211),
      Ridge(
        screen, base: 0.82, height: 0.12, width: 0.36, trees: 0.016, color: 0x111731,
        mist: 0x1E2748, depth: 0.14, texture: 0.3, seed: 223),
      Ridge(
        screen, base: 0.93, height: 0.10, width: 0.44, trees: 0.042, color: 0x070A17,
        mist: 0x0B1022, depth: 0.14, texture: 0.3, seed: 231),
    ]
  }

  mutating func paint(_ y: Int, into row: inout [Paint]) {
    let v = scale.y(y)
    ridges.hide(above: v, scale, &hidden)
    if v < 0.86 { paintSky(v, into: &row) }
    ridges.paint(v, scale, hidden, into: &row)
    grain(y, 0.005, below: hidden, into: &row)
  }

  private func paintSky(_ y: Float, into row: inout [Paint]) {
    let base = Paint.along(stops, y)
    for column in row.indices where hidden[column] < 0 {
      let x = scale.x(column)
      var paint = base
      // The Milky Way: a band from the lower left to the upper right, with dark lanes.
      let across = (0.80 * x + 0.60 * (y - 0.34)) + 0.05 * (noise(x * 4, y * 4 + 9, 240) - 0.5)
      let along = 0.60 * x - 0.80 * y
      let band = 1 / (1 + across * across * 130)
      var glow: Float = 0
      if band > 0.12 {
        let dust = fractal(across * 11 + 40, along * 8 + 40, 250, octaves: 5)
        let lane = ramp(0.10, 0, abs(across + 0.05 * (dust - 0.5))) * ramp(0.42, 0.62, dust)
        glow = (band - 0.12) * (0.35 + 0.9 * ramp(0.25, 0.75, dust)) * (1 - 0.75 * lane)
        glow *= ramp(0.74, 0.42, y)
        paint += Paint(0.20, 0.19, 0.25, 0) * glow
        paint += Paint(0.10, 0.03, 0.02, 0) * (glow * ramp(0.45, 0.7, dust))
      }
      paint += starlight(x, y, cell: 0.0125, share: 0.22, radius: 0.00058, seed: 260)
      paint +=
        starlight(x, y, cell: 0.0050, share: 0.16 + 0.8 * glow, radius: 0.00038, seed: 270) * 0.6
      row[column] = paint
    }
  }

  /// The light of the star that is nearest, one a cell at most.
  private func starlight(
    _ x: Float, _ y: Float, cell: Float, share: Float, radius: Float, seed: UInt32
  ) -> Paint {
    let (u, v) = (x / cell, y / cell)
    let (column, row) = (floored(u), floored(v))
    guard hashed(column, row, seed) < share else { return Paint() }
    let power = hashed(column, row, seed + 1)
    // Most are faint; a few are large.
    let size = radius * (0.7 + 1.7 * power * power * power * power * power * power)
    let seen = max(size, 0.55 * scale.pixel)
    let dx = (u - Float(column) - 0.25 - 0.5 * hashed(column, row, seed + 2)) * cell
    let dy = (v - Float(row) - 0.25 - 0.5 * hashed(column, row, seed + 3)) * cell
    let distance = (dx * dx + dy * dy) / (seen * seen)
    guard distance < 9 else { return Paint() }
    // A star smaller than a pixel is fainter, not larger.
    let fall = 1 / (1 + distance * distance * 0.9) * (1 - distance / 9)
    let light = (0.22 + 0.78 * power * power) * (size / seen) * (size / seen) * fall
    let hue = hashed(column, row, seed + 4)
    return Paint(0.78 + 0.22 * hue, 0.86, 1 - 0.24 * hue, 0) * light * ramp(0.82, 0.5, y)
  }
}
