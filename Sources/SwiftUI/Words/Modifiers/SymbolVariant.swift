// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

extension ModifierWord {
  static let symbolVariant = ModifierWord(
    "symbolVariant", on: #"Image(systemName: "heart")"#, example: "symbolVariant(.circle.fill)"
  ) { call in
    let names = call.word ?? "none"
    call.code.environment.symbolVariants =
      names == "none" ? [] : names.split(separator: ".").map(String.init)
    return []
  }
}
