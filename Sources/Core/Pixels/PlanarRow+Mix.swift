// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Mixes this row with another: `lerp(self, other, t)` for each color channel; alpha stays.
  package mutating func mix(with other: PlanarRow, by t: Float) {
    Self.mix(&red, other.red, t)
    Self.mix(&green, other.green, t)
    Self.mix(&blue, other.blue, t)
  }

  /// Makes this row `lerp(first, second, t)` for each color channel, opaque.
  package mutating func setMixture(of first: PlanarRow, _ second: PlanarRow, by t: Float) {
    Self.setMixture(&red, first.red, second.red, t)
    Self.setMixture(&green, first.green, second.green, t)
    Self.setMixture(&blue, first.blue, second.blue, t)
    for index in alpha.indices { alpha[index] = 1 }
  }

  @inline(never)
  private static func setMixture(
    _ plane: inout [Float], _ first: [Float], _ second: [Float], _ t: Float
  ) {
    let (a, b, count) = (first.span, second.span, plane.count)
    var p = plane.mutableSpan
    precondition(a.count == count && b.count == count)
    for index in 0..<count { p[index] = lerp(a[index], b[index], t) }
  }

  /// Mixes this row with one color: `lerp(self, color, t)` for each color channel; alpha stays.
  package mutating func mix(with color: EncodedColor, by t: Float) {
    Self.mix(&red, color.red, t)
    Self.mix(&green, color.green, t)
    Self.mix(&blue, color.blue, t)
  }

  /// Mixes this row with another by a strength a pixel: `lerp(self, other, t)`; alpha stays.
  package mutating func mix(with other: PlanarRow, by t: [Float]) {
    Self.mix(&red, other.red, t)
    Self.mix(&green, other.green, t)
    Self.mix(&blue, other.blue, t)
  }

  /// Mixes this row with another by a strength made of luma and α: `share·m + (1 − share)·α`;
  /// clamped.
  package mutating func mix(
    with other: PlanarRow, luma: [Float], alpha coverage: [Float], lumaShare share: Float
  ) {
    Self.mix(&red, other.red, luma, coverage, share)
    Self.mix(&green, other.green, luma, coverage, share)
    Self.mix(&blue, other.blue, luma, coverage, share)
  }

  @inline(never)
  private static func mix(
    _ plane: inout [Float], _ other: [Float], _ luma: [Float], _ alpha: [Float], _ share: Float
  ) {
    let (o, y, a, count) = (other.span, luma.span, alpha.span, plane.count)
    var p = plane.mutableSpan
    precondition(o.count == count && y.count == count && a.count == count)
    for index in 0..<count {
      p[index] = clamped(lerp(p[index], o[index], share * y[index] + (1 - share) * a[index]))
    }
  }

  @inline(never)
  private static func mix(_ plane: inout [Float], _ other: [Float], _ t: Float) {
    let (o, count) = (other.span, plane.count)
    var p = plane.mutableSpan
    precondition(o.count == count)
    for index in 0..<count { p[index] = lerp(p[index], o[index], t) }
  }

  @inline(never)
  private static func mix(_ plane: inout [Float], _ value: Float, _ t: Float) {
    var p = plane.mutableSpan
    for index in 0..<p.count { p[index] = lerp(p[index], value, t) }
  }

  @inline(never)
  private static func mix(_ plane: inout [Float], _ other: [Float], _ t: [Float]) {
    let (o, t, count) = (other.span, t.span, plane.count)
    var p = plane.mutableSpan
    precondition(o.count == count && t.count == count)
    for index in 0..<count { p[index] = lerp(p[index], o[index], t[index]) }
  }

  /// `lerp(lerp(self, material, α), vibrant, m)` for each color channel, a pixel at a time; not
  /// clamped, which is needed only where `hasBoundedColors` is false of one of the rows.
  ///
  /// At `α = m = 0` the row is untouched to the bit.
  ///
  /// - Parameters:
  ///   - material: Opaque, of this width.
  ///   - vibrant: Opaque, of this width.
  ///   - alpha: Strength of the material, `0...1`.
  ///   - luma: Strength of the vibrant color, `0...1`.
  package mutating func mixVibrant(
    material: PlanarRow, vibrant: PlanarRow, alpha: [Float], luma: [Float]
  ) {
    Self.mixVibrant(&red, material.red, vibrant.red, alpha, luma)
    Self.mixVibrant(&green, material.green, vibrant.green, alpha, luma)
    Self.mixVibrant(&blue, material.blue, vibrant.blue, alpha, luma)
  }

  @inline(never)
  private static func mixVibrant(
    _ plane: inout [Float], _ material: [Float], _ vibrant: [Float], _ alpha: [Float],
    _ luma: [Float]
  ) {
    let (m, v, a, y) = (material.span, vibrant.span, alpha.span, luma.span)
    let count = plane.count
    var p = plane.mutableSpan
    precondition(m.count == count && v.count == count && a.count == count && y.count == count)
    for index in 0..<count {
      p[index] = mixed(
        p[index], material: m[index], vibrant: v[index], alpha: a[index], strength: y[index])
    }
  }

  /// `true` if every color channel lies in `0...1`.
  package var hasBoundedColors: Bool {
    Self.isBounded(red) && Self.isBounded(green) && Self.isBounded(blue)
  }

  private static func isBounded(_ plane: [Float]) -> Bool {
    let p = plane.span
    // Counted without a way out, so that it is done in vectors.
    var outside: Int32 = 0
    for index in 0..<p.count { outside &+= p[index] >= 0 && p[index] <= 1 ? 0 : 1 }
    return outside == 0
  }

  /// Makes every color channel `clamp(lerp(material, vibrant, m))`, whatever it was.
  package mutating func setVibrant(_ vibrant: PlanarRow, over material: PlanarRow, luma: [Float]) {
    Self.set(&red, material.red, vibrant.red, luma)
    Self.set(&green, material.green, vibrant.green, luma)
    Self.set(&blue, material.blue, vibrant.blue, luma)
  }

  @inline(never)
  private static func set(
    _ plane: inout [Float], _ material: [Float], _ vibrant: [Float], _ luma: [Float]
  ) {
    let (m, v, y, count) = (material.span, vibrant.span, luma.span, plane.count)
    var p = plane.mutableSpan
    precondition(m.count == count && v.count == count && y.count == count)
    for index in 0..<count { p[index] = clamped(lerp(m[index], v[index], y[index])) }
  }

  /// Limits every color channel to `0...1`.
  package mutating func clampColors() {
    Self.clamp(&red)
    Self.clamp(&green)
    Self.clamp(&blue)
  }

  @inline(never)
  private static func clamp(_ plane: inout [Float]) {
    var p = plane.mutableSpan
    // Bits of floats from 0 to 1 are ordered as integers are, negative ones have the sign bit: so
    // compared, whole vectors are limited at once.
    let one = Int32(bitPattern: Float(1).bitPattern)
    for index in 0..<p.count {
      let bits = Int32(bitPattern: p[index].bitPattern)
      p[index] = Float(bitPattern: UInt32(bitPattern: min(max(bits, 0), one)))
    }
  }

  /// Makes every pixel `constant + lumaShare·L + chromaShare·(W − L)`, opaque, and not clamped.
  ///
  /// `L = Y(W)` of the opaque row `source`, `W − L` per channel; the constant may differ by
  /// channel.
  ///
  /// - Parameters:
  ///   - source: Opaque, of this width.
  ///   - luma: That of `source`.
  ///   - constant: r, g, b; need not lie in `0...1`.
  package mutating func setMaterial(
    of source: PlanarRow, luma: [Float], constant: (red: Float, green: Float, blue: Float),
    lumaShare: Float,
    chromaShare: Float
  ) {
    Self.setMaterial(&red, source.red, luma, constant.red, lumaShare, chromaShare)
    Self.setMaterial(&green, source.green, luma, constant.green, lumaShare, chromaShare)
    Self.setMaterial(&blue, source.blue, luma, constant.blue, lumaShare, chromaShare)
    for index in alpha.indices { alpha[index] = 1 }
  }

  @inline(never)
  private static func setMaterial(
    _ plane: inout [Float], _ source: [Float], _ luma: [Float], _ constant: Float,
    _ lumaShare: Float, _ chromaShare: Float
  ) {
    let (s, y, count) = (source.span, luma.span, plane.count)
    var p = plane.mutableSpan
    precondition(s.count == count && y.count == count)
    for index in 0..<count {
      p[index] = constant + lumaShare * y[index] + chromaShare * (s[index] - y[index])
    }
  }
}

