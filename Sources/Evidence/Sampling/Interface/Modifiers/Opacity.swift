// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let opacity = ModifierWord("opacity", on: "Circle()", example: "opacity(0.5)") { call in
    // One that is not known is not a number.
    [.opacity(call.code.unknownNumber(in: call.parts) ?? call.parts[0]?.number ?? 1)]
  }
}
