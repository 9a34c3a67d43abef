// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let bold = ModifierWord(
    "bold", on: #"Label("Rain", systemImage: "cloud.rain")"#, example: "bold()"
  ) { call in
    let weight =
      call.isOn ? call.ui.emphasizedWeight(of: call.code.environment.font) : nil
    return [.environment(.fontWeight(weight))]
  }

  static let fontWeight = ModifierWord(
    "fontWeight", on: #"Label("Rain", systemImage: "cloud.rain")"#, example: "fontWeight(.semibold)"
  ) { call in [.environment(.fontWeight(call.ui.weight(call.parts[0])))] }
}
