// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let shadow = ModifierWord(
    "shadow", on: "Circle()", example: "shadow(color: .black, radius: 4, x: 0, y: 2)"
  ) { call in
    let (code, parts) = (call.code, call.parts)
    let color = code.swiftUI.paint(parts["color"], at: call.spot).map {
      code.swiftUI.paintColor($0)
    }
    return [
      .shadow(
        Shadow(
          color: color, radius: parts["radius"]?.number ?? 0, x: parts["x"]?.number ?? 0,
          y: parts["y"]?.number ?? 0))
    ]
  }
}
