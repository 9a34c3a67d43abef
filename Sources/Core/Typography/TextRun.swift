// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// Text of one font and color.
package struct TextRun: Hashable, Sendable {
  /// The text; line feeds begin paragraphs.
  package var text: String
  /// The font.
  package var font: Font
  /// The color.
  package var paint: Paint
  /// Points added behind each letter.
  package var tracking = 0.0
  /// Points by which the text is raised.
  package var baselineOffset = 0.0
  /// Whether a line is drawn below it.
  package var isUnderlined = false
  /// Whether a line is drawn through it.
  package var isStruckThrough = false
  /// Whether it is a link, which its owner paints in the tint.
  package var isLink = false
  /// The glyphs of clusters that the typeface lacks, by the place of their first scalar in the text.
  var fallback: [Int: FallbackGlyph] = [:]
  /// The ellipsis, if it is not the typeface's.
  var ellipsis: FallbackGlyph?

  /// Text.
  package init(_ text: String, font: Font, paint: Paint) {
    (self.text, self.font, self.paint) = (text, font, paint)
  }
}
