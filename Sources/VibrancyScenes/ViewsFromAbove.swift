// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Overlapping leaves, seen from in front: those nearest in the light, the others in their shadow.
struct Foliage: RowPainter {
  private let scale: PictureScale
  /// The nearest first.
  private let leaves: [Leaf]
  /// How much of a column is covered by what was painted, and how much light is left for the rest.
  private var covered: [Float]
  private var light: [Float]

  init(_ screen: PixelSize) {
    scale = PictureScale(screen)
    covered = [Float](repeating: 0, count: screen.width)
    light = covered
    let half = Float(screen.width) / Float(screen.height) / 2
    var leaves: [Leaf] = []
    for layer in 0..<6 {
      let cell: Float = 0.062 - 0.004 * Float(layer)
      let reach = Int(half / cell) + 2
      for row in -1...Int(1 / cell) + 2 {
        for column in -reach...reach {
          let leaf = Leaf(column: column, row: row, cell: cell, layer: layer)
          if let leaf { leaves.append(leaf) }
        }
      }
    }
    self.leaves = leaves
  }

  mutating func paint(_ y: Int, into row: inout [Paint]) {
    let v = scale.y(y)
    for column in row.indices { (covered[column], light[column]) = (0, 1) }
    for column in row.indices { row[column] = Paint() }
    for leaf in leaves where abs(v - leaf.middle.y) < leaf.reach {
      // The columns that the leaf or its shadow can touch.
      let span = (leaf.reach * leaf.reach - (v - leaf.middle.y) * (v - leaf.middle.y)).squareRoot()
      let first = max(0, scale.column(leaf.middle.x - span))
      let last = min(row.count - 1, scale.column(leaf.middle.x + span) + 1)
      if first > last { continue }
      for column in first...last where covered[column] < 1 {
        let x = scale.x(column)
        let (coverage, place) = leaf.coverage(x, v, scale.pixel)
        if coverage > 0 {
          let shown = coverage * (1 - covered[column])
          row[column] += leaf.color(place) * (shown * light[column])
          covered[column] += shown
          if covered[column] > 0.997 { covered[column] = 1 }
        }
        light[column] *= leaf.lightLeft(x, v)
      }
    }
    let ground = Paint(0x07140D)
    for column in row.indices {
      if covered[column] < 1 { row[column] += ground * ((1 - covered[column]) * light[column]) }
      // Dapples: light falls through more leaves, above the picture.
      let x = scale.x(column)
      let dapple = noise(x * 5 + 50, v * 5, 430) + 0.5 * noise(x * 13 + 50, v * 13, 431)
      let glow = 0.62 + 0.75 * ramp(0.35, 1.15, dapple)
      row[column] *= Paint(glow, glow, 0.94 * glow, 0)
    }
    grain(y, 0.007, into: &row)
  }
}

/// One leaf: where it hangs, its shape and its color.
struct Leaf {
  /// The middle of the leaf and its shadow, and how far from it any of them can be.
  let middle: (x: Float, y: Float)
  let reach: Float
  private let stem: (x: Float, y: Float)
  /// Toward the tip, of length 1.
  private let toTip: (x: Float, y: Float)
  private let length: Float
  private let breadth: Float
  private let bend: Float
  private let color: Paint
  private let shine: Paint
  private let veins: Float

