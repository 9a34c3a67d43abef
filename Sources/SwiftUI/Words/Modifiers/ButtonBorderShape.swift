// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let buttonBorderShape = ModifierWord(
    "buttonBorderShape", on: #"Button("Start") {}.buttonStyle(.bordered)"#,
    example: "buttonBorderShape(.roundedRectangle(radius: 6))"
  ) { call in
    borderShape(call.parts[0]).map { [.environment(.buttonBorderShape($0))] } ?? []
  }
  /// `.capsule`, `.roundedRectangle(radius: 8)`.
  private static func borderShape(_ value: SampleValue?) -> Button.BorderShape? {
    switch value?.styleName {
    case "automatic": .automatic
    case "capsule": .capsule
    case "circle": .circle
    case "roundedRectangle":
      if case .implicit(_, .some(let arguments), _)? = value {
        .roundedRectangle(radius: arguments.first?.value.number)
      } else {
        .roundedRectangle(radius: nil)
      }
    case _: nil
    }
  }
}
