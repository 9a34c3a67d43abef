// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyMeasures
internal import VibrancyModes
internal import VibrancyPixels
package import VibrancyScenes

/// A piece of art that was decoded and measured, and the widgets that show it.
package struct JudgedArt: Sendable {
  /// The measurements of the art.
  package let measured: MeasuredArt
  /// The widget as a scene shows it; equal in size to the art.
  package let widget: @Sendable (Scene) -> Widget

  /// Art and the widget of it in a scene.
  package init(measured: MeasuredArt, widget: @escaping @Sendable (Scene) -> Widget) {
    (self.measured, self.widget) = (measured, widget)
  }

  /// The measurements of the art in a scene, without the tiles where it fails.
  ///
  /// - Parameters:
  ///   - judged: The scene and what lies behind.
  ///   - backdrops: The wallpapers that are drawn.
  package func facts(
    in judged: JudgedScene, over backdrops: [Backdrop.Key: Backdrop]
  ) -> SceneFacts {
    var facts = SceneFacts(judged.scene.place)
    facts.previews = judged.behind.map { behind in
      var preview = preview(in: judged, behind, over: backdrops)
      preview.inkScale = behind.inkScale
      return preview
    }
    return facts
  }

  /// The tiles in which it fails over one wallpaper of a scene, which findings alone need.
  package func tiles(
    in judged: JudgedScene, _ behind: JudgedScene.Behind, over backdrops: [Backdrop.Key: Backdrop]
  ) -> [TileFacts] {
    if isMeasurableFromTone(over: behind, in: judged.scene), let grey = behind.grey {
      return Self.tones(of: judged.scene, [judged.scene.parameters], over: grey)
        .first.map { measured.tiles(over: $0) } ?? []
    }
    let widget = widget(judged.scene)
    let shown = comparedRows(of: widget, in: scenes(judged.scene, behind)[0], over: backdrops)
    return measured.tiles(isSceneConstant: shown.isSceneConstant) { y, preview, scene in
      shown.render(y, into: &preview, &scene)
    }
  }

  /// The legibility over plain greys from black to white; `nil` where the tone alone does not
  /// decide it.
  package func legibleRange(in scene: Scene) -> LegibleRange? {
    guard scene.tone(over: 0.5) != nil else { return nil }
    let samples = ModelSamples(for: scene, isColored: false, isPicture: false).all
    return measured.legibleRange { grey in Self.tones(of: scene, samples, over: grey) }
  }

  /// The wallpapers it needs drawn in a scene.
  package func backdropKeys(in judged: JudgedScene) -> Set<Backdrop.Key> {
    var keys: Set<Backdrop.Key> = []
    for behind in judged.behind where !isMeasurableFromTone(over: behind, in: judged.scene) {
      let widget = widget(judged.scene)
      let isPicture = behind.isPicture
      for scene in scenes(judged.scene, behind) {
        if let key = scene.backdropKey(for: widget.canvas) { keys.insert(key) }
        if !isPicture { break }
      }
    }
    return keys
  }

  /// The way a preview is measured. Where several ways are open they give the same; the quickest is
  /// first.
  package enum Way: Sendable, CaseIterable {
    /// From the counts of α and luma alone, in a vibrant scene over a plain grey.
    case tone
    /// From each color once, where a scene does the same to a color wherever it is.
    case palette
    /// From every row, which is always open.
    case rows
  }

  /// The measurements over one wallpaper of a scene; `nil` where that way is not open.
  package func preview(
    _ way: Way, in judged: JudgedScene, _ behind: JudgedScene.Behind,
    over backdrops: [Backdrop.Key: Backdrop]
  ) -> PreviewFacts? {
    switch way {
    case .tone: tonePreview(in: judged, behind)
    case .palette: palettePreview(in: judged, behind, over: backdrops)
    case .rows: rowsPreview(in: judged, behind, over: backdrops)
    }
  }

  private func preview(
    in judged: JudgedScene, _ behind: JudgedScene.Behind, over backdrops: [Backdrop.Key: Backdrop]
  ) -> PreviewFacts {
    tonePreview(in: judged, behind) ?? palettePreview(in: judged, behind, over: backdrops)
      ?? rowsPreview(in: judged, behind, over: backdrops)
  }

  private func tonePreview(
    in judged: JudgedScene, _ behind: JudgedScene.Behind
  ) -> PreviewFacts? {
    guard isMeasurableFromTone(over: behind, in: judged.scene), let grey = behind.grey else {
      return nil
    }
    let samples = ModelSamples(for: judged.scene, isColored: false, isPicture: false).all
    return measured.preview(
      over: Self.tones(of: judged.scene, samples, over: grey), wallpaper: behind.label,
      isNamed: behind.isNamed, grey: grey, tilesBelow: 0)
  }

  private func palettePreview(
    in judged: JudgedScene, _ behind: JudgedScene.Behind, over backdrops: [Backdrop.Key: Backdrop]
  ) -> PreviewFacts? {
    let widget = widget(judged.scene)
    let scenes = scenes(judged.scene, behind)
    // Rows over a picture differ, which needs no drawing to see.
    guard
      !behind.isPicture || !judged.scene.showsWallpaper(withFamily: widget.canvas.family != nil),
      let palette = measured.palette,
      let colors = widget.showing(palette, insteadOf: measured.image, in: judged.scene),
      comparedRows(of: widget, in: scenes[0], over: backdrops).isSceneConstant
    else { return nil }
    func rows(_ sample: Int) -> ComparedRows {
      // What is drawn behind is that of the widget's own canvas.
      let key = scenes[sample].backdropKey(for: widget.canvas)
      return ComparedRows(colors, in: scenes[sample], over: key.flatMap { backdrops[$0] })
    }
    var (current, shown) = (0, rows(0))
    return measured.preview(
      of: palette, samples: scenes.count, wallpaper: behind.label, isNamed: behind.isNamed,
      grey: behind.grey
    ) { sample, y, preview, scene in
      if sample != current { (current, shown) = (sample, rows(sample)) }
      shown.render(y, into: &preview, &scene)
    }
  }

  private func rowsPreview(
    in judged: JudgedScene, _ behind: JudgedScene.Behind, over backdrops: [Backdrop.Key: Backdrop]
  ) -> PreviewFacts {
    let widget = widget(judged.scene)
    let scenes = scenes(judged.scene, behind)
    var (current, shown) = (0, comparedRows(of: widget, in: scenes[0], over: backdrops))
    return measured.preview(
      samples: scenes.count, wallpaper: behind.label, isNamed: behind.isNamed,
      grey: behind.grey, tilesBelow: 0, isSceneConstant: shown.isSceneConstant
    ) { sample, y, preview, scene in
      if sample != current {
        (current, shown) = (sample, comparedRows(of: widget, in: scenes[sample], over: backdrops))
      }
      shown.render(y, into: &preview, &scene)
    }
  }

  private func comparedRows(
    of widget: Widget, in scene: Scene, over backdrops: [Backdrop.Key: Backdrop]
  ) -> ComparedRows {
    let backdrop = scene.backdropKey(for: widget.canvas).flatMap { backdrops[$0] }
    return ComparedRows(widget, in: scene, over: backdrop)
  }

  /// `true` if α and luma alone decide how it looks there, so that nothing has to be drawn: a
  /// vibrant scene on a plain grey, without a background of its own.
  private func isMeasurableFromTone(over behind: JudgedScene.Behind, in scene: Scene) -> Bool {
    guard let grey = behind.grey, scene.tone(over: grey) != nil,
      !scene.place.recipe.dimsPicture, !scene.place.recipe.dimsWallpaper
    else { return false }
    return widget(scene).containerBackground == nil
      || scene.place.recipe.containerBackground == .removed
        && widget(scene).containerBackground.map { $0.isAccessory } != true
  }

  private func scenes(_ scene: Scene, _ behind: JudgedScene.Behind) -> [Scene] {
    behind.scenes(of: widget(scene), in: scene)
  }

  private static func tones(
    of scene: Scene, _ samples: [ModelParameters], over grey: Double
  ) -> [PointTone] {
    samples.compactMap { parameters in
      var scene = scene
      scene.parameters = parameters
      return scene.tone(over: grey)
    }
  }
}

