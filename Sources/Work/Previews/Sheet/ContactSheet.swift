// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyPNG
package import VibrancyPixels

/// One picture of many previews: a row an asset, a column a scene, labeled.
///
/// Rows that show the same columns stand together under headings of their own, in the order in which
/// the first of each came; so no column and no cell stands for what nothing shows.
///
/// Meant for a screen of two pixels per point: letters are 22 and 26 px high, previews at most
/// 240 × 240 px. At most 2,400 px wide: where there are more columns than fit, every row is wrapped
/// into several bands. The same values give the same bytes.
package struct ContactSheet: Sendable {
  /// The most previews on a sheet.
  package static let thumbnailLimit = 600
  /// The most remarks on a sheet.
  package static let remarkLimit = 24

  /// The words and pictures, placed.
  package let layout: SheetLayout

  /// Places rows on a sheet.
  ///
  /// Rows above `rowLimit(columns:)` are left out and counted with `omittedRows`; columns above
  /// `thumbnailLimit` are left out and counted in the same line.
  ///
  /// - Parameters:
  ///   - columns: What the cells of every row are, from the left.
  ///   - rows: From the top.
  ///   - remarks: Lines on what no row shows, e.g. findings in code.
  ///   - footer: One line, e.g. which model made the previews.
  ///   - omittedRows: How many more rows there would be; said below the last one.
  ///   - command: What shows them.
  ///   - isPacked: Whether rows stand side by side where there is room.
  package init(
    columns: [Column], rows: [Row], remarks: [Caption] = [], footer: String, omittedRows: Int = 0,
    shownBy command: String? = nil, isPacked: Bool = false
  ) {
    let shownColumns = Array(columns.prefix(Self.thumbnailLimit))
    let limit = Self.rowLimit(
      columns: shownColumns.count, captions: rows.map(\.mostCaptions).max() ?? 0)
    let shownRows = Array(rows.prefix(limit))
    layout = SheetLayout(
      columns: shownColumns, rows: shownRows, remarks: Array(remarks.prefix(Self.remarkLimit)),
      footer: footer,
      omitted: SheetOmission(
        rows: max(omittedRows, 0) + rows.count - shownRows.count,
        columns: columns.count - shownColumns.count, command: command),
      isPacked: isPacked)
  }

  /// Width and height in pixels.
  package var size: PixelSize { layout.size }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB, opaque.
  package var pixels: StraightImage {
    let canvas = layout.drawn(rows: 0..<size.height)
    return StraightImage(size: size, samples: .eight(canvas.codes))
  }

  /// Writes the sheet as a PNG.
  ///
  /// It is drawn strip by strip: up to 16 Mpx the file is kept until complete, above it is written
  /// in stripes.
  ///
  /// - Parameters:
  ///   - sink: Takes the bytes.
  ///   - compression: How hard to try.
  ///   - threads: How many threads may compress it above 16 Mpx, from 1.
  /// - Throws: `PNGError.destination` when the sink fails, `.outOfMemory`.
  package func write(
    to sink: consuming some ByteSink, compression: Compression = .balanced, threads: Int = 1
  ) throws(PNGError) {
    var writer = try PNGWriter(
      size: size, layout: .rgb, depth: .eight, compression: compression,
      text: [("Comment", ContactSheetFile.comment)], striping: PNGStriping(threads: threads),
      to: sink)
    for top in stride(from: 0, to: size.height, by: 256) {
      let canvas = layout.drawn(rows: top..<min(top + 256, size.height))
      for y in canvas.rows { try writer.append(canvas.opaqueRow(y)) }
    }
    try writer.finish()
  }

  /// How many rows a sheet has room for: at most 600 previews, and less than 65,000 px of height.
  ///
  /// - Parameters:
  ///   - columns: How many cells per row has.
  ///   - captions: The most captions that are below a cell or beside it.
  package static func rowLimit(columns: Int, captions: Int = 0) -> Int {
    let columns = min(max(columns, 1), thumbnailLimit)
    let fitting = SheetLayout.rowsThatFit(columns: columns, captions: captions)
    return max(1, min(thumbnailLimit / columns, fitting))
  }

  /// Whether a file is a sheet of a first look: called `vibrancy.png` or `*.vibrancy.png`, and its
  /// `Comment` says so.
  package static func isOne(at path: String) -> Bool { ContactSheetFile.isOne(path) }

  /// What the cells below each other have in common.
  package struct Column: Sendable, Hashable {
    /// The scene's id.
    package var title: String
    /// What distinguishes columns of one scene, e.g. the wallpaper's name; may be empty.
    package var subtitle: String

    /// Pairs a title with a second line.
    package init(title: String, subtitle: String = "") {
      (self.title, self.subtitle) = (title, subtitle)
    }
  }

  /// An asset with its previews.
  package struct Row: Sendable {
    /// The asset's name; shortened in the middle if it is too long.
    package var title: String
    /// A second line, e.g. its family; may be empty.
    package var subtitle: String
    /// A third line, e.g. its size; may be empty.
    package var detail: String
    /// A cell a column; `nil`, or none for a column, was not rendered.
    package var cells: [Thumbnail?]
    /// What was found that no cell shows; below the detail.
    package var notes: [Caption] = []
    /// What was found of each cell, below it; none for a column: nothing.
    package var captions: [[Caption]] = []

    /// A row of cells.
    package init(
      title: String, subtitle: String = "", detail: String = "", cells: [Thumbnail?]
    ) {
      (self.title, self.subtitle, self.detail, self.cells) = (title, subtitle, detail, cells)
    }

    /// Takes the cells of another row with as many columns, unless both have one for a column.
    ///
    /// - Returns: Whether it took them.
    package mutating func takeCells(of other: Row) -> Bool {
      guard zip(cells, other.cells).allSatisfy({ $0 == nil || $1 == nil }) else { return false }
      cells = zip(cells, other.cells).map { $0 ?? $1 }
      return true
    }

    /// Of its name or of a cell.
    fileprivate var mostCaptions: Int { max(notes.count, captions.map(\.count).max() ?? 0) }
  }

  /// A line on what was found.
  package struct Caption: Sendable, Hashable {
    /// E.g. `error: solid-block`; wrapped once where it is long.
    package var text: String
    /// Its severity.
    package var color: SheetColor

    /// Words of a color.
    package init(_ text: String, _ color: SheetColor) { (self.text, self.color) = (text, color) }

    /// The lines in which it is set.
    func lines(width: Int) -> [LabelLine] {
      LabelLine.wrapped(text, .regular, width: width)
        .map { LabelLine($0, .regular, maxWidth: width) }
    }
  }
}

