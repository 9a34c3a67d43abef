// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let clipShape = ModifierWord(
    "clipShape", on: "Color.red", example: "clipShape(.rect(cornerRadius: 12))"
  ) { call in
    guard let shape = call.ui.shape(call.parts[0], at: call.spot) else { return [] }
    var isEvenOdd = false
    if case .implicit("init", .some(let inner), _)? = call.parts["style"] {
      isEvenOdd = Arguments(inner)["eoFill"]?.flag ?? false
    }
    return [.clip(call.ui.kind(shape), isEvenOdd: isEvenOdd)]
  }

  static let clipped = ModifierWord(
    "clipped", on: "Circle().scaleEffect(2)", example: "clipped()"
  ) { _ in [.clip(.rectangle, isEvenOdd: false)] }

  static let cornerRadius = ModifierWord(
    "cornerRadius", on: "Color.red", example: "cornerRadius(12)"
  ) { call in
    [.clip(.roundedRectangle(radius: call.number ?? 0, isContinuous: true), isEvenOdd: false)]
  }
}
