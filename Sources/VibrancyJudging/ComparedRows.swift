// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes

/// The rows of a widget in a scene beside those of the scene alone.
struct ComparedRows {
  /// Whether all rows of the scene alone are the same.
  let isSceneConstant: Bool
  private var art: PreviewRenderer
  /// The scene alone, where it is not what the art is drawn on.
  private var empty: PreviewRenderer?
  private var hasScene = false

  init(_ widget: Widget, in scene: Scene, over backdrop: Backdrop?) {
    var nothing = widget
    nothing.layers = []
    art = PreviewRenderer(widget, in: scene, over: backdrop)
    let empty = PreviewRenderer(nothing, in: scene, over: backdrop)
    isSceneConstant = empty.hasEqualRows
    if !art.isBaseEmpty { self.empty = empty }
  }

  /// Renders row `y` of both; `scene` holds the row rendered before.
  mutating func render(_ y: Int, into preview: inout PlanarRow, _ scene: inout PlanarRow) {
    art.render(y, into: &preview)
    if isSceneConstant, hasScene { return }
    hasScene = true
    if empty == nil { scene = art.base } else { empty?.render(y, into: &scene) }
  }
}