  /// A leaf of a cell of the layer's lattice; `nil` where none hangs.
  init?(column: Int, row: Int, cell: Float, layer: Int) {
    let seed = UInt32(400 + 16 * layer)
    func random(_ index: UInt32) -> Float { hashed(column, row, seed + index) }
    if random(0) > (layer < 2 ? 0.55 : 0.95) { return nil }
    length = cell * (1.5 + 0.9 * random(1))
    breadth = length * (0.40 + 0.14 * random(2))
    bend = (random(3) - 0.5) * 0.36
    // Most hang, aslant to either side; a direction without sines.
    let aslant = (random(4) - 0.5) * 2.6
    let down: Float = 1 - 1.15 * random(5) * random(5)
    let size = max(0.05, (aslant * aslant + down * down).squareRoot())
    toTip = (aslant / size, down / size)
    let x = (Float(column) + (row % 2 == 0 ? 0.5 : 0) + 0.7 * (random(6) - 0.5)) * cell
    let y = (Float(row) + 0.7 * (random(7) - 0.5)) * cell
    stem = (x - toTip.x * length / 2, y - toTip.y * length / 2)
    middle = (x + 0.004, y + 0.007)
    reach = length * 0.62 + 0.012
    let greens: [Paint] = [
      Paint(0x8DB33F), Paint(0x5E9A3C), Paint(0x3E8446), Paint(0x2F7351), Paint(0xA9C14B),
    ]
    let hue = random(8) * 3.99
    let base = greens[Int(hue)].mixed(greens[Int(hue) + 1], hue - Float(Int(hue)))
    let depth = 1 - 0.135 * Float(layer)
    let tone = depth * (0.86 + 0.28 * random(9))
    color = base * tone
    shine = Paint(0.30, 0.32, 0.22, 0) * (tone * (0.5 + random(10)))
    veins = 7 + 5 * random(11)
  }

  /// A place on the leaf: `along` from stem to tip `0...1`, `across` −1...1 from edge to edge.
  struct Spot {
    var along: Float = 0
    var across: Float = 0
    var width: Float = 0
  }

  @inline(__always)
  private func spot(_ x: Float, _ y: Float, grown: Float) -> Spot {
    let (dx, dy) = (x - stem.x, y - stem.y)
    let v = (dx * toTip.x + dy * toTip.y) / length
    guard v > 0, v < 1 else { return Spot() }
    let u = dx * toTip.y - dy * toTip.x - bend * length * v * (1 - v)
    let width = breadth * 1.3 * v.squareRoot() * (1 - v) * (1 - 0.25 * (1 - v)) * grown
    return Spot(along: v, across: u, width: width)
  }

  /// How much of a pixel it covers, and where it is on the leaf.
  @inline(__always)
  func coverage(_ x: Float, _ y: Float, _ pixel: Float) -> (Float, Spot) {
    let spot = spot(x, y, grown: 1)
    guard spot.width > 0 else { return (0, spot) }
    return (clamped((spot.width - abs(spot.across)) / pixel + 0.5), spot)
  }

  /// How much light its shadow leaves below it, `0...1`; the shadow falls to the lower right.
  @inline(__always)
  func lightLeft(_ x: Float, _ y: Float) -> Float {
    let spot = spot(x - 0.005, y - 0.009, grown: 1.25)
    guard spot.width > 0 else { return 1 }
    let edge = abs(spot.across) / spot.width
    return edge < 1 ? 1 - 0.62 * ramp(1, 0.35, edge) : 1
  }

  /// The leaf's own color at a place.
  func color(_ spot: Spot) -> Paint {
    let across = spot.across / max(spot.width, 1e-6)
    let side = abs(across)
    var paint = color * (0.80 + 0.32 * spot.along)
    // The blade is folded along its middle: one half faces the light.
    paint *= 1 + (across > 0 ? -0.17 : 0.10) * ramp(0, 0.12, side)
    // Side veins run toward the tip; the blade bulges between them.
    let phase = veins * (spot.along - 0.30 * side * (0.4 + 0.6 * (1 - spot.along))) + 20
    let beside = abs(phase - Float(floored(phase)) - 0.5) * 2
    let isInside = ramp(1.0, 0.8, side) * ramp(0.02, 0.12, spot.along)
    paint *= 1 + (0.10 - 0.20 * beside * beside) * isInside
    paint += shine * (ramp(0.90, 1, beside) * 0.35 * isInside * (1 - 0.6 * side))
    // The middle vein, and a gloss on the half in the light.
    let vein = 0.030 * (1.2 - spot.along) * breadth
    paint += shine * (ramp(1.6 * vein, 0.5 * vein, abs(spot.across)) * 0.8)
    let gloss =
      across < 0 ? ramp(0.34, 0, abs(side - 0.46)) * ramp(0.4, 0, abs(spot.along - 0.45)) : 0
    paint += shine * (gloss * 0.75)
    return paint * (1 - 0.22 * ramp(0.8, 1, side))
  }
}

