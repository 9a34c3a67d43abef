// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

extension ModifierWord {
  static let widgetLabel = ModifierWord(
    "widgetLabel", on: #"Image(systemName: "sun.max")"#, example: #"widgetLabel("UV 4")"#
  ) { call in
    let (code, parts, spot) = (call.code, call.parts, call.spot)
    code.interface.widgetLabel =
      parts[0].map { code.swiftUI.titled($0, parts, at: spot) }
      ?? code.swiftUI.nodes(parts.content(), at: spot)
    return []
  }

  static let widgetCurvesContent = ModifierWord(
    "widgetCurvesContent", on: #"Text("UV 4")"#, example: "widgetCurvesContent()"
  ) { call in
    call.code.interface.curvesContent = call.parts[0]?.flag ?? true
    return []
  }
}
