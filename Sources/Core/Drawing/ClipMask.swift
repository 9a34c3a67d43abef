// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where something is drawn at all, and how much of each pixel.
struct ClipMask: Sendable {
  /// Nothing is drawn outside.
  let bounds: PixelBounds
  /// Row-major over `bounds`, `0...1`; empty where all is 1.
  private(set) var shares: [Float] = []

  init(bounds: PixelBounds) { self.bounds = bounds }

  /// What whole pixels leave of it.
  func cut(to part: PixelBounds) -> ClipMask {
    var result = ClipMask(bounds: bounds.intersection(part))
    guard !shares.isEmpty else { return result }
    for y in result.bounds.top..<result.bounds.bottom {
      let start = (y - bounds.top) * bounds.width - bounds.left
      result.shares += shares[start + result.bounds.left..<start + result.bounds.right]
    }
    return result
  }

  /// What a shape, begun with the bounds of this mask, leaves of it.
  func narrowed(by rasterizer: inout Rasterizer) -> ClipMask {
    var rows: [(y: Int, columns: Range<Int>)] = []
    var shares: [Float] = []
    var (part, isWhole) = (PixelBounds.empty, self.shares.isEmpty)
    while let row = rasterizer.nextRow() {
      rasterizer.mask(row, by: self)
      rows.append(row)
      for column in row.columns {
        let share = rasterizer.coverage[column - bounds.left]
        shares.append(share)
        if share != 1 { isWhole = false }
      }
      part = part.union(
        PixelBounds(
          left: row.columns.lowerBound, top: row.y, right: row.columns.upperBound,
          bottom: row.y + 1))
    }
    var result = ClipMask(bounds: part)
    if isWhole, shares.count == part.width * part.height { return result }
    result.shares = [Float](repeating: 0, count: part.width * part.height)
    var next = 0
    for row in rows {
      let start = (row.y - part.top) * part.width - part.left
      for column in row.columns {
        result.shares[start + column] = shares[next]
        next += 1
      }
    }
    return result
  }
}

extension Rasterizer {
  /// Multiplies the coverage of the row that was read last by a mask of the same bounds as the clip.
  mutating func mask(_ row: (y: Int, columns: Range<Int>), by mask: ClipMask) {
    guard !mask.shares.isEmpty else { return }
    let start = (row.y - mask.bounds.top) * mask.bounds.width
    for column in row.columns.lowerBound - mask.bounds.left..<row.columns.upperBound
      - mask.bounds.left
    {
      multiply(column, by: mask.shares[start + column])
    }
  }
}
