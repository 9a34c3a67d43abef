// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let invalidatableContent = ModifierWord(
    "invalidatableContent", on: #"Text("42")"#, example: "invalidatableContent()"
  ) { call in [.environment(.invalidatable(call.parts[0]?.flag ?? true))] }
}
