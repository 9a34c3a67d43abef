// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Some rows of a sheet being drawn: RGBA, 8 bits, opaque. What lies outside is cut off.
struct SheetCanvas {
  /// Pixels in a row.
  let width: Int
  /// Which rows of the sheet these are.
  let rows: Range<Int>
  /// Four codes a pixel, row-major from `rows.lowerBound` on.
  private(set) var codes: [UInt8]

  /// Empty paper.
  init(width: Int, rows: Range<Int>) {
    (self.width, self.rows) = (width, rows)
    codes = [UInt8](repeating: 255, count: 4 * width * rows.count)
    fill(SheetRect(x: 0, y: rows.lowerBound, width: width, height: rows.count), .paper)
  }

  /// A row as r, g, b.
  func opaqueRow(_ y: Int) -> [UInt8] {
    var row = [UInt8](repeating: 0, count: 3 * width)
    var source = offset(0, y)
    for target in stride(from: 0, to: row.count, by: 3) {
      row[target] = codes[source]
      row[target &+ 1] = codes[source &+ 1]
      row[target &+ 2] = codes[source &+ 2]
      source &+= 4
    }
    return row
  }

  /// Paints a rectangle.
  mutating func fill(_ rect: SheetRect, _ color: SheetColor) {
    let columns = rect.columns.clamped(to: 0..<width)
    for y in rect.rows.clamped(to: rows) {
      var at = offset(columns.lowerBound, y)
      for _ in columns {
        (codes[at], codes[at &+ 1], codes[at &+ 2]) = (color.red, color.green, color.blue)
        at &+= 4
      }
    }
  }

  /// Draws a line of text whose top left is at `x`, `y`.
  mutating func draw(_ line: LabelLine, _ color: SheetColor, x: Int, y: Int) {
    let atlas = LabelAtlas.shared
    let baseline = y + line.style.ascent
    for set in line.glyphs {
      let (left, top) = (x + set.x + set.glyph.bearingX, baseline - set.glyph.bearingY)
      let columns = (left..<left + set.glyph.width).clamped(to: 0..<width)
      for y in (top..<top + set.glyph.height).clamped(to: rows) {
        let source = (set.glyph.y + y - top) * atlas.width + set.glyph.x - left
        for x in columns { blend(color, atlas.coverage[source &+ x], at: offset(x, y)) }
      }
    }
  }

  /// Draws a picture whose top left is at `x`, `y`, and an outline of its shape around it.
  mutating func draw(_ picture: Thumbnail, x: Int, y: Int) {
    let frame = SheetRect(x: x, y: y, width: picture.width, height: picture.height)
    if picture.isOpaque {
      fill(frame.outset(by: SheetItem.outline), .outline)
    } else {
      drawRim(of: picture, frame)
    }
    let columns = frame.columns.clamped(to: 0..<width)
    for y in frame.rows.clamped(to: rows) {
      var source = 4 * ((y - frame.y) * picture.width + columns.lowerBound - x)
      for x in columns {
        let pixel = SheetColor(
          red: picture.codes[source], green: picture.codes[source &+ 1],
          blue: picture.codes[source &+ 2])
        blend(pixel, picture.codes[source &+ 3], at: offset(x, y))
        source &+= 4
      }
    }
  }

  /// Draws what a shape grown by the outline's width covers more than the shape does; only where
  /// its edge is too dark to be seen without.
  private mutating func drawRim(of picture: Thumbnail, _ frame: SheetRect) {
    let around = frame.outset(by: SheetItem.outline)
    for y in around.rows.clamped(to: rows) {
      for x in around.columns.clamped(to: 0..<width) {
        let (column, row) = (x - frame.x, y - frame.y)
        let own = picture.alpha(column, row)
        if own == 255 { continue }
        var grown = own
        for (across, down) in Self.neighbors {
          grown = max(grown, picture.need(ofOutlineAt: column + across, row + down))
        }
        blend(.outline, grown - own, at: offset(x, y))
      }
    }
  }

  /// Points on and in a circle as wide as the outline.
  private static let neighbors = [
    (2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1),
  ]

  @inline(__always)
  private func offset(_ x: Int, _ y: Int) -> Int { 4 &* ((y &- rows.lowerBound) &* width &+ x) }

  @inline(__always)
  private mutating func blend(_ color: SheetColor, _ coverage: UInt8, at offset: Int) {
    if coverage == 0 { return }
    codes[offset] = mix(codes[offset], color.red, coverage)
    codes[offset &+ 1] = mix(codes[offset &+ 1], color.green, coverage)
    codes[offset &+ 2] = mix(codes[offset &+ 2], color.blue, coverage)
  }

  @inline(__always)
  private func mix(_ below: UInt8, _ above: UInt8, _ coverage: UInt8) -> UInt8 {
    let (a, b, t) = (UInt32(below), UInt32(above), UInt32(coverage))
    return UInt8(truncatingIfNeeded: (a &* (255 &- t) &+ b &* t &+ 127) / 255)
  }
}

/// A rectangle on a sheet, in pixels from its top left.
package struct SheetRect: Sendable, Hashable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  /// The columns.
  package var columns: Range<Int> { x..<x + width }
  /// The rows.
  package var rows: Range<Int> { y..<y + height }

  /// The rectangle with a rim around it.
  func outset(by rim: Int) -> SheetRect {
    SheetRect(x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim)
  }
}

/// An opaque color on a sheet: 8-bit codes, encoded sRGB.
package struct SheetColor: Sendable, Hashable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// What everything lies on.
  package static let paper = SheetColor(red: 24, green: 24, blue: 26)
  /// Names of assets.
  static let title = SheetColor(red: 242, green: 242, blue: 247)
  /// Names of scenes.
  static let heading = SheetColor(red: 205, green: 205, blue: 211)
  /// Second lines and dashes.
  static let detail = SheetColor(red: 142, green: 142, blue: 149)
  /// The footer.
  static let footnote = SheetColor(red: 116, green: 116, blue: 122)
  /// What is said of an error.
  package static let error = SheetColor(red: 255, green: 105, blue: 97)
  /// What is said of a warning.
  package static let warning = SheetColor(red: 255, green: 190, blue: 77)
  /// What is said of anything else that was found.
  package static let note = SheetColor(red: 174, green: 174, blue: 181)
  /// Lines between rows.
  static let hairline = SheetColor(red: 48, green: 48, blue: 51)
  /// Lines around pictures.
  static let outline = SheetColor(red: 68, green: 68, blue: 72)
}
