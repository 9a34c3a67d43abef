// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let strikethrough = ModifierWord(
    "strikethrough", on: #"Label("Milk", systemImage: "checkmark")"#, example: "strikethrough()",
    .simplified("in the text's color, without a pattern")
  ) { call in [.environment(.strikethrough(call.isOn))] }

  static let underline = ModifierWord(
    "underline", on: #"Label("Milk", systemImage: "checkmark")"#, example: "underline()",
    .simplified("in the text's color, without a pattern")
  ) { call in [.environment(.underline(call.isOn))] }
}