/// One thing on a sheet, and where.
package struct SheetItem: Sendable {
  /// What can be on a sheet.
  package enum Content: Sendable {
    /// A line of text.
    case text(LabelLine, SheetColor)
    /// A preview, with an outline around it.
    case picture(Thumbnail)
    /// A line between rows.
    case hairline
  }

  /// How wide the outline around a preview is, in pixels.
  package static let outline = 2

  package let content: Content
  /// What it covers; a picture with its outline.
  package let frame: SheetRect

  static func text(_ line: LabelLine, _ color: SheetColor, x: Int, y: Int) -> SheetItem {
    SheetItem(
      content: .text(line, color),
      frame: SheetRect(x: x, y: y, width: line.width, height: line.style.lineHeight))
  }

  static func picture(_ picture: Thumbnail, x: Int, y: Int) -> SheetItem {
    let (width, height) = (picture.width + 2 * outline, picture.height + 2 * outline)
    return SheetItem(
      content: .picture(picture), frame: SheetRect(x: x, y: y, width: width, height: height))
  }

  static func hairline(x: Int, y: Int, width: Int) -> SheetItem {
    SheetItem(content: .hairline, frame: SheetRect(x: x, y: y, width: width, height: 2))
  }
}

/// The words above a column: the scene's id in one line or two, and what distinguishes it.
struct SheetHeading: Sendable {
  /// From the top.
  let lines: [(line: LabelLine, color: SheetColor)]
  /// Of all lines, in pixels.
  var height: Int { lines.reduce(0) { $0 + $1.line.style.lineHeight } }

  init(_ column: ContactSheet.Column, width: Int) {
    var lines: [(line: LabelLine, color: SheetColor)] = []
    for part in LabelLine.wrapped(column.title, .regular, width: width) {
      lines.append((LabelLine(part, .regular, maxWidth: width), .heading))
    }
    if !column.subtitle.isEmpty {
      lines.append((LabelLine(column.subtitle, .regular, maxWidth: width), .detail))
    }
    self.lines = lines
  }
}

/// What a sheet had no room for.
struct SheetOmission: Sendable, Hashable {
  var rows = 0
  var columns = 0
  /// What shows it.
  var command: String?

  /// `and 9,800 more: vibrancy render art -o previews`, or `nil` if everything is there.
  var sentence: String? {
    var parts: [String] = []
    if rows > 0 { parts.append("\(Self.grouped(rows)) more") }
    if columns > 0 { parts.append("\(Self.grouped(columns)) more in each row") }
    guard !parts.isEmpty else { return nil }
    return "and " + parts.joined(separator: ", ") + (command.map { ": \($0)" } ?? "")
  }

  /// A count with a comma before every three digits.
  private static func grouped(_ count: Int) -> String {
    let digits = String(count)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
