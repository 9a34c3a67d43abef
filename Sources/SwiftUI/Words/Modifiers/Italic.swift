// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let italic = ModifierWord(
    "italic", on: #"Label("Rain", systemImage: "cloud.rain")"#, example: "italic()"
  ) { call in [.environment(.italic(call.isOn))] }
}
