// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

extension ModifierWord {
  static let dynamicIsland = ModifierWord(
    "dynamicIsland", on: #"Text("Birling Gap")"#,
    example: "dynamicIsland(verticalPlacement: .belowIfTooWide)"
  ) { call in
    if call.parts["verticalPlacement"]?.word == "belowIfTooWide" {
      call.code.interface.standsBelowIfTooWide = true
    }
    return []
  }
}
