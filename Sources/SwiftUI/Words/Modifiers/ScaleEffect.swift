// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let scaleEffect = ModifierWord(
    "scaleEffect", on: #"Text("42")"#, example: "scaleEffect(1.5, anchor: .leading)"
  ) { call in
    let size = call.ui.size(call.parts[0])
    let both = call.number
    let unknown = call.code.unknownNumber(in: call.parts)
    return [
      .scaleEffect(
        x: unknown ?? call.parts["x"]?.number ?? both ?? size?.width ?? 1,
        y: unknown ?? call.parts["y"]?.number ?? both ?? size?.height ?? 1,
        anchor: call.anchor)
    ]
  }
}
