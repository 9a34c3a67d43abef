// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Where everything on a sheet is.
package struct SheetLayout: Sendable {
  /// Width and height of the sheet in pixels.
  package let size: PixelSize
  /// What is on it; nothing overlaps.
  package let items: [SheetItem]

  init(
    columns: [ContactSheet.Column], rows: [ContactSheet.Row], footer: String,
    omitted: SheetOmission
  ) {
    let grid = SheetGrid(columns: columns.count, rows: rows)
    var composer = SheetComposer(grid, columns: columns, footer: footer)
    for row in rows { composer.add(row) }
    if rows.isEmpty { composer.add(remark: "nothing to show") }
    if let sentence = omitted.sentence { composer.add(remark: sentence) }
    composer.finish()
    guard let size = PixelSize(width: composer.width, height: composer.y) else {
      preconditionFailure("a sheet within its limits is a valid size")
    }
    (self.size, items) = (size, composer.items)
  }

  /// Draws some rows of pixels of the sheet.
  func drawn(rows: Range<Int>) -> SheetCanvas {
    var canvas = SheetCanvas(width: size.width, rows: rows)
    for item in items where item.frame.rows.overlaps(rows) {
      let frame = item.frame
      switch item.content {
      case .hairline: canvas.fill(frame, .hairline)
      case .text(let line, let color): canvas.draw(line, color, x: frame.x, y: frame.y)
      case .picture(let picture):
        canvas.draw(picture, x: frame.x + SheetItem.outline, y: frame.y + SheetItem.outline)
      }
    }
    return canvas
  }

  /// How many rows of `columns` cells stay below 65,000 px, were all of them as high as can be.
  static func rowsThatFit(columns: Int) -> Int {
    let grid = SheetGrid.largest(columns: columns)
    let band =
      Thumbnail.longestSide + 2 * SheetItem.outline + SheetComposer.headingLimit + 2
      * SheetGrid.padding
    return (65_000 - 1000) / (band * grid.bands)
  }
}
