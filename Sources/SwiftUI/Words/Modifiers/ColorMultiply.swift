// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning

extension ModifierWord {
  static let colorMultiply = ModifierWord(
    "colorMultiply", on: "Color.red", example: "colorMultiply(.yellow)", .asFilter
  ) { call in call.paint.map { [.colorEffect(.multiplied(call.factors($0)))] } ?? [] }
}

extension ModifierCall {
  /// What is multiplied by. Where several runs cover what may be shown, a color that depends on where
  /// it is shown is not known.
  fileprivate func factors(_ style: ForegroundStyle) -> SIMD4<Float> {
    let paint = ui.paintColor(style)
    let color = paint.color
    let factors: SIMD4<Float> = [color.red, color.green, color.blue, paint.opacity]
    guard code.isCovering else { return factors }
    guard case .color = style else { return SIMD4(repeating: .nan) }
    let isFixed = code.interface.colorNames[paint].map { ["black", "white", "clear"].contains($0) }
    return isFixed ?? true ? factors : SIMD4(repeating: .nan)
  }
}
