// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// One decoded input set up in several scenes; only the wallpapers are missing.
struct Stage: Sendable {
  private struct Act: Sendable {
    let scene: Scene
    let widget: Widget
    let key: Backdrop.Key?
    /// Where the picture's rows come from, if they are not held.
    var bands: PictureBands?
  }

  private let acts: [Act]
  private let weights: LumaWeights
  private let warnings: [String]

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
    let scenes = scenes.filter(input.serves).map { scene in
      var scene = scene
      if input.derivesTint, scene.place.isTintedIcon { scene.luma = .adaptive }
      return scene
    }
    acts = scenes.compactMap { scene in
      let keepsSize = presentation.keepsSize(in: scene)
      let bands = keepsSize ? staged.bands : nil
      let shown =
        if !keepsSize, drawn != nil { drawn?.widget(in: scene) } else if bands == nil {
          whole?.widget(in: scene)
        } else {
          banded?.widget(in: scene)
        }
      guard let widget = shown else { return nil }
      return Act(
        scene: scene, widget: widget, key: scene.backdropKey(for: widget.canvas), bands: bands)
    }
    let isAdaptive = scenes.contains { $0.luma == .adaptive && $0.place.recipe.mode == nil }
    weights = isAdaptive ? .adaptive(to: staged.colors) : .rec709
    warnings = staged.warnings
  }

  /// A described widget in several scenes.
  init(
    _ described: DescribedWidget, in scenes: [Scene], as presentation: Presentation,
    _ maker: PreviewMaker
  ) throws(VibrancyError) {
    var composer = WidgetComposer(described, maker, as: presentation)
    var acts: [Act] = []
    for scene in scenes {
      let widget = try composer.widget(in: scene)
      acts.append(Act(scene: scene, widget: widget, key: scene.backdropKey(for: widget.canvas)))
    }
    self.acts = acts
    (weights, warnings) = (.rec709, composer.pictures.notes.map { "\($0.path): \($0.text)" })
  }

  /// The wallpapers that are needed.
  var backdropKeys: Set<Backdrop.Key> { Set(acts.compactMap(\.key)) }

  func rendering(over backdrops: [Backdrop.Key: Backdrop], model: ModelVersion) -> Rendering {
    let previews = acts.map { act in
      Preview(
        act.widget, in: act.scene, over: act.key.flatMap { backdrops[$0] },
        weights: act.scene.luma == .adaptive ? weights : .rec709, model: model, bands: act.bands)
    }
    return Rendering(previews: previews, warnings: warnings)
  }
}

extension Place {
  /// Whether an icon's own tinted look is shown here, where it has one.
  var isTintedIcon: Bool { self == .iconTinted || self == .iconTintedLight }
}
