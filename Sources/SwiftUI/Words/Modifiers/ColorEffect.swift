// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  /// What a shader makes of colors, places or both.
  static let colorEffect = ModifierWord(
    left: "colorEffect", "distortionEffect", "layerEffect", on: "Color.red",
    example: "colorEffect(ShaderLibrary.grain(.float(2)))")
}
