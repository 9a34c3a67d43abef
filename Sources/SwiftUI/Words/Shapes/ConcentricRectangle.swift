// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  /// Its corners have the middle of those of its container.
  static let concentricRectangle = ShapeWord(
    "ConcentricRectangle", example: "ConcentricRectangle()",
    .simplified("as `ContainerRelativeShape`: corners of its own are not read")
  ) { _, _ in .containerRelative }
}
