// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors
internal import VibrancyVocabulary

extension WidgetComposer {
  /// Measures all texts of the widget in one run.
  mutating func measureTexts() throws(VibrancyError) {
    let rows = described.texts.flatMap { text -> [WidthSheet.Row] in
      guard !text.text.isEmpty, case .success(let match) = described.fonts.match(text) else {
        return []
      }
      return TextCache.rows(of: text, in: match.face)
    }
    if !rows.isEmpty { try pictures.measure(rows, draw) }
  }

  /// A text in its place; `nil` if the canvas shows nothing of it.
  mutating func words(
    _ text: WidgetText, in frame: LayerFrame?, of field: PictureField, _ shape: Shape
  ) throws(VibrancyError) -> Layer? {
    if text.text.isEmpty { return TextCache.nothing }
    let match: FontMatch
    do throws(HelperError) { match = try described.fonts.match(text).get() } catch {
      if case .missing = error {
        throw .unequipped(path: described.file.path, reason: error.description)
      }
      throw .undrawable(
        path: described.file.path, reason: "no font for its texts: \(error.description)")
    }
    for note in described.fonts.notes(on: text, match) {
      pictures.note(described.file.path, note)
    }
    let placed = try pictures.layer(
      of: text, in: match.face, frame: field.frame(of: frame), scale: field.pixelsPerPoint,
      color: try color(text.color, shape).hexCode, on: shape.canvas.size, draw)
    if let cut = placed.cut {
      let line = text.source.position.line
      pictures.note(
        described.file.path,
        "the text of line \(line) does not fit its frame in \(described.form.name); "
          + "cut to '\(VisibleText.short(cut))'")
    }
    return placed.layer
  }

  private func draw(_ svg: [UInt8]) throws(VibrancyError) -> StraightImage {
    try maker.textDrawing(svg, of: Input(path: described.file.path))
  }
}

extension EncodedColor {
  /// `#RRGGBB`.
  fileprivate var hexCode: String {
    "#"
      + [red, green, blue].map { part in
        let code = Int(min(max(part, 0), 1) * 255 + 0.5)
        return (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true)
      }.joined()
  }
}
