// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let lineSpacing = ModifierWord(
    "lineSpacing", on: #"Text("Over the Seven Sisters to Birling Gap")"#, example: "lineSpacing(6)"
  ) { call in [.environment(.lineSpacing(call.number ?? 0))] }
}
