// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFonts

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
