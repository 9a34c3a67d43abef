// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
public import VibrancyPNG
public import VibrancyPixels

/// One picture of many previews: a row an asset, a column a scene, labeled.
///
/// Meant for a screen of two pixels a point: letters are 22 and 26 px high, previews at most
/// 240 × 240 px. At most 2,400 px wide: where there are more columns than fit, every row is wrapped
/// into several bands. The same values give the same bytes.
public struct ContactSheet: Sendable {
  /// The most previews on a sheet.
  public static let thumbnailLimit = 600

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
  ///   - footer: One line, e.g. which model made the previews.
  ///   - omittedRows: How many more rows there would be; said below the last one.
  public init(columns: [Column], rows: [Row], footer: String, omittedRows: Int = 0) {
    let shownColumns = Array(columns.prefix(Self.thumbnailLimit))
    let shownRows = Array(rows.prefix(Self.rowLimit(columns: shownColumns.count)))
    layout = SheetLayout(
      columns: shownColumns, rows: shownRows, footer: footer,
      omitted: SheetOmission(
        rows: max(omittedRows, 0) + rows.count - shownRows.count,
        columns: columns.count - shownColumns.count))
  }

  /// Width and height in pixels.
  public var size: PixelSize { layout.size }

  /// The pixels: straight RGBA, 8 bits, encoded sRGB, opaque.
  public var pixels: StraightImage {
    let canvas = layout.drawn(rows: 0..<size.height)
    return StraightImage(size: size, samples: .eight(canvas.codes))
  }

  /// Writes the sheet as a PNG.
  ///
  /// It is drawn strip by strip: up to 16 Mpx the file is kept until complete, above it is streamed.
  ///
  /// - Parameters:
  ///   - sink: Takes the bytes.
  ///   - compression: How hard to try.
  /// - Throws: `PNGError.destination` when the sink fails, `.outOfMemory`.
  public func write(
    to sink: consuming some ByteSink, compression: Compression = .balanced
  ) throws(PNGError) {
    var writer = try PNGWriter(
      size: size, layout: .rgb, depth: .eight, compression: compression,
      text: [("Comment", ContactSheetFile.comment)], to: sink)
    for top in stride(from: 0, to: size.height, by: 256) {
      let canvas = layout.drawn(rows: top..<min(top + 256, size.height))
      for y in canvas.rows { try writer.append(canvas.opaqueRow(y)) }
    }
    try writer.finish()
  }

  /// How many rows a sheet has room for: at most 600 previews, and less than 65,000 px of height.
  ///
  /// - Parameter columns: How many cells a row has.
  public static func rowLimit(columns: Int) -> Int {
    let columns = min(max(columns, 1), thumbnailLimit)
    return max(1, min(thumbnailLimit / columns, SheetLayout.rowsThatFit(columns: columns)))
  }
}

extension ContactSheet {
  /// Whether a file is a sheet of a first look: called `vibrancy.png` or `*.vibrancy.png`, and its
  /// `Comment` says so.
  public static func isOne(at path: String) -> Bool { ContactSheetFile.isOne(path) }
}
