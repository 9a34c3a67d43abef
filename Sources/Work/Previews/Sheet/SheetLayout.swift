// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Where everything on a sheet is.
package struct SheetLayout: Sendable {
  /// Width and height of the sheet in pixels.
  package let size: PixelSize
  /// What is on it; nothing overlaps.
  package let items: [SheetItem]

  /// - Parameter isPacked: Whether rows stand side by side where there is room.
  init(
    columns: [ContactSheet.Column], rows: [ContactSheet.Row], remarks: [ContactSheet.Caption],
    footer: String, omitted: SheetOmission, isPacked: Bool
  ) {
    let blocks = SheetBlock.blocks(columns: columns, rows: rows)
    let grid = SheetGrid(
      columns: blocks.map(\.columns.count).max() ?? 0, rows: blocks.flatMap(\.rows))
    let grids = blocks.map { grid.holding(columns: $0.columns.count) }
    let lanes = zip(grids, blocks).map { isPacked ? min($0.lanes, $1.rows.count) : 1 }
    // The most columns may wrap into bands shorter than a row of fewer.
    let width = zip(grids, lanes).map { $0.width(lanes: $1) }.max() ?? grid.contentWidth
    var composer = SheetComposer(grid, width: width, footer: footer)
    for (index, block) in blocks.enumerated() {
      composer.begin(grids[index], columns: block.columns)
      for start in stride(from: 0, to: block.rows.count, by: lanes[index]) {
        composer.add(block.rows[start..<min(start + lanes[index], block.rows.count)])
      }
    }
    if rows.isEmpty { composer.add([ContactSheet.Caption("nothing to show", .detail)]) }
    if let sentence = omitted.sentence {
      composer.add([ContactSheet.Caption(sentence, .detail)])
    }
    if !remarks.isEmpty { composer.add(remarks) }
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
  ///
  /// - Parameter captions: The most that are below a cell, or beside it; each may take two lines.
  static func rowsThatFit(columns: Int, captions: Int) -> Int {
    let grid = SheetGrid.largest(columns: columns)
    let captions =
      captions == 0 ? 0 : SheetComposer.captionGap + 2 * captions * LabelStyle.regular.lineHeight
    let band =
      Thumbnail.longestSide + 2 * SheetItem.outline + captions + SheetComposer.headingLimit + 3
      * SheetGrid.padding + 4
    let remarks = ContactSheet.remarkLimit * LabelStyle.regular.lineHeight
    return (65_000 - 1000 - remarks) / (band * grid.bands)
  }
}

/// Rows that show the same columns, and those.
struct SheetBlock {
  /// What its cells are, from the left.
  let columns: [ContactSheet.Column]
  /// From the top; each with a cell for every column.
  private(set) var rows: [ContactSheet.Row] = []

  /// Parts rows by the columns they show; in the order in which the first of each came.
  static func blocks(
    columns: [ContactSheet.Column], rows: [ContactSheet.Row]
  ) -> [SheetBlock] {
    var blocks: [SheetBlock] = []
    var places: [[Int]: Int] = [:]
    for var row in rows {
      let shown = columns.indices.filter { $0 < row.cells.count && row.cells[$0] != nil }
      let place = places[shown] ?? blocks.count
      if place == blocks.count {
        places[shown] = place
        blocks.append(SheetBlock(columns: shown.map { columns[$0] }))
      }
      row.captions = shown.map { $0 < row.captions.count ? row.captions[$0] : [] }
      row.cells = shown.map { row.cells[$0] }
      blocks[place].rows.append(row)
    }
    return blocks
  }
}

/// The columns of a sheet: names at the left, then cells, which wrap into bands where they are many.
struct SheetGrid: Sendable, Hashable {
  /// The sheet's longest row, in pixels.
  static let widest = 2400
  /// Around everything.
  static let margin = 64
  /// Above and below what stands between two lines.
  static let padding = 32
  /// Between names and cells.
  static let gutter = 48
  /// Between cells.
  static let gap = 24

  /// Of the names.
  let labelWidth: Int
  /// Of a cell, outlines included.
  let cellWidth: Int
  /// How many cells are side by side.
  let cellsPerBand: Int
  /// How many times a row wraps, plus one.
  let bands: Int
  /// The left edge.
  private(set) var left = SheetGrid.margin
  /// Between rows side by side.
  private static let laneGap = 64

  init(columns: Int, rows: [ContactSheet.Row]) {
    let labels = rows.map { row in
      let notes = row.notes.map { LabelLine($0.text, .regular, maxWidth: 440).width }
      return max(
        LabelLine(row.title, .semibold, maxWidth: 440).width,
        LabelLine(row.subtitle, .regular, maxWidth: 440).width,
        LabelLine(row.detail, .regular, maxWidth: 440).width, notes.max() ?? 0)
    }
    let widths = rows.flatMap { row in
      row.cells.prefix(columns).map { ($0?.width ?? 0) + 2 * SheetItem.outline }
    }
    self.init(
      columns: columns, labelWidth: max(160, labels.max() ?? 0),
      cellWidth: max(192, widths.max() ?? 0))
  }

  private init(columns: Int, labelWidth: Int, cellWidth: Int) {
    (self.labelWidth, self.cellWidth) = (labelWidth, cellWidth)
    let room = Self.widest - 2 * Self.margin - labelWidth - Self.gutter
    let most = max(1, (room + Self.gap) / (cellWidth + Self.gap))
    bands = max(1, (columns + most - 1) / most)
    // Bands of about one length rather than a last one that is nearly empty.
    cellsPerBand = (columns + bands - 1) / bands
  }

  /// The same for other rows, with cells of the same width at the same places.
  func holding(columns: Int) -> SheetGrid {
    SheetGrid(columns: columns, labelWidth: labelWidth, cellWidth: cellWidth)
  }

  /// The grid that leaves the fewest cells in a band.
  static func largest(columns: Int) -> SheetGrid {
    SheetGrid(
      columns: columns, labelWidth: 440,
      cellWidth: Thumbnail.longestSide + 2 * SheetItem.outline)
  }

  /// The width between the margins.
  var contentWidth: Int {
    guard cellsPerBand > 0 else { return labelWidth }
    return labelWidth + Self.gutter + cellsPerBand * (cellWidth + Self.gap) - Self.gap
  }

  /// How many rows have room side by side.
  var lanes: Int {
    guard bands == 1 else { return 1 }
    let room = Self.widest - 2 * Self.margin
    return max(1, (room + Self.laneGap) / (contentWidth + Self.laneGap))
  }

  /// The width of rows side by side, between the margins.
  func width(lanes: Int) -> Int {
    max(1, lanes) * (contentWidth + Self.laneGap) - Self.laneGap
  }

  /// The same for the row at some place of those side by side, from 0.
  func at(lane: Int) -> SheetGrid {
    var grid = self
    grid.left = Self.margin + lane * (contentWidth + Self.laneGap)
    return grid
  }

  /// The left edge of a cell in its band.
  func x(ofCell index: Int) -> Int {
    left + labelWidth + Self.gutter + index * (cellWidth + Self.gap)
  }

  /// The columns of a band.
  func columns(ofBand band: Int, of count: Int) -> Range<Int> {
    let start = min(band * cellsPerBand, count)
    return start..<min(start + cellsPerBand, count)
  }
}
