// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  /// The greatest circle, in the middle.
  static let circle = ShapeWord("Circle", example: "Circle()") { _, _ in .circle }
}
