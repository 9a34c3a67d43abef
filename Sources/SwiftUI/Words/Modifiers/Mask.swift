// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let mask = ModifierWord(
    "mask", on: "Color.red", example: #"mask { Text("42").font(.largeTitle) }"#
  ) { call in
    [.mask(call.node(call.parts[0] ?? call.parts.content()), alignment: call.alignment)]
  }
}
