// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyFonts
internal import VibrancyJSON
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors
internal import VibrancyVocabulary

extension WidgetComposer {
  /// Measures all texts in installed fonts in one run.
  mutating func measureTexts() throws(VibrancyError) {
    let rows = described.texts.flatMap { text -> [WidthSheet.Row] in
      guard !text.isBlank, case .success(.installed(let match)) = described.fonts.face(of: text)
      else { return [] }
      return TextCache.rows(of: text, in: match.face)
    }
    if !rows.isEmpty { try pictures.measure(rows, draw) }
  }

  /// A text in its place; no layer if the canvas shows nothing of it. Its mark is in the layer 0.
  mutating func words(
    _ text: WidgetText, in frame: LayerFrame?, of field: PictureField, _ shape: Shape
  ) throws(VibrancyError) -> (layer: Layer?, mark: WidgetMark?) {
    if text.isBlank { return (TextCache.nothing, nil) }
    let face: FontBook.Face
    do throws(HelperError) { face = try described.fonts.face(of: text).get() } catch {
      if case .missing = error {
        throw .unequipped(path: described.file.path, error.fault)
      }
      throw .undrawable(
        path: described.file.path, error.fault.preceded(by: "no font for its texts: "))
    }
    for note in described.fonts.notes(on: text, face) { pictures.note(described.file.path, note) }
    let color = try color(text.color, shape)
    let frame = field.frame(of: frame)
    switch face {
    case .typeface(let font, _):
      let typeset = TypesetText(
        text, font, .color(PaintColor(color)), in: frame, scale: field.pixelsPerPoint)
      note(cut: typeset.cut, text)
      let painted = PaintedView(
        [typeset.mark], in: PaintingContext(size: shape.canvas.size, scale: 1))
      let isSeen = frame.meets(shape.canvas.size)
      return (painted.layers.first ?? (isSeen ? TextCache.nothing : nil), painted.marks.first)
    case .installed(let match):
      let placed = try pictures.layer(
        of: text, in: match.face, frame: frame, scale: field.pixelsPerPoint,
        color: color.hexCode, on: shape.canvas.size, draw)
      note(cut: placed.cut, text)
      return (placed.layer, nil)
    }
  }

  private mutating func note(cut: String?, _ text: WidgetText) {
    guard let cut else { return }
    pictures.note(
      described.file.path,
      "the text of line \(text.source.position.line) does not fit its frame in "
        + "\(described.form.name); cut to '\(VisibleText.short(cut))'")
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
