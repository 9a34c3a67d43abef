// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyTypography

extension ModifierWord {
  static let fontDesign = ModifierWord(
    "fontDesign", on: #"Label("Rain", systemImage: "cloud.rain")"#,
    example: "fontDesign(.monospaced)",
    .simplified("serif and rounded designs are the default")
  ) { call in [.environment(.fontDesign(call.word.flatMap { SystemWords.design($0) }))] }

  static let monospaced = ModifierWord(
    "monospaced", on: #"Label("Rain", systemImage: "cloud.rain")"#, example: "monospaced()"
  ) { call in [.environment(.fontDesign(call.isOn ? .monospaced : nil))] }

  static let monospacedDigit = ModifierWord(
    "monospacedDigit", on: #"Label("1:11", systemImage: "timer")"#, example: "monospacedDigit()"
  ) { _ in [.environment(.monospacedDigits)] }
}
