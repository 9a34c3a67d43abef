// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
