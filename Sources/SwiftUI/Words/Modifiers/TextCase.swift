// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

extension ModifierWord {
  static let textCase = ModifierWord(
    "textCase", on: #"Text("Birling Gap")"#, example: "textCase(.uppercase)"
  ) { call in
    switch call.word {
    case "uppercase": call.code.environment.isUppercase = true
    case "lowercase": call.code.environment.isUppercase = false
    case _: call.code.environment.isUppercase = nil
    }
    return []
  }
}
