// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The bounding box and the mean color of visible pixels (α ≥ 0.05).
struct VisibleBounds: Sendable {
  private(set) var left = Int.max
  private(set) var top = 0
  private var right = -1
  private var bottom = -1
  private var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)

  /// Adds a premultiplied row.
  mutating func add(_ row: PlanarRow, y: Int) {
    for x in 0..<row.width where row.alpha[x] >= 0.05 {
      if right < 0 { top = y }
      left = min(left, x)
      right = max(right, x)
      bottom = y
      sums.red += Double(row.red[x])
      sums.green += Double(row.green[x])
      sums.blue += Double(row.blue[x])
      sums.alpha += Double(row.alpha[x])
    }
  }

  /// The box's size; `nil` if nothing is visible.
  var size: PixelSize? {
    guard right >= 0 else { return nil }
    return PixelSize(width: right - left + 1, height: bottom - top + 1)
  }

  /// The mean of the straight colors, weighted by α; `nil` if nothing is visible.
  var meanColor: EncodedColor? {
    guard sums.alpha > 0 else { return nil }
    return EncodedColor(
      red: Float(sums.red / sums.alpha), green: Float(sums.green / sums.alpha),
      blue: Float(sums.blue / sums.alpha))
  }
}
