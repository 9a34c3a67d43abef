// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An opaque color in display-encoded sRGB, straight, each channel `0...1`.
public struct EncodedColor: Hashable, Sendable {
  /// Red, encoded, `0...1`.
  public var red: Float
  /// Green, encoded, `0...1`.
  public var green: Float
  /// Blue, encoded, `0...1`.
  public var blue: Float

  /// A color from encoded channels, `0...1` each; values outside are clamped and NaN becomes 0.
  public init(red: Float, green: Float, blue: Float) {
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
  }

  /// A neutral color of one encoded grey, `0...1`.
  public init(gray: Float) { self.init(red: gray, green: gray, blue: gray) }

  /// White, 1 in each channel.
  public static let white = EncodedColor(gray: 1)
  /// Black, 0 in each channel.
  public static let black = EncodedColor(gray: 0)

  /// Rec. 709 luma of the encoded values, `0...1`.
  public var luma: Float { LumaWeights.rec709.luma(red, green, blue) }

  /// Whether the three channels are the same to the bit.
  public var isNeutral: Bool { red == green && green == blue }

  /// The color `t` of the way to `other`, mixed in encoded values; `t` is `0...1`.
  public func mixed(with other: EncodedColor, by t: Float) -> EncodedColor {
    EncodedColor(
      red: lerp(red, other.red, t), green: lerp(green, other.green, t),
      blue: lerp(blue, other.blue, t))
  }
}
