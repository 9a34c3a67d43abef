// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension DrawnGroup {
  /// Draws one color on a part of a row.
  ///
  /// - Parameters:
  ///   - coverage: Shares of pixels, `0...1`.
  ///   - left: The column of the first share.
  mutating func blend(
    _ color: PaintedPixel, _ row: (y: Int, columns: Range<Int>), _ coverage: [Float],
    from left: Int, _ compositing: Compositing
  ) {
    let first = start(row.y) + row.columns.lowerBound
    let from = row.columns.lowerBound - left
    let shares = coverage.span.extracting(from..<from + row.columns.count)
    var below = pixels.mutableSpan
    guard compositing == .normal else {
      for index in shares.indices where shares[index] > 0 {
        below[first + index] = compositing.mixed(color * shares[index], over: below[first + index])
      }
      return
    }
    for index in shares.indices {
      let top = color * shares[index]
      below[first + index] = top + below[first + index] * (1 - top.w)
    }
  }

  /// Draws colors, the first of them on the first of the columns, on a part of a row.
  mutating func blend(
    _ colors: [PaintedPixel], _ row: (y: Int, columns: Range<Int>), _ coverage: [Float],
    from left: Int, _ compositing: Compositing
  ) {
    let first = start(row.y) + row.columns.lowerBound
    let from = row.columns.lowerBound - left
    let (shares, tops) = (coverage.span, colors.span)
    var below = pixels.mutableSpan
    for index in 0..<row.columns.count where shares[from + index] > 0 {
      let top = tops[index] * shares[from + index]
      below[first + index] = compositing.mixed(top, over: below[first + index])
    }
  }
}
