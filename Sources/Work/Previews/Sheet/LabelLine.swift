// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyResources
internal import VibrancyPNG
internal import VibrancyPixels

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

  /// Two parts of a text that does not fit: broken at a space if both fit, or else after a hyphen or
  /// a space so that they are about as long.
  static func wrapped(_ text: String, _ style: LabelStyle, width: Int) -> [String] {
    if fits(text, style, width: width) { return [text] }
    let middle = text.count / 2
    var (start, best, space): (String, Int?, Int?) = ("", nil, nil)
    func nearer(_ end: Int, than other: Int?) -> Bool {
      other.map { abs(end - middle) < abs($0 - middle) } ?? true
    }
    for (index, character) in text.enumerated() {
      start.append(character)
      guard fits(start, style, width: width) else { break }
      guard character == "-" || character == " " else { continue }
      let end = index + 1
      if nearer(end, than: best) { best = end }
      if character == " ", nearer(end, than: space),
        fits(text.dropFirst(end), style, width: width)
      {
        space = end
      }
    }
    guard let end = space ?? best else { return [text] }
    return [String(text.prefix(end)), String(text.dropFirst(end))]
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

/// A size and weight that the label atlas has, by its size in pixels.
package enum LabelStyle: Int, Sendable, CaseIterable {
  /// Regular, 22 px.
  case regular = 22
  /// Semibold, 26 px.
  case semibold = 26

  /// From the top of a line to its baseline, in pixels.
  var ascent: Int { self == .regular ? 22 : 26 }
  /// From the top of a line to the top of the next, in pixels.
  var lineHeight: Int { self == .regular ? 28 : 33 }
}

/// The letters that labels are drawn with, as 8-bit coverage; the resource file says how they are set.
struct LabelAtlas: Sendable {
  /// Where a letter lies in the atlas and how it is set, in pixels; `advance` in 64ths.
  struct Glyph: Sendable, Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let bearingX: Int
    let bearingY: Int
    let advance: Int
  }

  /// The atlas in the library.
  static let shared: LabelAtlas = {
    let metrics = unsafe String(cString: vibrancy_label_atlas_metrics())
    var count = 0
    let bytes = unsafe UnsafeBufferPointer(start: vibrancy_label_atlas(&count), count: count)
    guard let atlas = unsafe LabelAtlas(png: Array(bytes), metrics: metrics) else {
      preconditionFailure("the label atlas in the library is damaged")
    }
    return atlas
  }()

  /// Coverage, a byte a pixel, row-major.
  let coverage: [UInt8]
  /// Pixels in a row of `coverage`.
  let width: Int
  // Keyed by Character: it compares canonically, so a decomposed é, as Macs name files, is found.
  private let glyphs: [LabelStyle: [Character: Glyph]]
  private let missing: [LabelStyle: Glyph]

  /// Reads an atlas; `nil` if it is not whole.
  init?(png: [UInt8], metrics: String) {
    guard let image = try? StraightImage.decodePNG(BytesInMemory(png)).image,
      case .eight(let codes) = image.samples
    else { return nil }
    coverage = stride(from: 0, to: codes.count, by: 4).map { codes[$0] }
    width = image.size.width
    var glyphs: [LabelStyle: [Character: Glyph]] = [:]
    for line in metrics.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      guard fields.count == 9 else { continue }
      let numbers = fields.enumerated().compactMap { Int($1, radix: $0 == 1 ? 16 : 10) }
      guard numbers.count == 9, let style = LabelStyle(rawValue: numbers[0]),
        let scalar = UInt32(exactly: numbers[1]).flatMap(Unicode.Scalar.init)
      else { return nil }
      let glyph = Glyph(
        x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5], bearingX: numbers[6],
        bearingY: numbers[7], advance: numbers[8])
      guard glyph.x >= 0, glyph.y >= 0, glyph.width >= 0, glyph.height >= 0, glyph.advance >= 0,
        glyph.x + glyph.width <= image.size.width, glyph.y + glyph.height <= image.size.height
      else { return nil }
      // The first stays: · is U+00B7's, not that of the Greek U+0387, which compares equal.
      let character = Character(scalar)
      if glyphs[style]?[character] == nil { glyphs[style, default: [:]][character] = glyph }
    }
    missing = glyphs.compactMapValues { $0["\u{FFFD}"] }
    guard missing.count == LabelStyle.allCases.count else { return nil }
    self.glyphs = glyphs
  }

  /// The glyph of a character; U+FFFD's for one that is not in the atlas.
  func glyph(_ character: Character, _ style: LabelStyle) -> Glyph {
    if let glyph = glyphs[style]?[character] { return glyph }
    guard let glyph = missing[style] else { preconditionFailure("checked when the atlas was read") }
    return glyph
  }
}
