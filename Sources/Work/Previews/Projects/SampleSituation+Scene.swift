// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTargets
internal import VibrancyPixels
internal import VibrancySampling
internal import VibrancyScenes
internal import VibrancyTypography
internal import VibrancyVocabulary

extension SampleSituation {
  /// The environment of a widget's code in a scene.
  ///
  /// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground`,
  /// `isLuminanceReduced`, `isActivityFullscreen` and `activityFamily`. Assumed: a watch shows a Live
  /// Activity with the text and colors of its iPhone.
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
    isSmallActivity = form == .liveActivity && scene.place.presentations == [.small]
    os = scene.os
    isOnWatch = canvas.device.kind == .watch && form != .liveActivity
    mode = scene.place.reports?.mode ?? recipe.mode ?? .fullColor
    contentMargin = scene.place.reports?.contentMargin(of: family) ?? contentMargin
    let isShown =
      switch recipe.containerBackground {
      case .shown: true
      case .faint, .removed: keepsBackground
      }
    showsBackground = isShown && family != .accessoryInline
    isLuminanceReduced = recipe.dimsPicture
    isDark = !recipe.usesLightArt || system.isAlwaysDark
    let size = canvas.contentPoints.size
    (width, height) = (size.width, size.height)
    displayScale = canvas.scale
    typeSize = isOnWatch ? canvas.device.usualTypeSize : .large
  }
}

extension Device {
  /// The text size of a watch unless the user chooses another: from 44 mm on it has `xLarge` (Documented;
  /// Calibrated on two captures).
  fileprivate var usualTypeSize: TypeSize { size.height >= 224 ? .xLarge : .large }
}
