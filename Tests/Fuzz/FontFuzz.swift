// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFonts

/// A font, and a text in it.
enum FontFuzz {
  private static let scalars = Array(
    "가나日\u{628}\u{628}\u{628}ก\u{E34}\u{915}\u{94D}\u{937}😀\u{200D}🌱🇯🇵 Ab1".unicodeScalars)

  static func run(_ bytes: [UInt8]) {
    guard let font = FontFile(bytes, index: 0, weight: 700) else { return }
    if let heights = font.heights {
      promise(heights.x.magnitude <= 100 && heights.y.magnitude <= 100, "heights are lengths")
    }
    for isRightToLeft in [false, true] {
      for glyph in font.shape(scalars[...], isRightToLeft: isRightToLeft, language: "ar") {
        promise(scalars.indices.contains(glyph.place), "a glyph is of a scalar")
        promise(glyph.advance.magnitude <= 100, "an advance is a length")
        _ = (font.outline(of: glyph.number), font.picture(of: glyph.number))
      }
    }
  }
}