extension JudgedScene.Behind {
  /// The scene of a widget with every sample of the model, over this wallpaper.
  func scenes(of widget: Widget, in scene: Scene) -> [Scene] {
    let shown = scene.showsWallpaper(withFamily: widget.canvas.family != nil)
    let samples = ModelSamples(
      for: scene, isColored: shown && grey == nil, isPicture: shown && isPicture,
      hasAccessory: widget.containerBackground?.isAccessory ?? false,
      hasBackground: widget.containerBackground.map { !$0.isAccessory } ?? false)
    return samples.all.map { parameters in
      var scene = scene
      (scene.wallpaper, scene.parameters) = (wallpaper, parameters)
      return scene
    }
  }

  /// `true` if it is not a plain color, so that its blur matters.
  var isPicture: Bool { if case .plain = wallpaper.source { false } else { true } }
}

extension ContainerBackground {
  /// `true` if it is AccessoryWidgetBackground.
  var isAccessory: Bool { if case .accessory = self { true } else { false } }
}

/// The rows of a widget in a scene beside those of the scene alone.
///
/// A class, since two renderers are much to copy.
final class ComparedRows {
  /// `true` if all rows of the scene alone are the same.
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
  func render(_ y: Int, into preview: inout PlanarRow, _ scene: inout PlanarRow) {
    art.render(y, into: &preview)
    if isSceneConstant, hasScene { return }
    hasScene = true
    if empty == nil { scene = art.base } else { empty?.render(y, into: &scene) }
  }
}