/// A shore from above: shallow water, foam and sand.
struct Beach: RowPainter {
  private let scale: PictureScale
  private let waters: [(at: Float, color: Paint)] = [
    (0, Paint(0xE3F1E6)), (0.035, Paint(0xC4ECE4)), (0.10, Paint(0x9EE0DC)),
    (0.22, Paint(0x79D2D6)), (0.46, Paint(0x4FB6C8)),
  ]

  init(_ screen: PixelSize) { scale = PictureScale(screen) }

  mutating func paint(_ y: Int, into row: inout [Paint]) {
    let v = scale.y(y)
    for column in row.indices { row[column] = color(scale.x(column), v) }
    grain(y, 0.009, into: &row)
  }

  private func color(_ x: Float, _ y: Float) -> Paint {
    // How far out at sea: the shore runs aslant, in bays.
    let bays = fractal(x * 3.2 + 20, y * 3.2, 301, octaves: 3) - 0.5
    let far = 0.43 - (y + 0.42 * x) + 0.13 * bays
    let lap = fractal(x * 9 + 60, y * 9, 310, octaves: 3) - 0.5
    let edge = far + 0.05 * lap
    if edge < -0.012 { return sand(x, y, edge) }
    var paint = Paint.along(waters, edge)
    // Ripples of light on the ground, where two sheets of noise meet.
    let (u, w) = (x * 34 + 9 * lap, y * 44 + 6 * bays)
    let (one, other) = (noise(u, w, 320), noise(u * 1.4 + 9, w * 1.4, 321))
    let web = 1 - abs(one - other) * 2.6
    paint += Paint(0.15, 0.12, 0.10, 0) * (max(0, web) * max(0, web) * ramp(0.5, 0.02, edge))
    let swell = fractal(far * 26 + 3 * bays, (x - y) * 3 + 40, 330, octaves: 2) - 0.5
    paint += Paint(repeating: swell * 0.10)
    // Foam: the edge itself, and waves that come in behind it.
    let lace = edge < 0.36 ? fractal(x * 52, y * 52, 340, octaves: 4) : 0
    var foam = ramp(0.020, 0.004, edge) * ramp(0.20, 0.55, lace + 0.25 * ramp(0.012, 0, edge))
    for (index, distance) in [Float(0.052), 0.125, 0.235].enumerated() {
      let shift = 0.035 * (noise(x * 7 + 30, y * 7 + Float(index) * 11, 350) - 0.5)
      let behind = edge - distance - shift
      if behind < -0.004 || behind > 0.034 { continue }
      // Sharp in front, frayed behind.
      let crest = ramp(-0.004, 0.002, behind) * ramp(0.034, 0, behind)
      let strength = ramp(0.25, 0.6, noise(x * 5 + 70, Float(index) * 7 + 0.5, 360))
      foam = max(foam, crest * ramp(0.36, 0.62, lace + 0.3 * ramp(0.012, 0, behind)) * strength)
    }
    return paint.mixed(Paint(0xFDFEFC), min(1, foam))
  }

  private func sand(_ x: Float, _ y: Float, _ edge: Float) -> Paint {
    let inland = -edge
    let dune = fractal(x * 7 + 90, y * 11, 370, octaves: 3) - 0.5
    let speck = fractal(x * 190 + y * 40, y * 190 - x * 40, 380, octaves: 2) - 0.5
    var paint = Paint(0xE3CFAE).mixed(Paint(0xEBDCC2), ramp(0.02, 0.4, inland))
    paint += Paint(0.09, 0.085, 0.08, 0) * dune + Paint(repeating: speck * 0.045)
    // Wet sand keeps the color of the last wave, and shines at its rim.
    let tide = inland + 0.03 * dune
    let wet = ramp(0.062, 0.050, tide)
    paint = paint.mixed(paint * Paint(0.90, 0.87, 0.84, 0), wet)
    paint += Paint(repeating: 0.10 * ramp(0.030, 0.012, inland) * wet)
    return paint
  }
}
