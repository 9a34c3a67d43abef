// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let fixedSize = ModifierWord(
    "fixedSize", on: #"Text("Half a mile to the next stop")"#,
    example: "fixedSize(horizontal: false, vertical: true)"
  ) { call in
    let isBoth = !call.parts.has("horizontal") && !call.parts.has("vertical")
    return [
      .fixedSize(
        horizontal: call.parts["horizontal"]?.flag ?? isBoth,
        vertical: call.parts["vertical"]?.flag ?? isBoth)
    ]
  }
}
