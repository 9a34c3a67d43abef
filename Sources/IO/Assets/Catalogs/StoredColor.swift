// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A color by components, in the space in which it was stored.
package struct StoredColor: Sendable, Hashable {
  /// The spaces that catalogs know.
  package enum Space: String, Sendable, Hashable, CaseIterable {
    case srgb
    case displayP3 = "display-p3"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case grayGamma22 = "gray-gamma-22"
    case extendedGray = "extended-gray"

    /// Whether it has one component, white, not three.
    package var isGray: Bool { self == .grayGamma22 || self == .extendedGray }
  }

  /// What the components mean.
  package let space: Space
  /// Red, green and blue, or white thrice; `0...1`, beyond it in extended spaces.
  package let red: Double, green: Double, blue: Double
  /// Opacity, `0...1`, straight.
  package let alpha: Double

  /// A color of a space with three components.
  package init(_ space: Space, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.space, self.red, self.green, self.blue) = (space, red, green, blue)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A grey of a grey space.
  package init(_ space: Space, white: Double, alpha: Double = 1) {
    self.init(space, red: white, green: white, blue: white, alpha: alpha)
  }
}

extension StoredColor {
  /// The color in encoded sRGB, straight alpha, clipped to `0...1` component by component.
  ///
  /// Display P3 has the primaries of SMPTE EG 432-1, the white and the curve of sRGB; both grey
  /// spaces have a power of 2.2. Clipping is what an 8-bit sRGB screen shows of a color outside.
  ///
  /// - Source: IEC 61966-2-1 for the curve; the matrix follows from both sets of primaries at D65.
  package var srgb: (red: Double, green: Double, blue: Double, alpha: Double) {
    let parts: [Double] =
      switch space {
      case .srgb, .extendedSRGB: [red, green, blue]
      case .extendedLinearSRGB: [red, green, blue].map(Self.encoded)
      case .displayP3: Self.fromDisplayP3([red, green, blue].map(Self.linear)).map(Self.encoded)
      case .grayGamma22, .extendedGray:
        [red, green, blue].map { Self.encoded(pow(max($0, 0), 2.2)) }
      }
    let clipped = parts.map { min(max($0, 0), 1) }
    return (clipped[0], clipped[1], clipped[2], alpha)
  }

  private static func fromDisplayP3(_ color: [Double]) -> [Double] {
    let (red, green, blue) = (color[0], color[1], color[2])
    return [
      1.2249401762805598 * red - 0.2249401762805600 * green,
      -0.0420569547096881 * red + 1.0420569547096881 * green,
      -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue,
    ]
  }

  /// Odd about 0, as extended spaces are.
  private static func linear(_ code: Double) -> Double {
    let size = abs(code)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return code < 0 ? -value : value
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let code = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -code : code
  }
}
