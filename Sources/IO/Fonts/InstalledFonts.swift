// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
internal import VibrancyDrawing
internal import VibrancySystem
package import VibrancyTypography

/// The fonts on this machine, from which letters come that the library's typeface lacks. Each is read
/// when a letter needs it, and kept.
package final class InstalledFonts: Sendable {
  /// Where fonts are looked for.
  package struct Source: Hashable, Sendable {
    /// Folders of fonts that come first.
    package let folders: [String]
    /// Whether fontconfig is asked for what the folders have not.
    package let asksSystem: Bool
    /// What changes when fonts are installed, removed or replaced, so that no picture is kept that
    /// was drawn with others.
    package let mark: String

    /// Fonts as they are there now.
    package init(folders: [String] = [], asksSystem: Bool = true) {
      // Helpers run in a folder of their own.
      let folders = folders.map { SystemCall.resolved($0) ?? $0 }
      (self.folders, self.asksSystem) = (folders, asksSystem)
      let finder = FontFinder()
      var bytes = asksSystem ? (try? finder.list()) ?? [] : []
      for folder in folders { bytes += (try? finder.list(inFolder: folder)) ?? [] }
      // FNV-1a.
      let hash: UInt64 = bytes.reduce(0xcbf2_9ce4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      mark = String(hash, radix: 16)
    }
  }

  private struct State {
    var fonts: [Font] = []
    /// The fonts of the folders, once they were read.
    var faces: [FontFace]?
    /// The letters, by weight, that no font has, for all that was found out.
    var unknown: Set<Wanted> = []
    var lookups = 0
    /// What was shaped before.
    var known: [Shaped: [Int: FallbackGlyph]] = [:]
  }

  private struct Font {
    let file: FontFile
    let face: FontFace
    let wanted: Wanted
  }

  /// What a font is looked for by.
  private struct Wanted: Hashable {
    var scalar: Unicode.Scalar
    var isBold: Bool
    var isEmoji: Bool
    var language: String
  }

  private struct Shaped: Hashable {
    let stretch: FallbackFonts.Stretch
    let isBold: Bool
    let language: String
  }

  private let source: Source
  private let named: FontFace?
  private let language: String
  private let finder = FontFinder()
  private let state = Mutex(State())

  /// The most letters that fonts are looked for one by one.
  private static let mostLookups = 64
  /// The largest file that is read: fonts of all ideographs have 20 MB.
  private static let mostBytes = 1 << 26
  /// As many fonts are held at once.
  private static let mostFonts = 24
  /// As many stretches are kept shaped.
  private static let mostKnown = 10_000
  /// From which weight on letters are bold where a font has no weights between.
  private static let boldFrom = 550.0

  /// Fonts.
  ///
  /// - Parameters:
  ///   - named: The font that all letters come from which it has, the typeface's among them.
  ///   - language: The language of the texts, as BCP 47 has it, which decides the forms of
  ///     ideographs; empty for none in particular.
  package init(_ source: Source, named: FontFace? = nil, language: String = "") {
    (self.source, self.named, self.language) = (source, named, language)
  }

  /// They, as texts take them.
  package var fallback: FallbackFonts {
    // Whoever has another object has other fonts.
    FallbackFonts(id: Int(bitPattern: ObjectIdentifier(self)), replacesTypeface: named != nil) {
      stretch, font in
      self.glyphs(of: stretch, isBold: font.weight >= Self.boldFrom)
    }
  }

  /// The heights of a line of the named font above and below its baseline, in ems; `nil` if there is
  /// none, or it cannot be read.
  package var heights: SIMD2<Double>? {
    guard let named else { return nil }
    return state.withLock { state in
      // A font without a blank has no text.
      let wanted = Wanted(scalar: " ", isBold: false, isEmoji: false, language: "")
      return font(for: wanted, &state).flatMap {
        state.fonts[$0].face == named ? state.fonts[$0].file.heights : nil
      }
    }
  }

  private func glyphs(
    of stretch: FallbackFonts.Stretch, isBold: Bool
  ) -> [Int: FallbackGlyph] {
    let language = language(of: stretch.scalars)
    let shaped = Shaped(stretch: stretch, isBold: isBold && !stretch.isEmoji, language: language)
    return state.withLock { state in
      if let known = state.known[shaped] { return known }
      let glyphs = self.glyphs(of: shaped, &state)
      if state.known.count < Self.mostKnown { state.known[shaped] = glyphs }
      return glyphs
    }
  }

  /// The language whose forms ideographs have beside kana or Hangul, else the texts' own, else
  /// Chinese: Japanese has kana in nearly every text.
  private func language(of scalars: [Unicode.Scalar]) -> String {
    var hasIdeographs = false
    for scalar in scalars {
      let traits = ScriptTraits(scalar)
      if !traits.language.isEmpty { return traits.language }
      if (0x3400...0x9FFF).contains(scalar.value) { hasIdeographs = true }
    }
    return hasIdeographs && !ScriptTraits.usesIdeographs(language) ? "zh-Hans" : language
  }

  private func glyphs(
    of shaped: Shaped, _ state: inout State
  ) -> [Int: FallbackGlyph] {
    let scalars = shaped.stretch.scalars
    var glyphs: [Int: FallbackGlyph] = [:]
    var start = 0
    while start < scalars.count {
      var wanted = Wanted(
        scalar: scalars[start], isBold: shaped.isBold, isEmoji: shaped.stretch.isEmoji,
        language: shaped.language)
      guard let font = font(for: wanted, &state) else {
        start += 1
        continue
      }
      // As far as the font has what follows: marks and joiners go with what is before them.
      var end = start + 1
      while end < scalars.count {
        wanted.scalar = scalars[end]
        guard scalars[end].isDependent || state.fonts[font].file.has(scalars[end]) else { break }
        end += 1
      }
      let part = Self.glyphs(
        of: scalars[start..<end], in: state.fonts[font], shaped)
      for (place, glyph) in part { glyphs[start + place] = glyph }
      start = end
    }
    return glyphs
  }

  /// What a font draws scalars with, by the place of the first scalar of each cluster.
  private static func glyphs(
    of scalars: ArraySlice<Unicode.Scalar>, in font: Font, _ shaped: Shaped
  ) -> [Int: FallbackGlyph] {
    struct Cluster {
      var advance = 0.0
      var outline = Path()
      var picture: ColorGlyph?
    }
    let file = font.file
    var clusters: [Int: Cluster] = [:]
    for glyph in file.shape(
      scalars, isRightToLeft: shaped.stretch.isRightToLeft, language: shaped.language)
    {
      var cluster = clusters[glyph.place] ?? Cluster()
      if shaped.stretch.isEmoji, let picture = file.picture(of: glyph.number) {
        cluster.picture =
          cluster.picture
          ?? ColorGlyph(
            id: "\(font.face.file) \(font.face.index) \(glyph.number)", picture: picture)
      } else {
        let pen = SIMD2(cluster.advance, 0) + glyph.offset
        cluster.outline.add(
          file.outline(of: glyph.number).transformed(by: .moving(by: pen)))
      }
      cluster.advance += glyph.advance
      clusters[glyph.place] = cluster
    }
    // What is drawn with what is before it draws nothing itself.
    for place in scalars.indices where clusters[place - scalars.startIndex] == nil {
      clusters[place - scalars.startIndex] = Cluster()
    }
    return clusters.mapValues {
      FallbackGlyph(
        font: font.face.family, advance: $0.advance, outline: $0.outline, picture: $0.picture)
    }
  }

  /// The number of the font that has a letter; `nil` if none has.
  private func font(for wanted: Wanted, _ state: inout State) -> Int? {
    let known = state.fonts.firstIndex { font in
      font.wanted.isBold == wanted.isBold && font.wanted.isEmoji == wanted.isEmoji
        && font.wanted.language == wanted.language && font.file.has(wanted.scalar)
    }
    if let known { return known }
    guard !state.unknown.contains(wanted), state.lookups < Self.mostLookups,
      state.fonts.count < Self.mostFonts
    else { return nil }
    state.lookups += 1
    for face in faces(for: wanted, &state) {
      // fontconfig knows a collection's fonts by the lower 16 bits, and instances by the upper.
      guard let index = UInt32(face.index),
        let bytes = try? FileBytes.all(of: face.file, limit: Self.mostBytes),
        let file = FontFile(
          bytes, index: index, weight: face == named ? face.weight : wanted.isBold ? 700 : 400),
        file.has(wanted.scalar)
      else { continue }
      state.fonts.append(Font(file: file, face: face, wanted: wanted))
      return state.fonts.count - 1
    }
    state.unknown.insert(wanted)
    return nil
  }

  private func faces(for wanted: Wanted, _ state: inout State) -> [FontFace] {
    var found: [FontFace] = []
    if let named, !wanted.isEmoji, named.coverage.contains(wanted.scalar) { return [named] }
    if !source.folders.isEmpty {
      let own = state.faces ?? source.folders.flatMap { (try? finder.faces(inFolder: $0)) ?? [] }
      state.faces = own
      found =
        own.filter { $0.coverage.contains(wanted.scalar) }
        .sorted { left, right in
          left.isFarther(from: wanted.isBold) == right.isFarther(from: wanted.isBold)
            ? (left.file, left.index) < (right.file, right.index)
            : right.isFarther(from: wanted.isBold)
        }
    }
    if source.asksSystem,
      let face = try? finder.fallback(
        having: wanted.scalar, family: ScriptTraits(wanted.scalar).family,
        language: wanted.language, weight: wanted.isBold ? 700 : 400, isEmoji: wanted.isEmoji)
    {
      found.append(face)
    }
    return found
  }
}

extension FontFace {
  fileprivate func isFarther(from isBold: Bool) -> Bool { (weight >= 550) != isBold }
}

extension Unicode.Scalar {
  /// Whether it is drawn with what is before it: a mark, a joiner, a variation selector, a skin tone.
  fileprivate var isDependent: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: properties.isEmojiModifier || properties.isVariationSelector
    }
  }
}
