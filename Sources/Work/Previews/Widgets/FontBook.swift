// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFonts
internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancySystem
internal import VibrancyTypography
internal import VibrancyVectors
internal import VibrancyVocabulary

/// The fonts that texts are drawn with; installed ones are looked up once each.
///
/// The library's typeface draws texts that name no font, and stands in for fonts that are not
/// installed, wherever it has all letters. Everything else is drawn in installed fonts.
///
/// What was found is plain values: it is the same for whoever draws a text, and part of the key under
/// which results are kept.
struct FontBook: Sendable {
  private var matches: [FontRequest: Result<FontMatch, HelperError>] = [:]
  /// The fonts that have what others have not.
  private var others: [FontFace] = []
  /// Characters that no font has, for all that was found out.
  private var unknown: Set<Unicode.Scalar> = []
  /// When files of fonts were written.
  private var marks: [String: String] = [:]
  private var lookups = 0
  /// The most characters that are looked up one by one.
  private static let mostLookups = 64
  private let finder = FontFinder()

  /// Looks up what texts ask for.
  mutating func add(_ texts: [WidgetText]) {
    for text in texts where !text.isBlank && !text.isInTypeface {
      let request = FontRequest(text)
      if matches[request] == nil {
        matches[request] = Result { () throws(HelperError) in try finder.match(request) }
      }
      guard case .success(.installed(let match)) = face(of: text) else { continue }
      mark(match.face)
      for scalar in Self.missing(in: match.face, of: text.text) { find(scalar, for: match.face) }
    }
  }

  private mutating func find(_ scalar: Unicode.Scalar, for face: FontFace) {
    guard !unknown.contains(scalar), !others.contains(where: { $0.coverage.contains(scalar) }),
      lookups < Self.mostLookups
    else { return }
    lookups += 1
    if let other = try? finder.fallback(for: face, scalar) {
      others.append(other)
      mark(other)
    } else {
      unknown.insert(scalar)
    }
  }

  private mutating func mark(_ face: FontFace) {
    if marks[face.file] == nil { marks[face.file] = ProgramFile.mark(of: face.file) }
  }

  /// The characters that a font has not, each once; blanks and marks of format aside.
  private static func missing(in face: FontFace, of text: String) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
      default:
        if scalar.properties.isVariationSelector || face.coverage.contains(scalar) { return false }
        return seen.insert(scalar).inserted
      }
    }
  }

  /// What a text is drawn with.
  enum Face {
    /// The library's typeface, and whether it stands in for the font that is asked for.
    case typeface(Font, isStandIn: Bool)
    /// An installed font.
    case installed(FontMatch)
  }

  /// What a text is drawn with.
  func face(of text: WidgetText) -> Result<Face, HelperError> {
    let own = text.fontParts.font(size: text.size, weight: text.weight?.css)
    if text.isInTypeface { return .success(.typeface(own, isStandIn: false)) }
    let match = matches[FontRequest(text)] ?? .failure(.missing(.fcMatch))
    return match.map { match in
      match.isStandIn && Typeface.shared.draws(text.text)
        ? .typeface(own, isStandIn: true) : .installed(match)
    }
  }

  /// What the person looking should know of a text's font, one sentence each.
  func notes(on text: WidgetText, _ face: Face) -> [String] {
    switch face {
    case .typeface(_, isStandIn: false): []
    case .typeface(_, isStandIn: true): [Self.noteOnStandIn("Vibrancy's own Inter", for: text)]
    case .installed(let match): notes(on: text, match)
    }
  }

  private static func noteOnStandIn(_ font: String, for text: WidgetText) -> String {
    "the font '\(VisibleText.short(text.fontName))' is not installed; \(font) stands in"
  }

  private func notes(on text: WidgetText, _ match: FontMatch) -> [String] {
    var notes: [String] = []
    let name = "'\(VisibleText.short(match.face.family))'"
    if match.isStandIn { notes.append(Self.noteOnStandIn(name, for: text)) }
    let missing = Self.missing(in: match.face, of: text.text)
    let boxes = missing.filter(unknown.contains)
    let drawn = missing.filter { !unknown.contains($0) }
    if !drawn.isEmpty {
      let fonts = others.filter { other in drawn.contains(where: other.coverage.contains) }
      let shown = fonts.map { "'\(VisibleText.short($0.family))'" }
      notes.append(
        "\(name) has no \(Self.list(drawn)); "
          + "\(shown.isEmpty ? "another font" : shown.joined(separator: ", ")) draws it")
    }
    if !boxes.isEmpty {
      notes.append("no installed font has \(Self.list(boxes)); a box is drawn in its place")
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

  /// The files that decide what texts look like, and when each was written, in their order.
  func files(of texts: [WidgetText]) -> [String] {
    texts.flatMap { text -> [String] in
      let match: FontMatch
      switch face(of: text) {
      case .success(.typeface): return []
      case .success(.installed(let found)): match = found
      case .failure: return [""]
      }
      let missing = Self.missing(in: match.face, of: text.text)
      let fallbacks = others.filter { other in missing.contains(where: other.coverage.contains) }
      return ([match.face] + fallbacks).flatMap { face in
        [face.file, face.index, marks[face.file] ?? "", face.family, "\(face.weight)"]
      }
    }
  }
}

extension WidgetText {
  /// The installed font that is looked for; Inter for a text that names none.
  fileprivate var fontName: String { font ?? "Inter" }

  /// The parts of its font's name.
  fileprivate var fontParts: FontName { FontName(font ?? "system-ui") }

  /// Whether it asks for no font in particular, and the library's typeface has all of its letters.
  fileprivate var isInTypeface: Bool { fontParts.isSystem && Typeface.shared.draws(text) }
}

extension FontRequest {
  fileprivate init(_ text: WidgetText) { self.init(name: text.fontName, weight: text.weight?.css) }
}
