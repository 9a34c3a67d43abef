// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes

/// The rows of a widget in a scene beside those of the scene alone.
struct ComparedRows {
  private var art: PreviewRenderer
  private var empty: PreviewRenderer
  private let isEmptyConstant: Bool

  init(_ widget: Widget, in scene: Scene, over backdrop: Backdrop?) {
    var nothing = widget
    nothing.layers = []
    art = PreviewRenderer(widget, in: scene, over: backdrop)
    empty = PreviewRenderer(nothing, in: scene, over: backdrop)
    isEmptyConstant = empty.hasEqualRows
    empty.render(0)
  }

  /// Renders row `y` of both.
  mutating func render(_ y: Int, into preview: inout PlanarRow, _ scene: inout PlanarRow) {
    art.render(y)
    preview.copy(art.row)
    if isEmptyConstant, y > 0 { return }
    empty.render(y)
    scene.copy(empty.row)
  }
}
