// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFonts
internal import VibrancySystem
internal import VibrancyTypography
internal import VibrancyVocabulary

/// The fonts that texts of descriptions are drawn with; installed ones are looked up once each.
///
/// The library's typeface draws texts that name no font, and stands in for fonts that are not
/// installed. Letters that a font lacks come from other installed ones.
///
/// What was found is plain values: it is the same for whoever draws a text, and part of the key under
/// which results are kept.
struct FontBook: Sendable {
  private var matches: [FontRequest: Result<FontMatch, HelperError>] = [:]
  /// The fonts that letters come from, by the font that a text names; `nil`: none.
  private var fonts: [FontFace?: InstalledFonts] = [:]
  /// All fonts that are installed, once a text needs one.
  private var source: InstalledFonts.Source?
  private let finder = FontFinder()

  /// Looks up what texts ask for.
  mutating func add(_ texts: [WidgetText]) {
    for text in texts where !text.isBlank && !text.isInTypeface {
      let source = source ?? InstalledFonts.Source()
      self.source = source
      var face: FontFace?
      if let request = FontRequest(text) {
        if matches[request] == nil {
          matches[request] = Result { () throws(HelperError) in try finder.match(request) }
        }
        face = named(by: text)
      }
      if fonts[face] == nil { fonts[face] = InstalledFonts(source, named: face) }
    }
  }

  /// The installed font that a text is drawn in; `nil`: the typeface.
  private func named(by text: WidgetText) -> FontFace? {
    guard let request = FontRequest(text), case .success(let match) = matches[request],
      !match.isStandIn
    else { return nil }
    return match.face
  }

  /// What a text is drawn with.
  struct Face {
    /// The font.
    let font: Font
    /// Where letters come from that the typeface lacks, or all.
    let fallback: FallbackFonts?
    /// The family of the installed font that the text names; `nil` if it names none that is installed.
    fileprivate let family: String?
    /// Whether the typeface stands in for the font that is asked for.
    fileprivate let isStandIn: Bool
  }

  /// What a text is drawn with.
  ///
  /// - Throws: fontconfig cannot be asked for the font that it names.
  func face(of text: WidgetText) throws(HelperError) -> Face {
    var own = text.fontParts.font(size: text.size, weight: text.weight?.css)
    if let request = FontRequest(text) { _ = try matches[request]?.get() }
    let face = named(by: text)
    let fonts = text.isInTypeface ? nil : fonts[face]
    if face != nil {
      own.ownHeights = fonts?.heights
      // It slants by itself.
      own.isItalic = false
    }
    return Face(
      font: own, fallback: fonts?.fallback, family: face?.family,
      isStandIn: FontRequest(text) != nil && face == nil)
  }

  /// What the person looking should know of a text's font, one sentence each.
  func notes(on text: WidgetText, _ face: Face, _ block: TextBlock) -> [String] {
    var notes: [String] = []
    if face.isStandIn, let name = text.font {
      notes.append(
        "the font '\(VisibleText.short(name))' is not installed; Vibrancy's own Inter stands in")
    }
    let others = block.fallbackFonts.filter { $0 != face.family }
    if !others.isEmpty {
      let name = face.family.map { "'\(VisibleText.short($0))'" } ?? "Vibrancy's own Inter"
      let drawn = others.map { "'\(VisibleText.short($0))'" }.joined(separator: ", ")
      notes.append(
        "\(name) has not all letters of '\(VisibleText.short(text.text))'; \(drawn) draws them")
    }
    if !block.missing.isEmpty {
      notes.append(
        "no installed font has \(Self.list(block.missing)); a box is drawn in its place")
    }
    return notes
  }

  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    let codes = scalars.prefix(3).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    let rest = scalars.count - codes.count
    return codes.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// What decides what texts look like besides their words: the fonts they name, and which are there.
  func files(of texts: [WidgetText]) -> [String] {
    texts.flatMap { text -> [String] in
      if text.isInTypeface { return [] }
      let face = named(by: text)
      return [
        face?.file ?? "", face?.index ?? "", face.map { "\($0.weight)" } ?? "",
        source?.mark ?? "",
      ]
    }
  }
}

extension WidgetText {
  /// The parts of its font's name.
  fileprivate var fontParts: FontName { FontName(font ?? "system-ui") }

  /// Whether it asks for no font in particular, and the library's typeface has all of its letters.
  fileprivate var isInTypeface: Bool { fontParts.isSystem && Typeface.shared.draws(text) }
}

extension FontRequest {
  /// The font that a text names; `nil` if it names none.
  fileprivate init?(_ text: WidgetText) {
    guard let font = text.font, !text.fontParts.isSystem else { return nil }
    self.init(name: font, weight: text.weight?.css)
  }
}
