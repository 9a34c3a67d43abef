// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVocabulary

extension WidgetComposer {
  /// A text in its place; no layer if the canvas shows nothing of it. Its mark is in the layer 0.
  mutating func words(
    _ text: WidgetText, in frame: LayerFrame?, of field: PictureField, _ shape: Shape
  ) throws(VibrancyError) -> (layer: Layer?, mark: WidgetMark?) {
    if text.isBlank { return (Self.nothing, nil) }
    let face: FontBook.Face
    do throws(HelperError) { face = try described.fonts.face(of: text) } catch {
      if case .missing = error {
        throw .unequipped(path: described.file.path, error.fault)
      }
      throw .undrawable(
        path: described.file.path, error.fault.preceded(by: "no font for its texts: "))
    }
    let color = try color(text.color, shape)
    let frame = field.frame(of: frame)
    let typeset = TypesetText(
      text, face, .color(PaintColor(color)), in: frame, scale: field.pixelsPerPoint)
    for note in described.fonts.notes(on: text, face, typeset.block) {
      pictures.note(described.file.path, note)
    }
    note(cut: typeset.cut, text)
    let painted = PaintedView(
      [typeset.mark], in: PaintingContext(size: shape.canvas.size, scale: 1))
    let isSeen = frame.meets(shape.canvas.size)
    return (painted.layers.first ?? (isSeen ? Self.nothing : nil), painted.marks.first)
  }

  /// What a text without letters shows: one clear pixel, so that it stays a layer among the others.
  private static var nothing: Layer { Layer(.planar(PlanarImage(size: .one))) }

  private mutating func note(cut: String?, _ text: WidgetText) {
    guard let cut else { return }
    pictures.note(
      described.file.path,
      "the text of line \(text.source.position.line) does not fit its frame in "
        + "\(described.form.name); cut to '\(VisibleText.short(cut))'")
  }
}

extension PixelSize {
  fileprivate static var one: PixelSize {
    guard let one = PixelSize(width: 1, height: 1) else { preconditionFailure("1 is a side") }
    return one
  }
}
