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
  }

  private let acts: [Act]
  private let weights: LumaWeights
  private let warnings: [String]

  init(_ decoded: DecodedInput, of input: Input, in scenes: [Scene], as presentation: Presentation)
  {
    var builder = WidgetBuilder(
      decoded.image, scale: decoded.scale, isTemplate: input.isTemplate, as: presentation)
    let scenes = scenes.filter(input.serves).map { scene in
      var scene = scene
      if input.derivesTint, scene.place.isTintedIcon { scene.luma = .adaptive }
      return scene
    }
    acts = scenes.map { scene in
      let widget = builder.widget(in: scene)
      return Act(scene: scene, widget: widget, key: scene.backdropKey(for: widget.canvas))
    }
    let isAdaptive = scenes.contains { $0.luma == .adaptive && $0.place.recipe.mode == nil }
    weights = isAdaptive ? .adaptive(to: decoded.image.colorSamples) : .rec709
    warnings = decoded.warnings
  }

  /// A described widget in several scenes.
  init(
    _ described: DescribedWidget, in scenes: [Scene], as presentation: Presentation,
    _ simulator: Simulator
  ) throws(VibrancyError) {
    var composer = WidgetComposer(described, simulator, as: presentation)
    var acts: [Act] = []
    for scene in scenes {
      let widget = try composer.widget(in: scene)
      acts.append(Act(scene: scene, widget: widget, key: scene.backdropKey(for: widget.canvas)))
    }
    self.acts = acts
    (weights, warnings) = (.rec709, [])
  }

  /// The wallpapers that are needed.
  var backdropKeys: Set<Backdrop.Key> { Set(acts.compactMap(\.key)) }

  func rendering(over backdrops: [Backdrop.Key: Backdrop], model: ModelVersion) -> Rendering {
    let previews = acts.map { act in
      Preview(
        act.widget, in: act.scene, over: act.key.flatMap { backdrops[$0] },
        weights: act.scene.luma == .adaptive ? weights : .rec709, model: model)
    }
    return Rendering(previews: previews, warnings: warnings)
  }
}

extension Place {
  /// Whether an icon's own tinted look is shown here, where it has one.
  fileprivate var isTintedIcon: Bool { self == .iconTinted || self == .iconTintedLight }
}
