// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFonts

/// Text as an SVG has it: everything in it is text, whatever it looks like.
enum SVGText {
  /// How a drawing begins whose pixels are its units and whose blanks all count.
  static func opening(width: Int, height: Int) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"xml:space="preserve">"#
  }

  /// A face as attributes.
  static func attributes(_ face: FontFace) -> String {
    let family = "'\(face.family.escapedForCSS)'"
    return #"font-family="\#(escaped(family))" font-weight="\#(face.weight)" "#
      + #"font-style="\#(face.style.rawValue)" font-stretch="\#(face.stretch)""#
  }

  /// Character data or an attribute's value; what XML cannot hold becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text's first letter that has a direction runs from right to left.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms (Unicode, DerivedBidiClass).
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
        0x200F:
        return true
      default:
        if scalar.properties.isAlphabetic || scalar.value == 0x200E { return false }
      }
    }
    return false
  }
}

extension String {
  /// Inside a CSS string with single quotes.
  fileprivate var escapedForCSS: String {
    String(flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] })
  }
}
