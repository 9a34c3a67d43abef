// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One line of text, set in the letters of the atlas and shortened to fit.
package struct LabelLine: Sendable {
  /// A glyph, and how far right of the line's start its pen position is, in pixels.
  struct SetGlyph: Sendable {
    let glyph: LabelAtlas.Glyph
    let x: Int
  }

  /// What is drawn: the whole text, or its start and end around an ellipsis.
  package let text: String
  package let style: LabelStyle
  /// From the first pen position to the last, in pixels.
  package let width: Int
  let glyphs: [SetGlyph]

  /// Sets `text`, in time that depends on `maxWidth` and not on the text's length.
  ///
  /// - Parameter maxWidth: In pixels. A longer text loses its middle.
  package init(_ text: String, _ style: LabelStyle, maxWidth: Int) {
    let characters = Self.fitted(text, style, maxWidth: maxWidth)
    var pen = 0
    glyphs = characters.map { character in
      let glyph = LabelAtlas.shared.glyph(character, style)
      defer { pen += glyph.advance }
      return SetGlyph(glyph: glyph, x: (pen + 32) >> 6)
    }
    width = (pen + 63) >> 6
    self.text = String(characters)
    self.style = style
  }

  /// Whether a text fits without being shortened.
  static func fits(_ text: some Sequence<Character>, _ style: LabelStyle, width: Int) -> Bool {
    var room = width << 6
    for character in text {
      room -= LabelAtlas.shared.glyph(character, style).advance
      if room < 0 { return false }
    }
    return true
  }

  private static func fitted(_ text: String, _ style: LabelStyle, maxWidth: Int) -> [Character] {
    if fits(text, style, width: maxWidth) { return Array(text) }
    let ellipsis: Character = "…"
    var room = (maxWidth << 6) - LabelAtlas.shared.glyph(ellipsis, style).advance
    var head = taken(text, style, room: room / 2, leaving: &room)
    while head.last == " " { head.removeLast() }
    var tail = Array(taken(text.reversed(), style, room: room, leaving: &room).reversed())
    while tail.first == " " { tail.removeFirst() }
    return head + [ellipsis] + tail
  }

  /// The first characters that fit into `room`; what they take is taken off `rest`.
  private static func taken(
    _ text: some Sequence<Character>, _ style: LabelStyle, room: Int, leaving rest: inout Int
  ) -> [Character] {
    var (used, characters): (Int, [Character]) = (0, [])
    for character in text {
      let advance = LabelAtlas.shared.glyph(character, style).advance
      if used + advance > room { break }
      used += advance
      characters.append(character)
    }
    rest -= used
    return characters
  }
}
