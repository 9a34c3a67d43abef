// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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

  init(columns: Int, rows: [ContactSheet.Row]) {
    let labels = rows.map { row in
      max(
        LabelLine(row.title, .semibold, maxWidth: 440).width,
        LabelLine(row.subtitle, .regular, maxWidth: 440).width)
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

  /// The left edge of a cell in its band.
  func x(ofCell index: Int) -> Int {
    Self.margin + labelWidth + Self.gutter + index * (cellWidth + Self.gap)
  }

  /// The columns of a band.
  func columns(ofBand band: Int, of count: Int) -> Range<Int> {
    let start = min(band * cellsPerBand, count)
    return start..<min(start + cellsPerBand, count)
  }
}
