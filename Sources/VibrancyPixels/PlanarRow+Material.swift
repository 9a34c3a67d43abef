// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// Makes every pixel `clamp(constant + lumaShare·L + chromaShare·(W − L))`, opaque.
  ///
  /// `L = Y(W)` of the opaque row `source`, `W − L` per channel; the constant may differ by
  /// channel.
  ///
  /// - Parameters:
  ///   - source: Opaque, of this width.
  ///   - constant: r, g, b; need not lie in `0...1`.
  public mutating func setMaterial(
    of source: PlanarRow, constant: (red: Float, green: Float, blue: Float), lumaShare: Float,
    chromaShare: Float
  ) {
    precondition(source.width == width)
    for index in 0..<width {
      let (r, g, b) = (source.red[index], source.green[index], source.blue[index])
      let luma = LumaWeights.rec709.luma(r, g, b)
      let base = lumaShare * luma
      red[index] = clamped(constant.red + base + chromaShare * (r - luma))
      green[index] = clamped(constant.green + base + chromaShare * (g - luma))
      blue[index] = clamped(constant.blue + base + chromaShare * (b - luma))
      alpha[index] = 1
    }
  }
}
