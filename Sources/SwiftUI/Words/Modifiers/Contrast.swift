// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels

extension ModifierWord {
  static let contrast = ModifierWord(
    "contrast", on: "Color.red", example: "contrast(1.5)", .asFilter
  ) { call in call.possibleNumber.map { [.colorEffect(.contrasted($0))] } ?? [] }
}
