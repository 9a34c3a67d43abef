// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Places what is on a sheet, from the top.
struct SheetComposer {
  /// The most that the words above a band of cells can take, with the space below them.
  static let headingLimit = 3 * LabelStyle.regular.lineHeight + headingGap
  private static let headingGap = 16
  /// Between a cell and what is said of it.
  static let captionGap = 8
  /// The headings of a long sheet are said again after this many pixels, for who scrolls.
  private static let headingInterval = 2400

  /// What was placed so far.
  private(set) var items: [SheetItem] = []
  /// Where the next thing goes.
  private(set) var y = SheetGrid.margin
  /// The sheet's, in pixels.
  let width: Int

  private var grid: SheetGrid
  private var headings: [SheetHeading] = []
  private let footer: LabelLine
  /// Where the headings of this block were said last.
  private var lastHeading: Int?

  /// - Parameters:
  ///   - grid: That of the block with the most columns.
  ///   - contentWidth: Of the widest block, between the margins.
  init(_ grid: SheetGrid, width contentWidth: Int, footer: String) {
    self.grid = grid
    let room = SheetGrid.widest - 2 * SheetGrid.margin
    self.footer = LabelLine(footer, .regular, maxWidth: room)
    width = max(contentWidth, self.footer.width, 480) + 2 * SheetGrid.margin
  }

  private var contentWidth: Int { width - 2 * SheetGrid.margin }

  /// Begins a block of rows, which show other columns than those before.
  mutating func begin(_ grid: SheetGrid, columns: [ContactSheet.Column]) {
    self.grid = grid
    headings = columns.map { SheetHeading($0, width: grid.cellWidth) }
    lastHeading = nil
  }

  /// Adds assets side by side, of each its name, and its cells in one or more bands.
  mutating func add(_ rows: ArraySlice<ContactSheet.Row>) {
    if grid.bands == 1 { addHeadingsAboveRows(lanes: rows.count) }
    addHairline()
    if !items.isEmpty { y += SheetGrid.padding }
    let (top, whole) = (y, grid)
    var bottom = y
    for (lane, row) in rows.enumerated() {
      (y, grid) = (top, whole.at(lane: lane))
      bottom = max(bottom, addNames(of: row))
      for band in 0..<grid.bands {
        if band > 0 { y += SheetGrid.padding }
        if grid.bands > 1 { addHeadings(band: band) }
        addCells(of: row, band: band)
        bottom = max(bottom, y)
      }
    }
    (y, grid) = (bottom + SheetGrid.padding, whole)
  }

  /// Adds lines about the whole sheet.
  mutating func add(_ remarks: [ContactSheet.Caption]) {
    addHairline()
    if !items.isEmpty { y += SheetGrid.padding }
    for remark in remarks {
      let line = LabelLine(remark.text, .regular, maxWidth: contentWidth)
      items.append(.text(line, remark.color, x: SheetGrid.margin, y: y))
      y += line.style.lineHeight
    }
    y += SheetGrid.padding
  }

  /// Ends the sheet.
  mutating func finish() {
    addHairline()
    y += 24
    items.append(.text(footer, .footnote, x: SheetGrid.margin, y: y))
    y += footer.style.lineHeight + SheetGrid.margin - 24
  }

  private mutating func addHeadingsAboveRows(lanes: Int) {
    if headings.isEmpty { return }
    if let lastHeading, y - lastHeading < Self.headingInterval { return }
    if !items.isEmpty {
      addHairline()
      y += SheetGrid.padding
    }
    lastHeading = y
    let (top, whole) = (y, grid)
    for lane in 0..<lanes {
      (y, grid) = (top, whole.at(lane: lane))
      addHeadings(band: 0)
    }
    grid = whole
  }

  /// Stands the headings of a band on one line.
  private mutating func addHeadings(band: Int) {
    let headings = headings[grid.columns(ofBand: band, of: headings.count)]
    guard let height = headings.map(\.height).max() else { return }
    for (index, heading) in headings.enumerated() {
      var top = y + height - heading.height
      for (line, color) in heading.lines {
        items.append(.text(line, color, x: grid.x(ofCell: index), y: top))
        top += line.style.lineHeight
      }
    }
    y += height + Self.headingGap
  }

  private mutating func addNames(of row: ContactSheet.Row) -> Int {
    let title = LabelLine(row.title, .semibold, maxWidth: grid.labelWidth)
    // Letters begin below the top of their line; so they meet the top of the pictures.
    var top = y - 6
    items.append(.text(title, .title, x: grid.left, y: top))
    top += title.style.lineHeight + 4
    for text in [row.subtitle, row.detail] where !text.isEmpty {
      let line = LabelLine(text, .regular, maxWidth: grid.labelWidth)
      items.append(.text(line, .detail, x: grid.left, y: top))
      top += line.style.lineHeight
    }
    for note in row.notes {
      for line in note.lines(width: grid.labelWidth) {
        items.append(.text(line, note.color, x: grid.left, y: top))
        top += line.style.lineHeight
      }
    }
    return top
  }

  private mutating func addCells(of row: ContactSheet.Row, band: Int) {
    var bottom = y
    let range = grid.columns(ofBand: band, of: headings.count)
    for (index, column) in range.enumerated() {
      let x = grid.x(ofCell: index)
      guard let picture = row.cells[column] else { continue }
      items.append(.picture(picture, x: x, y: y))
      bottom = max(
        bottom,
        addCaptions(row.captions[column], x: x, below: y + picture.height + 2 * SheetItem.outline))
    }
    y = bottom
  }

  /// - Returns: Where they end.
  private mutating func addCaptions(
    _ captions: [ContactSheet.Caption], x: Int, below top: Int
  ) -> Int {
    if captions.isEmpty { return top }
    var top = top + Self.captionGap
    for caption in captions {
      for line in caption.lines(width: grid.cellWidth) {
        items.append(.text(line, caption.color, x: x, y: top))
        top += line.style.lineHeight
      }
    }
    return top
  }

  private mutating func addHairline() {
    // Nothing to part at the top of the sheet.
    if items.isEmpty { return }
    items.append(.hairline(x: SheetGrid.margin, y: y, width: contentWidth))
    y += 2
  }
}
