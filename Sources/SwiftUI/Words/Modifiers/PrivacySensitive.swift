// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let privacySensitive = ModifierWord(
    "privacySensitive", on: #"Text("£ 42")"#, example: "privacySensitive()"
  ) { call in [.environment(.privacySensitive(call.parts[0]?.flag ?? true))] }
}
