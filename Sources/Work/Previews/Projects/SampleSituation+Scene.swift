// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyPixels
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancyVocabulary

extension SampleSituation {
  /// The environment of a widget's code in a scene.
  ///
  /// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground`,
  /// `isLuminanceReduced` and `isActivityFullscreen`.
  ///
  /// - Parameter keepsBackground: Whether no place removes its container background.
  init(
    _ scene: Scene, _ form: WidgetForm, _ platform: ProjectTarget.Platform, _ canvas: Canvas,
    keepsBackground: Bool
  ) {
    self.init()
    let recipe = scene.place.recipe
    self.platform = platform
    family = form.family ?? family
    isActivityFullscreen = form == .liveActivity && recipe.slot == .middle
    version = platform.version(in: scene.os)
    mode = recipe.mode ?? .fullColor
    let isShown =
      switch recipe.containerBackground {
      case .shown: true
      case .faint, .removed: keepsBackground
      }
    showsBackground = isShown && family != .accessoryInline
    isLuminanceReduced = recipe.dimsPicture
    isDark = !recipe.usesLightArt
    width = Double(canvas.size.width) / canvas.scale
    height = Double(canvas.size.height) / canvas.scale
    displayScale = canvas.scale
  }
}
