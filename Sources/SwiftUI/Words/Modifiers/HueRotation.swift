// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning

extension ModifierWord {
  static let hueRotation = ModifierWord(
    "hueRotation", on: "Color.red", example: "hueRotation(.degrees(90))", .asFilter
  ) { call in
    let angle = call.code.unknownNumber(in: call.parts) ?? call.ui.degrees(call.parts[0])
    return angle.map { [.colorEffect(.hueRotated($0))] } ?? []
  }
}
