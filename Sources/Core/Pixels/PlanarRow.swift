// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One row of pixels as four planes of `Float`: premultiplied, display-encoded sRGB, `0...1`.
///
/// The unit of work of every kernel: plain loops over planes are what the compiler vectorizes.
/// The planes always have the same count.
package struct PlanarRow: Sendable, Hashable {
  /// Red × α.
  package internal(set) var red: [Float]
  /// Green × α.
  package internal(set) var green: [Float]
  /// Blue × α.
  package internal(set) var blue: [Float]
  /// Coverage × opacity α.
  package internal(set) var alpha: [Float]

  /// A transparent row.
  package init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, alpha) = (red, red, red)
  }

  /// A row of one color at one opacity, `0...1`.
  package init(width: Int, color: EncodedColor, opacity: Float = 1) {
    red = [Float](repeating: color.red * opacity, count: width)
    green = [Float](repeating: color.green * opacity, count: width)
    blue = [Float](repeating: color.blue * opacity, count: width)
    alpha = [Float](repeating: opacity, count: width)
  }

  /// The number of pixels.
  package var width: Int { red.count }

  /// `true` if red, green and blue are the same to the bit in every pixel.
  package var isNeutral: Bool { red == green && green == blue }

  /// Makes every pixel `color` at `opacity`, `0...1`.
  package mutating func fill(_ color: EncodedColor, opacity: Float = 1) {
    Self.fill(&red, 0..<width, color.red * opacity)
    Self.fill(&green, 0..<width, color.green * opacity)
    Self.fill(&blue, 0..<width, color.blue * opacity)
    Self.fill(&alpha, 0..<width, opacity)
  }

  // Here and in other files, what is done to one plane is not inlined: four times over, it would make
  // the page's module larger and nothing faster.
  @inline(never)
  private static func fill(_ plane: inout [Float], _ columns: Range<Int>, _ value: Float) {
    var plane = plane.mutableSpan
    for index in columns { plane[index] = value }
  }

  /// Takes premultiplied pixels: red, green, blue and alpha, which is clamped.
  ///
  /// - Precondition: There is one for each pixel of the row.
  package mutating func load(_ pixels: Span<SIMD4<Float>>) {
    precondition(pixels.count == width)
    Self.load(&red, pixels, 0)
    Self.load(&green, pixels, 1)
    Self.load(&blue, pixels, 2)
    Self.load(&alpha, pixels, 3)
    for index in 0..<width { alpha[index] = clamped(alpha[index]) }
  }

  @inline(never)
  private static func load(_ plane: inout [Float], _ pixels: Span<SIMD4<Float>>, _ channel: Int) {
    var plane = plane.mutableSpan
    for index in pixels.indices { plane[index] = pixels[index][channel] }
  }

  /// Makes pixels premultiplied red, green, blue and alpha, which is clamped.
  ///
  /// - Precondition: The columns are in the row.
  mutating func fill(_ columns: Range<Int>, with pixel: SIMD4<Float>) {
    Self.fill(&red, columns, pixel.x)
    Self.fill(&green, columns, pixel.y)
    Self.fill(&blue, columns, pixel.z)
    Self.fill(&alpha, columns, clamped(pixel.w))
  }

  /// Makes every pixel opaque, in the color `color` gives for its index.
  package mutating func setColors(_ color: (Int) -> EncodedColor) {
    for index in 0..<width {
      let pixel = color(index)
      red[index] = pixel.red
      green[index] = pixel.green
      blue[index] = pixel.blue
      alpha[index] = 1
    }
  }

  /// Copies another row of the same width into this one, without taking memory.
  package mutating func copy(_ other: PlanarRow) {
    Self.copy(other.red, to: &red)
    Self.copy(other.green, to: &green)
    Self.copy(other.blue, to: &blue)
    Self.copy(other.alpha, to: &alpha)
  }

  /// Makes the row transparent but for another row laid from column `x` on, cut at the ends.
  package mutating func place(_ other: PlanarRow, at x: Int) {
    fill(.black, opacity: 0)
    let columns = Swift.max(0, x)..<Swift.max(Swift.max(0, x), Swift.min(width, x + other.width))
    for column in columns {
      red[column] = other.red[column - x]
      green[column] = other.green[column - x]
      blue[column] = other.blue[column - x]
      alpha[column] = other.alpha[column - x]
    }
  }

  /// Replaces the color by `ink × α`; alpha stays.
  package mutating func setInk(_ ink: EncodedColor) {
    for index in 0..<width {
      red[index] = ink.red * alpha[index]
      green[index] = ink.green * alpha[index]
      blue[index] = ink.blue * alpha[index]
    }
  }

  @inline(never)
  private static func copy(_ source: [Float], to target: inout [Float]) {
    let (from, count) = (source.span, target.count)
    var to = target.mutableSpan
    precondition(from.count == count)
    for index in 0..<count { to[index] = from[index] }
  }

  /// The luma of each premultiplied pixel, `Y(P) = α·Y(c)`, written into `luma`.
  ///
  /// - Parameter luma: Resized to the row's width; `0...1`.
  package func luma(into luma: inout [Float], weights: LumaWeights = .rec709) {
    weights.luma(ofPlanes: red, green, blue, into: &luma)
  }

  /// The sum of the luma of all premultiplied pixels, in `Double`.
  package func lumaSum() -> Double {
    let weights = LumaWeights.rec709
    return Double(weights.red) * Self.sum(red) + Double(weights.green) * Self.sum(green)
      + Double(weights.blue) * Self.sum(blue)
  }

  private static func sum(_ plane: [Float]) -> Double {
    let p = plane.span
    // Four sums side by side: one alone waits for itself at every step.
    var sums = SIMD4<Double>()
    let whole = p.count & ~3
    for index in stride(from: 0, to: whole, by: 4) {
      sums += SIMD4(
        Double(p[index]), Double(p[index &+ 1]), Double(p[index &+ 2]), Double(p[index &+ 3]))
    }
    for index in whole..<p.count { sums[0] += Double(p[index]) }
    return sums.sum()
  }

  /// Makes the row opaque, each pixel `low + (high − low)·t` by channel.
  ///
  /// - Parameter t: One value a pixel, `0...1`.
  package mutating func setRamp(from low: EncodedColor, to high: EncodedColor, by t: [Float]) {
    Self.setRamp(&red, low.red, high.red, t)
    Self.setRamp(&green, low.green, high.green, t)
    Self.setRamp(&blue, low.blue, high.blue, t)
    for index in alpha.indices { alpha[index] = 1 }
  }

  @inline(never)
  private static func setRamp(
    _ plane: inout [Float], _ low: Float, _ high: Float, _ t: [Float]
  ) {
    let (t, count) = (t.span, plane.count)
    var p = plane.mutableSpan
    precondition(t.count == count)
    for index in 0..<count { p[index] = lerp(low, high, t[index]) }
  }
}

extension PlanarRow {
  /// Some pixels of the row, all inside it.
  package func part(from x: Int, width: Int) -> PlanarRow {
    var part = PlanarRow(width: width)
    for index in 0..<width {
      part.red[index] = red[x + index]
      part.green[index] = green[x + index]
      part.blue[index] = blue[x + index]
      part.alpha[index] = alpha[x + index]
    }
    return part
  }

  /// Adds `lift` to a pixel, then mixes it with a color times `factor` by `amount`, `0...1`.
  package mutating func mix(
    _ index: Int, lift: Float, _ color: EncodedColor, _ amount: Float, _ factor: Float
  ) {
    red[index] = lerp(red[index] + lift, color.red * factor, amount)
    green[index] = lerp(green[index] + lift, color.green * factor, amount)
    blue[index] = lerp(blue[index] + lift, color.blue * factor, amount)
  }
}

extension PlanarImage {
  /// The picture with its colors multiplied by a factor; alpha stays.
  package func multiplied(by factor: Float) -> PlanarImage {
    var result = self
    for index in red.indices {
      result.red[index] *= factor
      result.green[index] *= factor
      result.blue[index] *= factor
    }
    return result
  }
}
