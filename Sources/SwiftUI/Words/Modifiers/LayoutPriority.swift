// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let layoutPriority = ModifierWord(
    "layoutPriority", on: #"Text("Birling Gap")"#, example: "layoutPriority(1)"
  ) { call in [.layoutPriority(call.number ?? 0)] }
}
