// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let baselineOffset = ModifierWord(
    "baselineOffset", on: #"Label("Rain", systemImage: "cloud.rain")"#, example: "baselineOffset(4)"
  ) { call in [.environment(.baselineOffset(call.number ?? 0))] }
}
