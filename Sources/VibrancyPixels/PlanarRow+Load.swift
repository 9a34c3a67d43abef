// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Takes `width` straight pixels and premultiplies them.
  ///
  /// - Parameters:
  ///   - samples: Interleaved straight encoded samples, at least `firstPixel + width` pixels.
  ///   - firstPixel: Where the row starts, in pixels.
  public mutating func load(_ samples: StraightSamples, firstPixel: Int = 0) {
    switch samples {
    case .eight(let codes): load(codes.span, firstPixel: firstPixel, unit: 1 / 255)
    case .sixteen(let codes): load(codes.span, firstPixel: firstPixel, unit: 1 / 65_535)
    }
  }

  private mutating func load<Code: CodeUnit>(
    _ codes: Span<Code>, firstPixel: Int, unit: Float
  ) {
    let row = codes.extracting(4 * firstPixel..<4 * (firstPixel + width))
    Self.premultiply(row, unit, &red, &green, &blue, &alpha)
  }

  private static func premultiply<Code: CodeUnit>(
    _ codes: Span<Code>, _ unit: Float, _ red: inout [Float], _ green: inout [Float],
    _ blue: inout [Float], _ alpha: inout [Float]
  ) {
    let count = red.count
    precondition(green.count == count && blue.count == count && alpha.count == count)
    precondition(codes.count == 4 * count)
    var r = red.mutableSpan
    var g = green.mutableSpan
    var b = blue.mutableSpan
    var a = alpha.mutableSpan
    for index in 0..<count {
      let coverage = Float(codes[4 &* index &+ 3]) * unit
      let scale = coverage * unit
      r[index] = Float(codes[4 &* index]) * scale
      g[index] = Float(codes[4 &* index &+ 1]) * scale
      b[index] = Float(codes[4 &* index &+ 2]) * scale
      a[index] = coverage
    }
  }
}
