// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Mixes this row with another: `lerp(self, other, t)` for each color channel; alpha stays.
  public mutating func mix(with other: PlanarRow, by t: Float) {
    precondition(other.width == width)
    for index in 0..<width {
      red[index] = lerp(red[index], other.red[index], t)
      green[index] = lerp(green[index], other.green[index], t)
      blue[index] = lerp(blue[index], other.blue[index], t)
    }
  }

  /// Mixes this row with one color: `lerp(self, color, t)` for each color channel; alpha stays.
  public mutating func mix(with color: EncodedColor, by t: Float) {
    for index in 0..<width {
      red[index] = lerp(red[index], color.red, t)
      green[index] = lerp(green[index], color.green, t)
      blue[index] = lerp(blue[index], color.blue, t)
    }
  }

  /// Mixes this row with another by a strength a pixel: `lerp(self, other, t)`; alpha stays.
  public mutating func mix(with other: PlanarRow, by t: [Float]) {
    precondition(other.width == width && t.count == width)
    for index in 0..<width {
      red[index] = lerp(red[index], other.red[index], t[index])
      green[index] = lerp(green[index], other.green[index], t[index])
      blue[index] = lerp(blue[index], other.blue[index], t[index])
    }
  }

  /// `lerp(lerp(self, material, α), vibrant, m)` for each color channel, a pixel at a time.
  ///
  /// At `α = m = 0` the row is untouched to the bit.
  ///
  /// - Parameters:
  ///   - material: Opaque, of this width.
  ///   - vibrant: Opaque, of this width.
  ///   - alpha: Strength of the material, `0...1`.
  ///   - luma: Strength of the vibrant color, `0...1`.
  public mutating func mixVibrant(
    material: PlanarRow, vibrant: PlanarRow, alpha: [Float], luma: [Float]
  ) {
    Self.mixVibrant(&red, material.red, vibrant.red, alpha, luma)
    Self.mixVibrant(&green, material.green, vibrant.green, alpha, luma)
    Self.mixVibrant(&blue, material.blue, vibrant.blue, alpha, luma)
  }

  private static func mixVibrant(
    _ plane: inout [Float], _ material: [Float], _ vibrant: [Float], _ alpha: [Float],
    _ luma: [Float]
  ) {
    let (m, v, a, y) = (material.span, vibrant.span, alpha.span, luma.span)
    let count = plane.count
    var p = plane.mutableSpan
    precondition(m.count == count && v.count == count && a.count == count && y.count == count)
    for index in 0..<count {
      let base = p[index] + (m[index] - p[index]) * a[index]
      p[index] = base + (v[index] - base) * y[index]
    }
  }
}
