// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Takes `width` straight pixels and premultiplies them.
  ///
  /// - Parameters:
  ///   - samples: Interleaved straight encoded samples, at least `firstPixel + width` pixels.
  ///   - firstPixel: Where the row starts, in pixels.
  public mutating func load(_ samples: StraightSamples, firstPixel: Int = 0) {
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
  public func loadStrengths(firstPixel: Int, alpha: inout [Float], luma: inout [Float]) {
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
