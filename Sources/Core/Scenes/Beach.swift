// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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
