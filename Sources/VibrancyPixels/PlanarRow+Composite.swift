// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Lays `top` over this row, source-over on encoded values: `P = P_t + (1 − α_t)·P`.
  public mutating func composite(_ top: PlanarRow) {
    Self.over(top.red, top.alpha, &red)
    Self.over(top.green, top.alpha, &green)
    Self.over(top.blue, top.alpha, &blue)
    Self.over(top.alpha, top.alpha, &alpha)
  }

  /// Lays one flat color over this row, at `coverage` (`0...1` a pixel).
  public mutating func composite(_ color: EncodedColor, coverage: [Float]) {
    Self.over(color.red, coverage, &red)
    Self.over(color.green, coverage, &green)
    Self.over(color.blue, coverage, &blue)
    Self.over(1, coverage, &alpha)
  }

  /// Multiplies every premultiplied sample by a coverage a pixel, `0...1`.
  public mutating func multiply(byCoverage coverage: [Float]) {
    scale(&red, by: coverage)
    scale(&green, by: coverage)
    scale(&blue, by: coverage)
    scale(&alpha, by: coverage)
  }

  /// Multiplies every sample, alpha too, by an opacity `0...1`.
  public mutating func multiply(byOpacity opacity: Float) {
    multiply(by: EncodedColor(gray: opacity))
    for index in 0..<width { alpha[index] *= opacity }
  }

  /// Multiplies the color channels by those of `color`; alpha stays.
  public mutating func multiply(by color: EncodedColor) {
    for index in 0..<width {
      red[index] *= color.red
      green[index] *= color.green
      blue[index] *= color.blue
    }
  }

  /// Keeps this row where `coverage` is 1, shows `base` where it is 0: `lerp(base, self, coverage)`.
  public mutating func clip(to coverage: [Float], over base: PlanarRow) {
    Self.clip(&red, coverage, base.red)
    Self.clip(&green, coverage, base.green)
    Self.clip(&blue, coverage, base.blue)
    Self.clip(&alpha, coverage, base.alpha)
  }

  private static func over(_ top: [Float], _ coverage: [Float], _ bottom: inout [Float]) {
    let (t, a, count) = (top.span, coverage.span, bottom.count)
    var b = bottom.mutableSpan
    precondition(t.count == count && a.count == count)
    for index in 0..<count { b[index] = t[index] + (1 - a[index]) * b[index] }
  }

  private static func over(_ top: Float, _ coverage: [Float], _ bottom: inout [Float]) {
    let (a, count) = (coverage.span, bottom.count)
    var b = bottom.mutableSpan
    precondition(a.count == count)
    for index in 0..<count { b[index] = b[index] + (top - b[index]) * a[index] }
  }

  private static func clip(_ plane: inout [Float], _ coverage: [Float], _ base: [Float]) {
    let (k, b, count) = (coverage.span, base.span, plane.count)
    var p = plane.mutableSpan
    precondition(k.count == count && b.count == count)
    // Written so that coverage 1 keeps the pixel to the bit, and coverage 0 the base.
    for index in 0..<count { p[index] = k[index] * p[index] + (1 - k[index]) * b[index] }
  }
}
