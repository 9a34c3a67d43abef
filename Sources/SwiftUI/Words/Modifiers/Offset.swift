// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let offset = ModifierWord(
    "offset", on: #"Text("42")"#, example: "offset(x: 8, y: -4)"
  ) { call in
    let size = call.ui.size(call.parts[0])
    return [
      .offset(
        x: call.parts["x"]?.number ?? size?.width ?? 0,
        y: call.parts["y"]?.number ?? size?.height ?? 0)
    ]
  }
}
