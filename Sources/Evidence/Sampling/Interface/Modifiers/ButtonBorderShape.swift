// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let buttonBorderShape = ModifierWord(
    "buttonBorderShape", on: #"Button("Start") {}.buttonStyle(.bordered)"#,
    example: "buttonBorderShape(.roundedRectangle(radius: 6))"
  ) { call in
    ViewEnvironment.borderShape(call.parts[0]).map { [.environment(.buttonBorderShape($0))] } ?? []
  }
}
