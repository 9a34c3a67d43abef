// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels

extension ModifierWord {
  static let brightness = ModifierWord(
    "brightness", on: "Color.red", example: "brightness(0.2)", .asFilter
  ) { call in call.possibleNumber.map { [.colorEffect(.brightened($0))] } ?? [] }
}
