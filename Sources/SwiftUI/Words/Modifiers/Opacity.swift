// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let opacity = ModifierWord(
    "opacity", on: "Circle()", example: "opacity(0.5)"
  ) { call in [.opacity(call.possibleNumber ?? 1)] }
}
