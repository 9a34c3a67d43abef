// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyVocabulary

extension ModifierWord {
  static let font = ModifierWord(
    "font", on: #"Label("Rain", systemImage: "cloud.rain")"#,
    example: "font(.title2.weight(.medium))"
  ) { call in
    let code = call.code
    // The line above the clock has a font of its own (Assumed).
    guard code.situation.family != .accessoryInline else { return [] }
    let font = code.font(call.parts[0])
    code.environment.font = font
    return [.environment(.font(font))]
  }
}