/// `a + (b - a) * t`: exactly `a` at `t = 0`.
@inlinable
package func lerp(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }

/// `clamp(lerp(lerp(w, M, α), V, s))`: what a backdrop becomes under a material of strength α and a
/// color of strength s, neither of which needs to lie in `0...1`. At `α = s = 0` it is `backdrop` to
/// the bit, which must lie in it.
@inlinable @inline(__always)
package func layered<Number: BinaryFloatingPoint>(
  _ backdrop: Number, material: Number, vibrant: Number, alpha: Number, strength: Number
) -> Number {
  let color = mixed(
    backdrop, material: material, vibrant: vibrant, alpha: alpha, strength: strength)
  return color > 0 ? (color < 1 ? color : 1) : 0
}

/// `layered`, not clamped.
@inlinable @inline(__always)
package func mixed<Number: BinaryFloatingPoint>(
  _ backdrop: Number, material: Number, vibrant: Number, alpha: Number, strength: Number
) -> Number {
  let base = backdrop + (material - backdrop) * alpha
  return base + (vibrant - base) * strength
}

/// `x` limited to `0...1`; NaN becomes 0, because `max(x, 0)` would keep it.
@inlinable
package func clamped(_ x: Float) -> Float { x > 0 ? (x < 1 ? x : 1) : 0 }

/// Multiplies a plane by another of the same count, a value at a time.
package func scale(_ plane: inout [Float], by factor: [Float]) {
  let (f, count) = (factor.span, plane.count)
  var p = plane.mutableSpan
  precondition(f.count == count)
  for index in 0..<count { p[index] *= f[index] }
}
