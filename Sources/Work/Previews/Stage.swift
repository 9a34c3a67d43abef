// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes

/// One decoded picture set up in several scenes, or a widget in one; only the wallpapers are missing.
struct Stage: Sendable {
  private struct Act: Sendable {
    let scene: Scene
    let widget: Widget
    let key: Backdrop.Key?
    /// Where the picture's rows come from, if they are not held.
    var bands: PictureBands?
    /// What people are shown, if that was asked for.
    var view: View?
  }

  /// A widget as people are shown it.
  private struct View: Sendable {
    /// The scene, on the wallpaper that people see.
    let scene: Scene
    let key: Backdrop.Key?
    /// The same art in full color, on a canvas of the same size.
    let fullColor: (scene: Scene, widget: Widget)?
    /// What there is to point at, on the widget's canvas.
    var elements: [DrawnElement] = []

    init(_ widget: Widget, in scene: Scene, _ showing: Showing, fullColor: Widget?) {
      var scene = scene
      scene.wallpaper = showing.wallpaper ?? scene.wallpaper
      self.scene = scene
      key = scene.surroundingsKey(of: widget.canvas)
      self.fullColor = fullColor.flatMap { other in
        other.canvas.size == widget.canvas.size ? (scene.inFullColor, other) : nil
      }
    }
  }

  private let acts: [Act]
  private let weights: LumaWeights
  let warnings: [String]
  /// Why a widget of Swift is not as on a device; the warnings say it in sentences.
  let causes: DrawingCauses
  /// The names of the symbols that stand-ins are drawn for.
  private let standInSymbols: Set<String>

  /// A picture in the scenes that use it.
  init(
    _ staged: StagedPicture, of input: Input, in scenes: [Scene], as presentation: Presentation
  ) {
    var whole = staged.decoded.map {
      WidgetBuilder($0.image, scale: $0.scale, isTemplate: input.isTemplate, as: presentation)
    }
    var banded = staged.bands.map {
      WidgetBuilder(
        bandsOf: $0.size, scale: input.scale, isTemplate: input.isTemplate, as: presentation)
    }
    var drawn =
      staged.drawn.isEmpty
      ? nil
      : WidgetBuilder(
        drawn: staged.drawn, scale: presentation.scale ?? input.scale,
        isTemplate: input.isTemplate, as: presentation)
    let scenes = scenes.map { scene in
      var scene = scene
      if input.derivesTint, scene.place.isTintedIcon { scene.luma = .adaptive }
      return scene
    }
    acts = scenes.compactMap { scene in
      let keepsSize = presentation.keepsSize(in: scene)
      let bands = keepsSize ? staged.bands : nil
      func widget(in scene: Scene) -> Widget? {
        if !keepsSize, drawn != nil { return drawn?.widget(in: scene) }
        return bands == nil ? whole?.widget(in: scene) : banded?.widget(in: scene)
      }
      guard let own = widget(in: scene) else { return nil }
      let view = presentation.showing.map { showing in
        View(
          own, in: scene, showing,
          fullColor: showing.compares && scene.hasFullColor ? widget(in: scene.inFullColor) : nil)
      }
      return Act(
        scene: scene, widget: own, key: scene.backdropKey(for: own.canvas), bands: bands,
        view: view)
    }
    let isAdaptive = scenes.contains { $0.luma == .adaptive && $0.place.recipe.mode == nil }
    weights = isAdaptive ? .adaptive(to: staged.colors) : .rec709
    warnings = staged.warnings
    standInSymbols = []
    causes = DrawingCauses()
  }

  /// A widget in a scene; what was noted of it in earlier ones is not among the warnings.
  init(
    _ composer: inout some SceneComposer, in scene: Scene, as presentation: Presentation
  ) throws(VibrancyError) {
    let noted = composer.notes.count
    let widget = try composer.widget(in: scene)
    var view: View?
    if let showing = presentation.showing {
      let elements = composer.elements(of: widget)
      let compares = showing.compares && scene.hasFullColor
      let other = compares ? try composer.widget(in: scene.inFullColor) : nil
      view = View(widget, in: scene, showing, fullColor: other)
      view?.elements = elements
    }
    acts = [
      Act(scene: scene, widget: widget, key: scene.backdropKey(for: widget.canvas), view: view)
    ]
    weights = .rec709
    (standInSymbols, causes) = (composer.standInSymbols, composer.causes)
    warnings = composer.notes.dropFirst(noted).map { path, text in
      path == composer.path ? text : "\(path): \(text)"
    }
  }

  /// The widget of each scene.
  var widgets: [Widget] { acts.map(\.widget) }

  /// The wallpapers that are needed.
  var backdropKeys: Set<Backdrop.Key> {
    Set(acts.flatMap { [$0.key, $0.view?.key].compactMap { $0 } })
  }

  func rendering(over backdrops: [Backdrop.Key: Backdrop], model: ModelVersion) -> Rendering {
    func greys(of act: Act) -> LumaWeights { act.scene.luma == .adaptive ? weights : .rec709 }
    let previews = acts.map { act in
      Preview(
        act.widget, in: act.scene, over: act.key.flatMap { backdrops[$0] },
        weights: greys(of: act), model: model, bands: act.bands)
    }
    var rendering = Rendering(previews: previews, warnings: warnings)
    rendering.standInSymbols = standInSymbols
    rendering.causes = causes
    rendering.shown = acts.compactMap { act in
      guard let view = act.view else { return nil }
      let backdrop = view.key.flatMap { backdrops[$0] }
      return ShownPreview(
        picture: Preview(
          framed: act.widget, in: view.scene, over: backdrop, weights: greys(of: act),
          model: model, bands: act.bands),
        fullColor: view.fullColor.map { scene, widget in
          Preview(
            framed: widget, in: scene, over: backdrop, weights: .rec709, model: model,
            bands: act.bands, inSlotOf: view.scene)
        }, elements: view.elements)
    }
    return rendering
  }
}

extension Scene {
  /// Whether a look in full color differs from the scene's own.
  var hasFullColor: Bool {
    guard let mode = place.recipe.mode else { return false }
    return mode != .fullColor
  }

  /// The scene that shows the same art in full color.
  var inFullColor: Scene {
    var scene = self
    scene.sizedAs = place
    scene.place = place.recipe.usesLightArt ? .homeLight : .homeDark
    return scene
  }
}

extension Place {
  /// Whether an icon's own tinted look is shown here, where it has one.
  var isTintedIcon: Bool { self == .iconTinted || self == .iconTintedLight }
}
