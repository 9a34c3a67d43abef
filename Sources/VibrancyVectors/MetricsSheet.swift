// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How high a font's lines are, in ems.
package struct LineMetrics: Sendable, Hashable {
  /// From the baseline up.
  package let ascent: Double
  /// From the baseline down.
  package let descent: Double

  /// From one line's baseline to the next one's.
  package var height: Double { ascent + descent }

  /// Those of most fonts.
  package static let usual = LineMetrics(ascent: 0.95, descent: 0.25)

  /// A font's lines.
  package init(ascent: Double, descent: Double) {
    (self.ascent, self.descent) = (ascent, descent)
  }
}

/// A sheet on which the program that draws texts shows how high a font's lines are.
///
/// It puts the upper edge of an overline at the ascent. Lines that run downwards have half of ascent
/// and descent on each side of their middle, so that a letter's distance from it tells
/// `(ascent − descent) / 2`. Met within 1/1000 em against Pango.
package struct MetricsSheet: Sendable {
  /// The most fonts of a sheet.
  package static let mostFaces = 16
  private static let em = 100
  private static let cell = 4 * em
  /// Of the lines that run across, and the middle of those that run down, in their cell.
  private static let baseline = 3 * em, middle = 2 * em

  /// The fonts, one below the other.
  package let faces: [FontFace]
  /// Pixels across and down.
  package var width: Int { 3 * Self.cell }
  package var height: Int { faces.count * Self.cell }

  /// Fonts.
  package init(_ faces: [FontFace]) { self.faces = faces }

  /// The SVG, whose pixels are its units.
  package var svg: [UInt8] {
    var text = SVGText.opening(width: width, height: height)
    for (number, face) in faces.enumerated() {
      let top = number * Self.cell
      text += #"<g font-size="\#(Self.em)" \#(SVGText.attributes(face))>"#
      text += #"<text x="\#(Self.em)" y="\#(top + Self.baseline)" "#
      text += #"text-decoration="overline">-</text>"#
      text += #"<text x="\#(Self.cell + Self.em)" y="\#(top + Self.baseline)">H</text>"#
      text += #"<text x="\#(2 * Self.cell + Self.middle)" y="\#(top + Self.em)" "#
      text += #"writing-mode="tb">H</text></g>"#
    }
    return Array((text + "</svg>\n").utf8)
  }

  /// The fonts' lines, as many as there are fonts; where a font shows nothing, those of most fonts.
  ///
  /// - Parameter alpha: Of every pixel, row-major, `0...255`.
  package func metrics(alpha: (_ x: Int, _ y: Int) -> UInt8) -> [LineMetrics] {
    faces.indices.map { face in
      let rows = face * Self.cell..<(face + 1) * Self.cell
      func columns(_ cell: Int) -> Range<Int> { cell * Self.cell..<(cell + 1) * Self.cell }
      func most(inRow y: Int, of cell: Int) -> UInt8 {
        columns(cell).map { alpha($0, y) }.max() ?? 0
      }
      func most(inColumn x: Int) -> UInt8 { rows.map { alpha(x, $0) }.max() ?? 0 }
      let usual = LineMetrics.usual
      guard let top = rows.first(where: { most(inRow: $0, of: 0) > 0 }),
        let bottom = rows.last(where: { most(inRow: $0, of: 1) > 0 }),
        let left = columns(2).first(where: { most(inColumn: $0) > 0 })
      else { return usual }
      let (em, baseline) = (Double(Self.em), Double(rows.lowerBound + Self.baseline))
      let ascent = (baseline - Double(top + 1) + Double(most(inRow: top, of: 0)) / 255) / em
      let below = (Double(bottom) + Double(most(inRow: bottom, of: 1)) / 255 - baseline) / em
      let middle = Double(2 * Self.cell + Self.middle)
      let beside = (middle - Double(left + 1) + Double(most(inColumn: left)) / 255) / em
      let descent = ascent - 2 * (beside - below)
      guard ascent > 0, ascent + descent > 0.1 else { return usual }
      return LineMetrics(ascent: ascent, descent: descent)
    }
  }
}

/// A sheet on which the program that draws texts measures them: how far each takes the pen.
///
/// Each row holds a text that is laid out and not painted, and behind it a few blanks that are
/// underlined. A line under blanks begins exactly where the pen is, so its left end is the advance:
/// the program's own, with its kerning and its fonts for what the font itself has not. Met within
/// 1/1000 em against Pango.
package struct WidthSheet: Sendable {
  /// A text in a font.
  package struct Row: Sendable, Hashable {
    /// The font.
    package let face: FontFace
    /// The text; one line.
    package let text: String

    /// A text in a font.
    package init(_ text: String, in face: FontFace) { (self.text, self.face) = (text, face) }
  }

  /// The most pixels of a sheet.
  private static let mostPixels = 6 << 20
  /// The widest sheet.
  private static let mostWidth = 30_000
  /// The widest a character may be, in ems; a text that is wider is as wide as its sheet.
  private static let widestCharacter = 2.0
  private static let rowHeight = 12

  /// The rows that one sheet holds.
  package let rows: ArraySlice<Row>
  /// Pixels across and down.
  package let width: Int, height: Int
  /// Pixels an em.
  private let em: Double

  /// The first of `rows`, as many as fit; at least one.
  package init(_ rows: ArraySlice<Row>) {
    func ems(_ row: Row) -> Double { Double(row.text.unicodeScalars.count) * Self.widestCharacter }
    var widest = 0.0
    var count = 0
    for row in rows {
      let wider = max(widest, ems(row))
      let area = Self.width(of: wider) * Self.rowHeight * (count + 1)
      if count > 0, area > Self.mostPixels { break }
      (widest, count) = (wider, count + 1)
    }
    self.rows = rows.prefix(count)
    width = Self.width(of: widest)
    height = Self.rowHeight * count
    em = min(16, Double(width - 40) / max(widest, 1))
  }

  private static func width(of ems: Double) -> Int { min(Int(ems * 16) + 80, mostWidth) }

  /// The SVG, whose pixels are its units.
  package var svg: [UInt8] {
    var text = SVGText.opening(width: width, height: height)
    for (number, row) in rows.enumerated() {
      text += #"<text x="0" y="\#(number * Self.rowHeight + 4)" font-size="\#(em)" "#
      text += #"\#(SVGText.attributes(row.face))><tspan visibility="hidden">"#
      text += #"\#(SVGText.escaped(row.text))</tspan><tspan text-decoration="underline">"#
      text += "\u{A0}\u{A0}\u{A0}\u{A0}</tspan></text>"
    }
    return Array((text + "</svg>\n").utf8)
  }

  /// The widths in ems, as many as there are rows.
  ///
  /// - Parameter alpha: Of every pixel, row-major, `0...255`.
  package func widths(alpha: (_ x: Int, _ y: Int) -> UInt8) -> [Double] {
    rows.indices.map { row in
      let top = (row - rows.startIndex) * Self.rowHeight
      // A line's end may fall inside a column, which it then fills in part.
      var sums: [Int] = []
      for x in 0..<width {
        let sum = (top..<top + Self.rowHeight).reduce(0) { $0 + Int(alpha(x, $1)) }
        if sum > 0 || !sums.isEmpty { sums.append(sum) }
        if sums.count == 3 {
          return (Double(x - 1) - Double(sums[0]) / Double(max(sums[1], 1))) / em
        }
      }
      return Double(width) / em
    }
  }
}
