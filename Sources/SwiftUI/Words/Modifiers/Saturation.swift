// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels

extension ModifierWord {
  static let saturation = ModifierWord(
    "saturation", on: "Color.red", example: "saturation(0.5)", .asFilter
  ) { call in call.possibleNumber.map { [.colorEffect(.saturated($0))] } ?? [] }
}
