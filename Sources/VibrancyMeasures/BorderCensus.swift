// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels

/// `border-opaque` and `border-spread`: the outermost 2 px of the visible bounds.
struct BorderCensus: Sendable {
  /// The share with α > .98, `0...1`.
  let opaque: Double
  /// The largest less the smallest luma of its visible pixels, `0...1`.
  let spread: Double

  init(_ rows: ArtRows, bounds: PixelRectangle) {
    let isNarrow = bounds.width <= 4
    var row = CodePlanes(width: bounds.width)
    var side = CodePlanes(width: min(bounds.width, 2))
    var (all, opaque) = (0, 0)
    var (lowest, highest) = (Int32.max, Int32.min)
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    func add(_ row: CodePlanes) {
      for x in 0..<row.width {
        all += 1
        if row.alpha[x] >= rows.limits.bordering { opaque += 1 }
        guard row.alpha[x] >= rows.limits.visible else { continue }
        (lowest, highest) = (min(lowest, row.luma(x)), max(highest, row.luma(x)))
      }
    }
    for y in bounds.y..<bottom {
      if y < bounds.y + 2 || y >= bottom - 2 || isNarrow {
        rows.loadDrawn(y, from: bounds.x, into: &row)
        add(row)
      } else {
        for x in [bounds.x, right - 2] {
          rows.loadDrawn(y, from: x, into: &side)
          add(side)
        }
      }
    }
    self.opaque = Double(opaque) / Double(all)
    spread = highest < lowest ? 0 : rows.limits.brightness(highest - lowest)
  }
}
