// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFonts

/// Lines of text where they are drawn, which an SVG of ours says.
package struct TextDrawing: Sendable, Hashable {
  /// A line.
  package struct Line: Sendable, Hashable {
    /// What it says.
    package let text: String
    /// Where it begins, ends or has its middle, in pixels of the drawing.
    package let x: Double
    /// Where its letters stand, in pixels of the drawing.
    package let baseline: Double

    /// A line.
    package init(text: String, x: Double, baseline: Double) {
      (self.text, self.x, self.baseline) = (text, x, baseline)
    }
  }

  /// What of a line is at its `x`.
  package enum Anchor: Sendable { case left, middle, right }

  /// The font.
  package let face: FontFace
  /// Pixels an em.
  package let size: Double
  /// What of the lines is at their `x`.
  package let anchor: Anchor
  /// Encoded sRGB, `#RRGGBB`.
  package let color: String
  /// From the top.
  package let lines: [Line]
  /// Pixels across and down.
  package let width: Int, height: Int

  /// A drawing.
  ///
  /// - Parameter color: `#RRGGBB`.
  package init(
    face: FontFace, size: Double, anchor: Anchor, color: String, lines: [Line], width: Int,
    height: Int
  ) {
    (self.face, self.size, self.anchor, self.color) = (face, size, anchor, color)
    (self.lines, self.width, self.height) = (lines, width, height)
  }

  /// The SVG, whose pixels are its units.
  package var svg: [UInt8] {
    var text = SVGText.opening(width: width, height: height)
    text += #"<g \#(SVGText.attributes(face)) font-size="\#(size)" fill="\#(color)">"#
    for line in lines {
      let isReversed = SVGText.isRightToLeft(line.text)
      let anchor =
        switch anchor {
        case .left: isReversed ? "end" : "start"
        case .middle: "middle"
        case .right: isReversed ? "start" : "end"
        }
      text += #"<text x="\#(line.x)" y="\#(line.baseline)" text-anchor="\#(anchor)""#
      if isReversed { text += #" direction="rtl""# }
      text += ">\(SVGText.escaped(line.text))</text>"
    }
    return Array((text + "</g></svg>\n").utf8)
  }
}
