// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One row of pixels as four planes of `Float`: straight, display-encoded sRGB, `0...1`.
///
/// What `convert` works on: colors under α = 0 survive. The planes have the same count.
package struct StraightRow: Sendable, Hashable {
  /// Red.
  package var red: [Float]
  /// Green.
  package var green: [Float]
  /// Blue.
  package var blue: [Float]
  /// Coverage × opacity α.
  package var alpha: [Float]

  /// A row of transparent black.
  package init(width: Int) {
    red = [Float](repeating: 0, count: width)
    (green, blue, alpha) = (red, red, red)
  }

  /// The number of pixels.
  package var width: Int { alpha.count }

  /// Takes a row of straight samples.
  ///
  /// - Precondition: `samples.count == 4 * width`.
  package mutating func load(_ samples: StraightSamples) {
    switch samples {
    case .eight(let codes): unpack(codes.span, &red, &green, &blue, &alpha)
    case .sixteen(let codes): unpack(codes.span, &red, &green, &blue, &alpha)
    }
  }

  /// The luma of each straight color, `Y(c)`, `0...1`, into `luma`, which is resized.
  package func luma(into luma: inout [Float], weights: LumaWeights = .rec709) {
    weights.luma(ofPlanes: red, green, blue, into: &luma)
  }
}

/// Splits interleaved straight samples into four planes of `0...1`.
///
/// A pixel is loaded as one integer: loads with a stride of four bytes do not vectorize, and took
/// 1.8 ms a megapixel where this takes 0.4.
///
/// - Precondition: Each plane has `codes.count / 4` values.
func unpack(
  _ codes: Span<UInt8>, _ red: inout [Float], _ green: inout [Float], _ blue: inout [Float],
  _ alpha: inout [Float]
) {
  let (count, pixels) = (red.count, unsafe codes.bytes)
  precondition(codes.count == 4 * count)
  precondition(green.count == count && blue.count == count && alpha.count == count)
  var r = red.mutableSpan
  var g = green.mutableSpan
  var b = blue.mutableSpan
  var a = alpha.mutableSpan
  for index in 0..<count {
    let pixel = pixels.pixel8(index)
    r[index] = Float(pixel & 255) * (1 / 255)
    g[index] = Float(pixel >> 8 & 255) * (1 / 255)
    b[index] = Float(pixel >> 16 & 255) * (1 / 255)
    a[index] = Float(pixel >> 24 & 255) * (1 / 255)
  }
}

/// As for 8 bits, of codes `0...65_535`.
func unpack(
  _ codes: Span<UInt16>, _ red: inout [Float], _ green: inout [Float], _ blue: inout [Float],
  _ alpha: inout [Float]
) {
  let (count, unit) = (red.count, Float(1) / 65_535)
  precondition(codes.count == 4 * count)
  precondition(green.count == count && blue.count == count && alpha.count == count)
  for index in 0..<count {
    red[index] = Float(codes[4 &* index]) * unit
    green[index] = Float(codes[4 &* index &+ 1]) * unit
    blue[index] = Float(codes[4 &* index &+ 2]) * unit
    alpha[index] = Float(codes[4 &* index &+ 3]) * unit
  }
}

/// Splits 8-bit straight samples into α and the luma of the premultiplied pixel, `α·Y(c)`.
///
/// - Precondition: Each plane has `codes.count / 4` values.
func unpackStrengths(_ codes: Span<UInt8>, alpha: inout [Float], luma: inout [Float]) {
  let (count, pixels, weights) = (alpha.count, unsafe codes.bytes, LumaWeights.rec709)
  precondition(codes.count == 4 * count && luma.count == count)
  let (wr, wg, wb) = (weights.red / 255, weights.green / 255, weights.blue / 255)
  var a = alpha.mutableSpan
  var y = luma.mutableSpan
  for index in 0..<count {
    let pixel = pixels.pixel8(index)
    let coverage = Float(pixel >> 24 & 255) * (1 / 255)
    let straight =
      Float(pixel & 255) * wr + Float(pixel >> 8 & 255) * wg + Float(pixel >> 16 & 255) * wb
    a[index] = coverage
    y[index] = straight * coverage
  }
}

extension RawSpan {
  /// The four bytes of a pixel, red lowest. Signed, because unsigned integers convert slowly.
  ///
  /// The index must be below `byteCount / 4`, which the loops have checked before they start.
  @inline(__always)
  func pixel8(_ index: Int) -> Int32 {
    unsafe Int32(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: 4 &* index, as: Int32.self))
  }
}

extension PlanarRow {
  /// Takes `width` straight pixels and premultiplies them.
  ///
  /// - Parameters:
  ///   - samples: Interleaved straight encoded samples, at least `firstPixel + width` pixels.
  ///   - firstPixel: Where the row starts, in pixels.
  package mutating func load(_ samples: StraightSamples, firstPixel: Int = 0) {
    let part = 4 * firstPixel..<4 * (firstPixel + width)
    switch samples {
    case .eight(let codes):
      unpack(codes.span.extracting(part), &red, &green, &blue, &alpha)
    case .sixteen(let codes):
      unpack(codes.span.extracting(part), &red, &green, &blue, &alpha)
    }
    scale(&red, by: alpha)
    scale(&green, by: alpha)
    scale(&blue, by: alpha)
  }
}

extension StraightSamples {
  /// The α of each pixel of a row, and the luma of the premultiplied pixel, `α·Y(c)`.
  ///
  /// - Parameters:
  ///   - firstPixel: Where the row starts, in pixels.
  ///   - alpha: Receives `alpha.count` values, `0...1`.
  ///   - luma: Receives as many, `0...1`.
  package func loadStrengths(firstPixel: Int, alpha: inout [Float], luma: inout [Float]) {
    switch self {
    case .eight(let codes):
      let part = 4 * firstPixel..<4 * (firstPixel + alpha.count)
      unpackStrengths(codes.span.extracting(part), alpha: &alpha, luma: &luma)
    case .sixteen:
      var row = PlanarRow(width: alpha.count)
      row.load(self, firstPixel: firstPixel)
      row.luma(into: &luma)
      alpha = row.alpha
    }
  }
}
