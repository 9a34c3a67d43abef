// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let rotationEffect = ModifierWord(
    "rotationEffect", on: #"Image(systemName: "arrow.up")"#, example: "rotationEffect(.degrees(45))"
  ) { call in
    [.rotationEffect(degrees: call.ui.degrees(call.parts[0]) ?? 0, anchor: call.anchor)]
  }
}
