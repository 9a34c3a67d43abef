// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  /// The widget's own shape, as far inside as the view's edges are.
  static let containerRelativeShape = ShapeWord(
    "ContainerRelativeShape", example: "ContainerRelativeShape()"
  ) { _, _ in .containerRelative }
}
