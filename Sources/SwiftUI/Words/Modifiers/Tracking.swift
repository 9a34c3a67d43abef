// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let tracking = ModifierWord(
    "tracking", "kerning", on: #"Label("Rain", systemImage: "cloud.rain")"#,
    example: "tracking(1.5)"
  ) { call in [.environment(.tracking(call.number ?? 0))] }
}
