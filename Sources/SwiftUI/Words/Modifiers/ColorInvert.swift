// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels

extension ModifierWord {
  static let colorInvert = ModifierWord(
    "colorInvert", on: "Color.red", example: "colorInvert()", .asFilter
  ) { _ in [.colorEffect(.inverted)] }
}
