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
  package init(gray: Float) { self.init(red: gray, green: gray, blue: gray) }

  /// A color from a code `0xRRGGBB`.
  package init(code: UInt32) {
    func channel(_ shift: UInt32) -> Float { Float((code >> shift) & 255) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// White, 1 in each channel.
  public static let white = EncodedColor(gray: 1)
  /// Black, 0 in each channel.
  public static let black = EncodedColor(gray: 0)

  /// Rec. 709 luma of the encoded values, `0...1`.
  package var luma: Float { LumaWeights.rec709.luma(red, green, blue) }

  /// How colorful it is: the largest channel less the smallest, `0...1`.
  package var chroma: Float { max(red, green, blue) - min(red, green, blue) }

  /// `true` if the three channels are the same to the bit.
  package var isNeutral: Bool { red == green && green == blue }

  /// The color `t` of the way to `other`, mixed in encoded values; `t` is `0...1`.
  package func mixed(with other: EncodedColor, by t: Float) -> EncodedColor {
    EncodedColor(
      red: lerp(red, other.red, t), green: lerp(green, other.green, t),
      blue: lerp(blue, other.blue, t))
  }

  /// A color written `#RRGGBB` or `#RGB`, the sign optional, or `nil`; codes are divided by 255.
  public init?(hex: String) {
    var digits: [UInt32] = []
    for (index, character) in hex.unicodeScalars.enumerated() {
      if index == 0, character == "#" { continue }
      switch character {
      case "0"..."9": digits.append(character.value - 48)
      case "a"..."f": digits.append(character.value - 87)
      case "A"..."F": digits.append(character.value - 55)
      default: return nil
      }
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 else { return nil }
    func channel(_ index: Int) -> Float { Float(digits[index] * 16 + digits[index + 1]) / 255 }
    self.init(red: channel(0), green: channel(2), blue: channel(4))
  }

  /// `RRGGBB` in upper case, each channel rounded half up to a code of 255 and held in `0...255`.
  package var hex: String {
    [red, green, blue].map { channel in
      let code = UInt32(min(max(channel, 0), 1) * 255 + 0.5)
      let text = String(code, radix: 16, uppercase: true)
      return code < 16 ? "0" + text : text
    }.joined()
  }
}

/// The relative luminance of an opaque color: linear light, `0...1` (1 is the reference white).
///
/// `0.2126 R + 0.7152 G + 0.0722 B` of the linearized channels.
///
/// - Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, threshold 0.04045.
package func relativeLuminance(_ color: EncodedColor) -> Double {
  0.2126 * SRGBTransfer.linearized(Double(color.red))
    + 0.7152 * SRGBTransfer.linearized(Double(color.green))
    + 0.0722 * SRGBTransfer.linearized(Double(color.blue))
}

/// The WCAG 2.2 contrast ratio of two opaque colors.
///
/// `(L₁ + 0.05) / (L₂ + 0.05)`, where `L₁ ≥ L₂` are relative luminances. Symmetric.
///
/// - Parameters:
///   - a: Relative luminance, linear, `0...1`.
///   - b: As `a`; the order does not matter.
/// - Returns: A ratio in `1...21`, not rounded.
/// - Precondition: Both are finite and not negative.
/// - Source: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
package func contrastRatio(_ a: Double, _ b: Double) -> Double {
  precondition(a >= 0 && b >= 0 && a.isFinite && b.isFinite, "luminances are finite, from 0")
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}
