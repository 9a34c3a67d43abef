// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let luminanceToAlpha = ModifierWord(
    "luminanceToAlpha", on: "Color.red", example: "luminanceToAlpha()"
  ) { _ in [.luminanceToAlpha] }
}
