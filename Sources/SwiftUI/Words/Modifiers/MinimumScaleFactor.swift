// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let minimumScaleFactor = ModifierWord(
    "minimumScaleFactor", on: #"Text("Birling Gap").lineLimit(1)"#,
    example: "minimumScaleFactor(0.5)"
  ) { call in [.environment(.minimumScaleFactor(call.number ?? 1))] }
}
