// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension StrengthTable {
  /// Counts the pixels that each part is judged by.
  init(_ map: PartMap, rows: ArtRows) {
    self.init(limits: rows.limits)
    var row = CodePlanes(width: rows.width)
    for y in 0..<rows.height where map.rowStarts[y] < map.rowStarts[y + 1] {
      rows.loadDrawn(y, into: &row)
      map.forEachRun(inRow: y) { part, start, end in
        add(row, from: start, to: end, gain: map.parts[part].gain, limits: rows.limits, to: part)
      }
    }
  }

  private mutating func add(
    _ row: CodePlanes, from start: Int, to end: Int, gain: Double, limits: CodeLimits,
    to group: Int
  ) {
    let (r, g, b, alpha) = (row.red.span, row.green.span, row.blue.span, row.alpha.span)
    var x = start
    while x < end {
      let (red, green, blue, a, first) = (r[x], g[x], b[x], alpha[x], x)
      repeat {
        x &+= 1
      } while x < end && r[x] == red && g[x] == green && b[x] == blue
        && alpha[x] == a
      let luma = CodePlanes.luma(red, green, blue)
      add(
        group: group, alpha: a, luma: luma, opacity: limits.opacity(a) * gain,
        strength: limits.strength(a, luma) * gain, count: x &- first)
    }
  }
}
