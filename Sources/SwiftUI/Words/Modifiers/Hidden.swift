// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let hidden = ModifierWord(
    "hidden", on: #"Text("42")"#, example: "hidden()"
  ) { _ in [.hidden] }
}
