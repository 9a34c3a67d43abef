// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancyScenes
internal import VibrancyTypography
internal import VibrancyVocabulary

extension Situation {
  /// The environment of a widget's code in a scene, on a canvas.
  ///
  /// - Parameter keepsBackground: Whether no place removes its container background.
  init(
    _ scene: Scene, _ form: WidgetForm, _ platform: ProjectTarget.Platform, _ canvas: Canvas,
    keepsBackground: Bool
  ) {
    self.init(scene.place, form, platform, on: scene.os, keepsBackground: keepsBackground)
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
