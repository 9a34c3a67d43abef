// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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
