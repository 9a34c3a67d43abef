// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the color of a file was taken from.
package enum ColorTagging: String, Hashable, Sendable {
  /// No usable color chunk: sRGB by convention.
  case untagged
  /// An `sRGB` chunk.
  case sRGB
  /// A `cICP` chunk.
  case cICP
  /// An ICC profile in an `iCCP` chunk.
  case iCCP
  /// A `gAMA` chunk, with or without `cHRM`.
  case gamma
}

/// The primaries and the white of an RGB space, as CIE 1931 x and y.
struct Chromaticities: Equatable {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  var red: Point
  var green: Point
  var blue: Point
  var white: Point

  static let d65 = Point(x: 0.3127, y: 0.3290)
  /// ITU-R BT.709, and sRGB.
  static let bt709 = Chromaticities(
    red: Point(x: 0.64, y: 0.33), green: Point(x: 0.30, y: 0.60), blue: Point(x: 0.15, y: 0.06),
    white: d65)
  /// ITU-R BT.2020.
  static let bt2020 = Chromaticities(
    red: Point(x: 0.708, y: 0.292), green: Point(x: 0.170, y: 0.797),
    blue: Point(x: 0.131, y: 0.046), white: d65)
  /// SMPTE EG 432-1, the primaries of Display P3.
  static let p3 = Chromaticities(
    red: Point(x: 0.680, y: 0.320), green: Point(x: 0.265, y: 0.690),
    blue: Point(x: 0.150, y: 0.060), white: d65)

  /// Whether each coordinate is within 0.001 of BT.709's.
  var isBT709: Bool {
    zip(coordinates, Self.bt709.coordinates).allSatisfy { ($0 - $1).magnitude <= 0.001 }
  }

  /// The matrix from linear RGB of this space to linear sRGB, adapted to D65 (Bradford); `nil` if
  /// the primaries span no space.
  var toLinearSRGB: Matrix3? {
    guard let toXYZ, let fromXYZ = Self.bt709.toXYZ?.inverse else { return nil }
    if white == Self.d65 { return fromXYZ * toXYZ }
    let bradford = Matrix3(
      (0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
    let (from, to) = (bradford * white.xyz, bradford * Self.d65.xyz)
    guard min(from.x, from.y, from.z) > 1e-6, let back = bradford.inverse else { return nil }
    let gain = Matrix3(diagonal: (to.x / from.x, to.y / from.y, to.z / from.z))
    return fromXYZ * (back * (gain * (bradford * toXYZ)))
  }

  private var coordinates: [Double] {
    [red, green, blue, white].flatMap { [$0.x, $0.y] }
  }

  /// The matrix from linear RGB to CIE XYZ in which white has Y = 1.
  private var toXYZ: Matrix3? {
    guard white.y > 1e-6 else { return nil }
    let primaries = Matrix3(columns: red.xyzUnscaled, green.xyzUnscaled, blue.xyzUnscaled)
    return primaries.inverse.map { primaries * Matrix3(diagonal: $0 * white.xyz) }
  }
}

extension Chromaticities.Point {
  /// XYZ with Y = 1.
  fileprivate var xyz: Matrix3.Vector { (x / y, 1, (1 - x - y) / y) }
  /// XYZ with X + Y + Z = 1.
  fileprivate var xyzUnscaled: Matrix3.Vector { (x, y, 1 - x - y) }
}

/// How codes of `0...1` become linear light of `0...1`.
enum TransferFunction: Equatable {
  /// IEC 61966-2-1.
  case sRGB
  /// The inverse of the camera curve of ITU-R BT.709, BT.601 and BT.2020 (the same in all three),
  /// as ITU-T H.273 writes it.
  case bt709
  /// `code ^ exponent`.
  case power(exponent: Double)

  /// The linear light of `code`.
  func linear(_ code: Double) -> Double {
    switch self {
    case .sRGB:
      code <= 0.04045 ? code / 12.92 : VibrancyPNG.power((code + 0.055) / 1.055, 2.4)
    case .bt709:
      code < 4.5 * Self.beta
        ? code / 4.5 : VibrancyPNG.power((code + Self.alpha - 1) / Self.alpha, 1 / 0.45)
    case .power(let exponent):
      exponent == 1 ? code : VibrancyPNG.power(code, exponent)
    }
  }

  /// The sRGB code of linear light, both `0...1`.
  static func sRGBCode(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * VibrancyPNG.power(linear, 1 / 2.4) - 0.055
  }

  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807
}

/// `base` to the power of `exponent`. Never called per pixel.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
