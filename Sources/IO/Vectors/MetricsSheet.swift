// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFonts

/// The height of a font's lines, in ems.
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
/// and descent on each side of their middle, so that a letter's distance from it shows
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
