// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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

  /// The share of a pixel that it covers, and the spot on the leaf.
  @inline(__always)
  func coverage(_ x: Float, _ y: Float, _ pixel: Float) -> (Float, Spot) {
    let spot = spot(x, y, grown: 1)
    guard spot.width > 0 else { return (0, spot) }
    return (clamped((spot.width - abs(spot.across)) / pixel + 0.5), spot)
  }

  /// The light that its shadow leaves below it, `0...1`; the shadow falls to the lower right.
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
