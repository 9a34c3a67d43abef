// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Mixes this row with another: `lerp(self, other, t)` for each color channel; alpha stays.
  public mutating func mix(with other: PlanarRow, by t: Float) {
    mix(with: other, by: [Float](repeating: t, count: width))
  }

  /// Mixes this row with one color: `lerp(self, color, t)` for each color channel; alpha stays.
  public mutating func mix(with color: EncodedColor, by t: Float) {
    mix(with: PlanarRow(width: width, color: color), by: t)
  }

  /// Mixes this row with another by a strength a pixel: `lerp(self, other, t)`; alpha stays.
  public mutating func mix(with other: PlanarRow, by t: [Float]) {
    Self.mix(&red, other.red, t)
    Self.mix(&green, other.green, t)
    Self.mix(&blue, other.blue, t)
  }

  private static func mix(_ plane: inout [Float], _ other: [Float], _ t: [Float]) {
    let (o, t, count) = (other.span, t.span, plane.count)
    var p = plane.mutableSpan
    precondition(o.count == count && t.count == count)
    for index in 0..<count { p[index] = lerp(p[index], o[index], t[index]) }
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
