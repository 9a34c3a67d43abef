// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension PaintColor {
  /// A color written `#RRGGBB` or `#RRGGBBAA`, or `nil`.
  package init?(hexWithAlpha text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      // `UInt32` would take a sign.
      digits.first != UInt8(ascii: "+"), let code = UInt32(Substring(digits), radix: 16)
    else { return nil }
    let (rgb, alpha) = digits.count == 6 ? (code, 255) : (code >> 8, code & 255)
    self.init(
      EncodedColor(
        red: Float(rgb >> 16 & 255) / 255, green: Float(rgb >> 8 & 255) / 255,
        blue: Float(rgb & 255) / 255),
      opacity: Float(alpha) / 255)
  }
}
