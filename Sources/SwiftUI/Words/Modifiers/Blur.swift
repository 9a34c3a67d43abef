// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let blur = ModifierWord(
    "blur", on: "Circle()", example: "blur(radius: 4)"
  ) { call in [.blur(radius: (call.parts["radius"] ?? call.parts[0])?.number ?? 0)] }
}
