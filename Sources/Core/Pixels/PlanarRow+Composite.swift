// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PlanarRow {
  /// Lays `top` over this row, source-over on encoded values: `P = P_t + (1 − α_t)·P`.
  package mutating func composite(_ top: PlanarRow) {
    Self.over(top.red, top.alpha, &red)
    Self.over(top.green, top.alpha, &green)
    Self.over(top.blue, top.alpha, &blue)
    Self.over(top.alpha, top.alpha, &alpha)
  }

  /// Lays one flat color over this row, at `coverage` (`0...1` a pixel).
  package mutating func composite(_ color: EncodedColor, coverage: [Float]) {
    Self.over(color.red, coverage, &red)
    Self.over(color.green, coverage, &green)
    Self.over(color.blue, coverage, &blue)
    Self.over(1, coverage, &alpha)
  }

  /// Multiplies every premultiplied sample by a coverage a pixel, `0...1`.
  package mutating func multiply(byCoverage coverage: [Float]) {
    scale(&red, by: coverage)
    scale(&green, by: coverage)
    scale(&blue, by: coverage)
    scale(&alpha, by: coverage)
  }

  /// Lays one color over the row, everywhere at one opacity, `0...1`: source-over.
  package mutating func composite(_ color: EncodedColor, opacity: Float) {
    let rest = 1 - opacity
    for index in 0..<width {
      red[index] = color.red * opacity + red[index] * rest
      green[index] = color.green * opacity + green[index] * rest
      blue[index] = color.blue * opacity + blue[index] * rest
      alpha[index] = opacity + alpha[index] * rest
    }
  }

  /// Multiplies every sample, alpha too, by an opacity `0...1`.
  package mutating func multiply(byOpacity opacity: Float) {
    multiply(by: EncodedColor(gray: opacity))
    for index in 0..<width { alpha[index] *= opacity }
  }

  /// Multiplies the color channels by those of `color`; alpha stays.
  package mutating func multiply(by color: EncodedColor) {
    multiply(red: color.red, green: color.green, blue: color.blue)
  }

  /// Multiplies the color channels by factors that may be above 1; alpha stays.
  package mutating func multiply(red r: Float, green g: Float, blue b: Float) {
    for index in 0..<width {
      red[index] *= r
      green[index] *= g
      blue[index] *= b
    }
  }

  /// Keeps this row where `coverage` is 1, shows `base` where it is 0: `lerp(base, self, coverage)`.
  package mutating func clip(to coverage: [Float], over base: PlanarRow) {
    Self.clip(&red, coverage, base.red)
    Self.clip(&green, coverage, base.green)
    Self.clip(&blue, coverage, base.blue)
    Self.clip(&alpha, coverage, base.alpha)
  }

  @inline(never)
  private static func over(_ top: [Float], _ coverage: [Float], _ bottom: inout [Float]) {
    let (t, a, count) = (top.span, coverage.span, bottom.count)
    var b = bottom.mutableSpan
    precondition(t.count == count && a.count == count)
    for index in 0..<count { b[index] = t[index] + (1 - a[index]) * b[index] }
  }

  @inline(never)
  private static func over(_ top: Float, _ coverage: [Float], _ bottom: inout [Float]) {
    let (a, count) = (coverage.span, bottom.count)
    var b = bottom.mutableSpan
    precondition(a.count == count)
    for index in 0..<count { b[index] = b[index] + (top - b[index]) * a[index] }
  }

  @inline(never)
  private static func clip(_ plane: inout [Float], _ coverage: [Float], _ base: [Float]) {
    let (k, b, count) = (coverage.span, base.span, plane.count)
    var p = plane.mutableSpan
    precondition(k.count == count && b.count == count)
    // Written so that coverage 1 keeps the pixel to the bit, and coverage 0 the base.
    for index in 0..<count { p[index] = k[index] * p[index] + (1 - k[index]) * b[index] }
  }
}

/// The coverage of a rectangle with superellipse corners.
///
/// In a corner square of side `radius`, `(x/r)ⁿ + (y/r)ⁿ ≤ 1`; n = 2 is a circle's quarter, n = 5
/// a continuous corner. The radius is at most half the shorter side.
package struct CornerMask: Sendable, Hashable {
  /// The rectangle, in pixels.
  package let size: PixelSize
  private let radius: Double
  /// The distance by which the edge is drawn in, at the middle of each sixteenth of a pixel of
  /// depth.
  private let insets: [Double]
  private static let lines = 16

  /// - Parameters:
  ///   - size: The rectangle, in pixels.
  ///   - radius: Side of the corner square in pixels, from 0.
  ///   - exponent: The superellipse's n, from 1.
  package init(size: PixelSize, radius: Double, exponent: Double) {
    let radius = Swift.min(Swift.max(radius, 0), Double(Swift.min(size.width, size.height)) / 2)
    (self.size, self.radius) = (size, radius)
    insets = (0..<Int(radius.rounded(.up)) * Self.lines).map { line in
      let depth = (Double(line) + 0.5) / Double(Self.lines)
      let rise = Swift.max(0, (radius - depth) / radius)
      return radius * (1 - pow(1 - pow(rise, exponent), 1 / exponent))
    }
  }

  /// Writes the coverage of row `y`, `0...1` a pixel; resizes `row`.
  ///
  /// Exact across the edge, in 16 lines along it.
  package func coverage(ofRow y: Int, into row: inout [Float]) {
    row = [Float](repeating: 1, count: size.width)
    let down = Swift.min(y, size.height - 1 - y)
    guard Double(down) < radius else { return }
    for x in 0..<Swift.min(insets.count / Self.lines, size.width) {
      // The corner is its own mirror image: where the edge is flat, it is cut the other way.
      let share = x < down ? self.share(along: down, across: x) : self.share(along: x, across: down)
      // A pixel in the middle of an odd width is cut from both sides.
      row[x] = Swift.max(0, row[x] + share - 1)
      row[size.width - 1 - x] = Swift.max(0, row[size.width - 1 - x] + share - 1)
    }
  }

  /// The number of columns at either end of row `y` that are covered by less than a half.
  package func inset(ofRow y: Int) -> Int {
    let down = Swift.min(y, size.height - 1 - y)
    guard Double(down) < radius else { return 0 }
    // Coverage rises towards the middle.
    var (low, high) = (0, Swift.min(insets.count / Self.lines, size.width / 2))
    while low < high {
      let x = (low + high) / 2
      let share = x < down ? share(along: down, across: x) : share(along: x, across: down)
      if share < 0.5 { low = x + 1 } else { high = x }
    }
    return low
  }

  private func share(along: Int, across: Int) -> Float {
    // The edge is drawn in the more the nearer it is: of most pixels the first or last line says all.
    if insets[along * Self.lines] <= Double(across) { return 1 }
    if insets[(along + 1) * Self.lines - 1] >= Double(across + 1) { return 0 }
    var sum = 0.0
    for line in along * Self.lines..<(along + 1) * Self.lines {
      sum += Swift.min(Swift.max(Double(across + 1) - insets[line], 0), 1)
    }
    return Float(sum / Double(Self.lines))
  }
}
