// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let tint = ModifierWord(
    "tint", "accentColor", on: "ProgressView(value: 0.4)", example: "tint(.orange)"
  ) { call in
    // An own tint of none is the system's.
    [.environment(.tint(call.paint))]
  }
}
