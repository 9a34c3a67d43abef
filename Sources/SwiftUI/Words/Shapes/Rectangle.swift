// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ShapeWord {
  static let rectangle = ShapeWord("Rectangle", example: "Rectangle()") { _, _ in .rectangle }
}
