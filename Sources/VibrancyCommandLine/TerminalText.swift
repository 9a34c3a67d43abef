// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text from outside, such as a file's name, made safe to show on a terminal.
package enum TerminalText {
  /// `text` with everything that could move the cursor, colour or reorder a line, or hide, written
  /// as a visible escape: `\n`, `\t`, `\r`, else `\u{1B}`.
  ///
  /// That is C0 and C1 controls, DEL, line and paragraph separators, the bidirectional marks,
  /// embeddings and isolates, invisible fillers, private tags and noncharacters. Joiners stay,
  /// because Persian and emoji need them, and so does the backslash: the result is for eyes, not
  /// for reading back. Pure; one pass.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where isDeceptive(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        safe += "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// - Source: Unicode Standard Annex 9 (bidirectional formatting), Unicode 16 chapter 23
  ///   (invisible operators, tags, noncharacters).
  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    case 0xFDD0...0xFDEF: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }
}
