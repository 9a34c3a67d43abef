// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What widgets are drawn with from their Swift, besides what their code says.
struct SampleOptions: Sendable {
  /// The time, as it was typed.
  let date: Option<String?>
  /// The language, as it was typed.
  let locale: Option<String?>
  /// SwiftUI's name of the text size.
  let textSize: Option<String?>
  /// Folders of fonts for letters that the library's typeface lacks; `nil`: nothing is drawn.
  let fontFolders: Option<[String]>?
  /// Whether the system's fonts are left out.
  let leavesOutInstalledFonts: Option<Bool>?

  /// Declares them.
  ///
  /// - Parameter draws: Whether pictures of widgets are made, for which fonts matter.
  init(_ options: inout OptionReader, draws: Bool = true) {
    date = options.value(
      "date", .text, placeholder: "ISO8601", otherwise: "2026-06-14T10:09:00Z",
      help: "the time that widgets of a project's Swift see, in UTC unless it has an offset")
    locale = options.value(
      "locale", .text, placeholder: "TAG", otherwise: "en",
      help: "the language of their texts, such as de or pt-BR; right-to-left ones mirror them")
    textSize = options.value(
      "text-size", .choice(SampleSettings.typeSizes.map { ($0, $0) }), placeholder: "SIZE",
      otherwise: "large, on watches from 44 mm xLarge",
      help: "their text size: xSmall to xxxLarge, accessibility1 to accessibility5")
    guard draws else {
      (fontFolders, leavesOutInstalledFonts) = (nil, nil)
      return
    }
    fontFolders = options.list(
      "font-folder", .text, placeholder: "DIR",
      help: "take emoji and letters of other scripts from the fonts in DIR first")
    leavesOutInstalledFonts = options.flag(
      "no-installed-fonts",
      help: "draw bars and boxes for them, the same on every machine")
  }

  /// The settings that hold whatever the folder is.
  ///
  /// - Throws: The time is none, or the language is unknown.
  func settings() throws(CommandError) -> SampleSettings {
    var settings = SampleSettings()
    if let date = date.value, !settings.take(time: date) {
      throw CommandError(
        "--date: '\(VisibleText.short(date))' is not a time; write one as 2026-06-14T10:09:00Z")
    }
    if let tag = locale.value, !settings.take(language: tag) {
      let code = String(tag.prefix { $0 != "-" && $0 != "_" })
      // Any two letters are near some language's.
      let near =
        code.count < 3 || SampleSettings.languages.contains(code)
        ? nil : nearestName(to: code, among: SampleSettings.languages, acceptingPrefix: false)
      throw CommandError(
        "--locale: '\(VisibleText.short(tag))' is not a known language; "
          + (near.map { "did you mean '\($0)'?" } ?? "write one as de, pt-BR or zh-Hans"))
    }
    if let size = textSize.value, !settings.take(typeSize: size) {
      throw CommandError("--text-size: '\(VisibleText.short(size))' is not a text size")
    }
    guard let folders = fontFolders?.value, let leavesOut = leavesOutInstalledFonts?.value else {
      return settings
    }
    if let other = folders.first(where: { !FileSystem.isFolder($0) }) {
      throw CommandError(
        "--font-folder: '\(VisibleText.short(other))' is not a folder; name one that holds fonts")
    }
    if !folders.isEmpty || !leavesOut { settings.takeFonts(in: folders, asksSystem: !leavesOut) }
    return settings
  }
}
