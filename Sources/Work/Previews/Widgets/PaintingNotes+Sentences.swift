// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPainting
internal import VibrancyVocabulary

extension PaintingNotes {
  /// What was drawn otherwise than asked, one sentence each.
  var sentences: [String] {
    func list(_ names: [String]) -> String {
      let shown = names.prefix(4).map { VisibleText.short($0) }.joined(separator: ", ")
      return shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
    }
    var sentences: [String] = []
    if !standIns.isEmpty {
      let count = standIns.count
      sentences.append(
        "\(count) symbol\(count == 1 ? "" : "s") of the system drawn as open icons: "
          + list(standIns))
    }
    if !unknownSymbols.isEmpty {
      sentences.append("no icon for \(list(unknownSymbols)); a letter stands for it")
    }
    if missingLetters > 0 {
      sentences.append("\(missingLetters) letters are not in the typeface; drawn as bars")
    }
    if let others = otherFonts { sentences.append(others) }
    if !unknownViews.isEmpty { sentences.append("not drawn: \(list(unknownViews))") }
    return sentences + simplified
  }

  /// Which fonts decide what letters look like, besides the library's own.
  private var otherFonts: String? {
    guard !fallbackFonts.isEmpty else { return nil }
    let names = fallbackFonts.prefix(4).map { VisibleText.short($0) }.joined(separator: ", ")
    return "letters and emoji in \(names)"
  }

  /// What is drawn more simply, in words that hold for any view.
  private var simplified: [String] {
    var sentences: [String] = []
    if hasMaterial { sentences.append("materials are drawn as plain gray") }
    if hasJoinedLayers {
      sentences.append(
        "a view has more than 256 layers, by what is accentable or private; the last one has "
          + "all others")
    }
    if hasOtherBlend { sentences.append("some blend modes are drawn as normal") }
    return sentences
  }

  /// The same as causes that widgets may have in common.
  func causes(of widget: String) -> [DrawingCause] {
    let letters =
      missingLetters > 0 ? ["letters that are not in the typeface are drawn as bars"] : []
    // In the caption they are named.
    let fonts = fallbackFonts.isEmpty ? [] : ["letters and emoji are drawn in installed fonts"]
    return standIns.map { DrawingCause(.openIcon, $0, widget: widget) }
      + unknownSymbols.map { DrawingCause(.letter, $0, widget: widget) }
      + unknownViews.map { DrawingCause(.notDrawn, $0, widget: widget) }
      + (letters + fonts + simplified).map { DrawingCause(.other, $0, widget: widget) }
  }
}
