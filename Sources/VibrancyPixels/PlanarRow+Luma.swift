// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension PlanarRow {
  /// The luma of each premultiplied pixel, `Y(P) = α·Y(c)`, written into `luma`.
  ///
  /// - Parameter luma: Resized to the row's width; `0...1`.
  public func luma(into luma: inout [Float], weights: LumaWeights = .rec709) {
    weights.luma(ofPlanes: red, green, blue, into: &luma)
  }

  /// Makes the row opaque, each pixel `low + (high − low)·t` by channel.
  ///
  /// - Parameter t: One value a pixel, `0...1`.
  public mutating func setRamp(from low: EncodedColor, to high: EncodedColor, by t: [Float]) {
    Self.setRamp(&red, low.red, high.red, t)
    Self.setRamp(&green, low.green, high.green, t)
    Self.setRamp(&blue, low.blue, high.blue, t)
    for index in alpha.indices { alpha[index] = 1 }
  }

  private static func setRamp(
    _ plane: inout [Float], _ low: Float, _ high: Float, _ t: [Float]
  ) {
    let (t, count) = (t.span, plane.count)
    var p = plane.mutableSpan
    precondition(t.count == count)
    for index in 0..<count { p[index] = lerp(low, high, t[index]) }
  }
}
