// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  /// Its ends are half circles, whatever the style of its corners.
  static let capsule = ShapeWord("Capsule", example: "Capsule()") { _, _ in .capsule }
}
