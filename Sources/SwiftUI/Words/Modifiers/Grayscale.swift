// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels

extension ModifierWord {
  static let grayscale = ModifierWord(
    "grayscale", on: "Color.red", example: "grayscale(0.8)", .asFilter
  ) { call in call.possibleNumber.map { [.colorEffect(.saturated(1 - $0))] } ?? [] }
}
