// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The shares of red, green and blue in a grey, applied to encoded values.
public struct LumaWeights: Hashable, Sendable {
  /// Share of red, `0...1`.
  public let red: Float
  /// Share of green, `0...1`.
  public let green: Float
  /// Share of blue, `0...1`.
  public let blue: Float

  /// Weights that should sum to 1.
  public init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// 0.2126, 0.7152, 0.0722.
  ///
  /// - Source: ITU-R BT.709; Filter Effects Module Level 1, `luminanceToAlpha`.
  public static let rec709 = LumaWeights(red: 0.2126, green: 0.7152, blue: 0.0722)

  /// The weighted sum of three encoded channels, in their own unit.
  @inlinable
  public func luma(_ r: Float, _ g: Float, _ b: Float) -> Float { red * r + green * g + blue * b }
}
extension LumaWeights {
  /// Whether the weights are finite, not negative and sum to 1 within 1/1000.
  public var isNormalized: Bool {
    let sum = red + green + blue
    return red >= 0 && green >= 0 && blue >= 0 && sum > 0.999 && sum < 1.001
  }
}
