// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// What a cluster that the library's typeface lacks is drawn as in another font: lengths in ems from
/// where the pen stands on the baseline, y downwards.
package struct FallbackGlyph: Hashable, Sendable {
  /// The family of the font.
  package let font: String
  /// How far the font moves the pen.
  package let advance: Double
  /// How far the pen moves; the glyph stands in the middle of it.
  var room: Double
  /// Its outline; empty for a picture in color.
  package let outline: Path
  /// Its picture in color, if it is one.
  package let picture: ColorGlyph?

  /// A cluster's glyphs.
  package init(font: String, advance: Double, outline: Path, picture: ColorGlyph? = nil) {
    (self.font, self.advance, room) = (font, advance, advance)
    (self.outline, self.picture) = (outline, picture)
  }

  /// Whether it shows nothing, since what is before it shows it, too.
  var isEmpty: Bool { outline.elements.isEmpty && picture == nil }

  // By bytes: a browser's copy of the library cannot compare text.
  package static func == (left: FallbackGlyph, right: FallbackGlyph) -> Bool {
    left.advance == right.advance && left.room == right.room && left.picture == right.picture
      && left.font.utf8.elementsEqual(right.font.utf8) && left.outline == right.outline
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(advance)
    hasher.combine(room)
    hasher.combine(outline)
    hasher.combine(picture)
  }
}

/// A picture in color that a font has in place of an outline.
package struct ColorGlyph: Hashable, Sendable {
  /// Its font and its number there, which are the same for the same picture.
  package let id: String
  /// The picture: straight alpha, display-encoded sRGB.
  package let picture: SourcePicture

  /// A picture.
  package init(id: String, picture: SourcePicture) { (self.id, self.picture) = (id, picture) }

  // By bytes: a browser's copy of the library cannot compare text.
  package static func == (left: ColorGlyph, right: ColorGlyph) -> Bool {
    left.id.utf8.elementsEqual(right.id.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in id.utf8 { hasher.combine(byte) }
  }
}
