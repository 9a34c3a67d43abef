// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let widgetAccentable = ModifierWord(
    "widgetAccentable", on: #"Text("42")"#, example: "widgetAccentable()"
  ) { call in
    [.environment(.accentable((call.parts["accentable"] ?? call.parts[0])?.flag ?? true))]
  }
}
