// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  static let ellipse = ShapeWord("Ellipse", example: "Ellipse()") { _, _ in .ellipse }
}
