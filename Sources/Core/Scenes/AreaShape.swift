// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// A shape that fills an area of a canvas.
package struct AreaShape: Sendable {
  private let mask: CornerMask
  private let area: PixelArea

  init(_ mask: CornerMask, in area: PixelArea) { (self.mask, self.area) = (mask, area) }

  /// Writes the coverage of row `y` of a canvas, `0...1` a pixel; resizes `row` to its width.
  package func coverage(ofRow y: Int, width: Int, into row: inout [Float]) {
    guard (area.y..<area.y + area.height).contains(y) else {
      row = [Float](repeating: 0, count: width)
      return
    }
    mask.coverage(ofRow: y - area.y, into: &row)
    row.insert(contentsOf: repeatElement(0, count: area.x), at: 0)
    row += repeatElement(0, count: max(0, width - row.count))
  }
}
