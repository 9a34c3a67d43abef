// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let position = ModifierWord(
    "position", on: #"Text("42")"#, example: "position(x: 40, y: 24)"
  ) { call in
    let point = call.ui.point(call.parts[0])
    return [
      .position(
        x: call.parts["x"]?.number ?? point?.x ?? 0, y: call.parts["y"]?.number ?? point?.y ?? 0)
    ]
  }
}
