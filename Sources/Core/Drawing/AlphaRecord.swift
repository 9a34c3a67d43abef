// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The alpha of a shape, kept while it is drawn.
struct AlphaRecord: Sendable {
  private let bounds: PixelBounds
  /// The pixels that were drawn.
  private(set) var drawn = PixelBounds.empty
  /// Row-major over `bounds`.
  private var samples: [UInt8] = []

  /// - Parameter bounds: Where it is drawn.
  init(within bounds: PixelBounds) { self.bounds = bounds }

  /// Adds a part of a row that one color is drawn on.
  ///
  /// - Parameters:
  ///   - coverage: Shares of pixels, `0...1`.
  ///   - left: The column of the first share.
  mutating func add(
    _ color: PaintedPixel, _ row: (y: Int, columns: Range<Int>), _ coverage: [Float],
    from left: Int
  ) {
    let (first, shares) = (start(row), coverage.span)
    let from = row.columns.lowerBound - left
    var codes = samples.mutableSpan
    for index in 0..<row.columns.count {
      codes[first + index] = alphaCode(color.w * shares[from + index])
    }
  }

  /// As above of colors, the first of them on the first of the columns.
  mutating func add(
    _ colors: [PaintedPixel], _ row: (y: Int, columns: Range<Int>), _ coverage: [Float],
    from left: Int
  ) {
    let (first, shares, tops) = (start(row), coverage.span, colors.span)
    let from = row.columns.lowerBound - left
    var codes = samples.mutableSpan
    for index in 0..<row.columns.count {
      codes[first + index] = alphaCode(tops[index].w * shares[from + index])
    }
  }

  /// Makes room for a part of a row, and returns where it begins.
  private mutating func start(_ row: (y: Int, columns: Range<Int>)) -> Int {
    if samples.isEmpty { samples = [UInt8](repeating: 0, count: bounds.width * bounds.height) }
    drawn = drawn.union(
      PixelBounds(
        left: row.columns.lowerBound, top: row.y, right: row.columns.upperBound,
        bottom: row.y + 1))
    return (row.y - bounds.top) * bounds.width + row.columns.lowerBound - bounds.left
  }

  /// What was kept, row-major over `drawn`.
  var codes: [UInt8] {
    if drawn == bounds { return samples }
    var codes: [UInt8] = []
    codes.reserveCapacity(drawn.width * drawn.height)
    for y in drawn.top..<drawn.bottom {
      let start = (y - bounds.top) * bounds.width - bounds.left
      codes += samples[start + drawn.left..<start + drawn.right]
    }
    return codes
  }
}

/// An alpha, `0...1`, as a code of 255.
func alphaCode(_ alpha: Float) -> UInt8 { UInt8(clamped(alpha) * 255 + 0.5) }
