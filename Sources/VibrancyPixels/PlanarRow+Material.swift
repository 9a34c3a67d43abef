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
  ///   - luma: That of `source`.
  ///   - constant: r, g, b; need not lie in `0...1`.
  public mutating func setMaterial(
    of source: PlanarRow, luma: [Float], constant: (red: Float, green: Float, blue: Float),
    lumaShare: Float,
    chromaShare: Float
  ) {
    Self.setMaterial(&red, source.red, luma, constant.red, lumaShare, chromaShare)
    Self.setMaterial(&green, source.green, luma, constant.green, lumaShare, chromaShare)
    Self.setMaterial(&blue, source.blue, luma, constant.blue, lumaShare, chromaShare)
    for index in alpha.indices { alpha[index] = 1 }
  }

  private static func setMaterial(
    _ plane: inout [Float], _ source: [Float], _ luma: [Float], _ constant: Float,
    _ lumaShare: Float, _ chromaShare: Float
  ) {
    let (s, y, count) = (source.span, luma.span, plane.count)
    var p = plane.mutableSpan
    precondition(s.count == count && y.count == count)
    for index in 0..<count {
      p[index] = clamped(constant + lumaShare * y[index] + chromaShare * (s[index] - y[index]))
    }
  }
}
