// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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

  /// The share of the sky that a cloud covers, and its light; long and flat, lit from below.
  private func cloud(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let (u, w) = (x * 2.6 + 30, y * 15)
    let warp = noise(u * 1.3, w * 0.5, 3) * 0.9
    let density = fractal(u + warp, w + warp, 71, octaves: 5)
    let below = fractal(u + warp, w + warp + 0.35, 71, octaves: 4)
    let cover = ramp(0.44, 0.70, density) * (0.9 - 0.5 * ramp(0.33, 0.47, y))
    return SIMD2(cover, ramp(-0.07, 0.16, density - below) * ramp(0.02, 0.3, y))
  }
}
