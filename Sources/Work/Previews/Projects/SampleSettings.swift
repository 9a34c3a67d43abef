// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
package import VibrancyFonts
internal import VibrancyFormatting
package import VibrancyJSON
package import VibrancyRunning
internal import VibrancySampling
package import VibrancyTypography

/// The settings that the widgets of a project are drawn with besides what its code says.
package struct SampleSettings: Sendable, Hashable {
  /// The time that widgets see, in seconds since 1 January 2001, 0:00 UTC.
  package var now = Situation().now
  /// `"samples"` of the configuration that holds for the project; `nil`: there is none.
  package var samples: JSONNode?
  /// The language that texts are wanted in; `nil`: English.
  package private(set) var language: LanguageTag?
  /// The text size that the user chose; `nil`: the device's usual one.
  package private(set) var typeSize: TypeSize?
  /// Where letters come from which the library's typeface lacks; `nil`: such letters are bars and boxes.
  package var fonts: InstalledFonts.Source?
  /// `true` if the configuration lies in the project's folder or below it, so that each name in it
  /// is of a widget that was found.
  package var knowsAllWidgets = false

  /// The standard time, and no samples but those of the code.
  package init() {}

  /// Takes a time as ISO 8601 writes it: `2026-06-14`, `2026-06-14T10:09`, with seconds, and `Z` or an
  /// offset such as `+02:00`; UTC without one.
  ///
  /// - Returns: Whether it is one.
  package mutating func take(time text: String) -> Bool {
    guard let seconds = ISODate.seconds(of: text) else { return false }
    now = seconds
    return true
  }

  /// Takes a language, `de` or `pt-BR`.
  ///
  /// - Returns: Whether it is one that is known.
  package mutating func take(language text: String) -> Bool {
    guard let tag = LanguageTag(text) else { return false }
    language = tag
    return true
  }

  /// The codes of languages that are known.
  package static var languages: [String] { LanguageTag.languages }

  /// Takes a text size by SwiftUI's name of it, `xxxLarge` or `accessibility3`.
  ///
  /// - Returns: Whether it is one.
  package mutating func take(typeSize name: String) -> Bool {
    guard let size = TypeSize.allCases.first(where: { $0.name == name }) else { return false }
    typeSize = size
    return true
  }

  /// SwiftUI's names of text sizes, the smallest first.
  package static var typeSizes: [String] { TypeSize.allCases.map(\.name) }

  /// Takes letters that the library's typeface lacks from the fonts of folders, then of the system.
  package mutating func takeFonts(in folders: [String] = [], asksSystem: Bool = true) {
    fonts = InstalledFonts.Source(folders: folders, asksSystem: asksSystem)
  }

  /// Language and text size where they are not the usual ones, for captions; `nil`: they are.
  var words: String? {
    let parts = [language?.text, typeSize?.name].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Sets what code reads in any place.
  func apply(to situation: inout Situation) {
    situation.now = now
    if let typeSize { situation.typeSize = typeSize }
    guard let language else { return }
    situation.locale = FormatLocale(language.identifier).withRegion.identifier
    situation.isRightToLeft = language.isRightToLeft
  }

  /// The samples, to be read once more; what is wrong is kept among their mistakes.
  func written() -> WrittenSamples? {
    samples.map { WrittenSamples(at: JSONMistakes(around: $0).cursor(at: $0)) }
  }
}

extension SampleSettings: KeyIngredient {
  package func add(to key: inout KeyBytes) {
    key.add(value: now)
    key.add(value: knowsAllWidgets)
    key.add(value: language as Any)
    key.add(value: typeSize as Any)
    key.add(value: fonts as Any)
    key.add(digestOf: samples?.documentBytes ?? [])
  }
}

extension SourceProject {
  /// Finds and runs the widgets of a target with some settings.
  ///
  /// - Parameter written: What the settings have of samples.
  func reader(
    of target: Target, _ settings: SampleSettings, _ written: WrittenSamples?
  ) -> SampleReader {
    var situation = Situation()
    settings.apply(to: &situation)
    let reader = SampleReader(
      target.program, ownCount: target.ownCount, platform: target.platform, situation)
    reader.written = written
    reader.setExamples(in: target.examples, pictures: target.catalog.imageNames.sorted())
    // Entries may hold colors and texts, in light appearance.
    target.setCatalogs(of: reader.evaluator, isDark: false, artIsDark: false)
    return reader
  }
}
