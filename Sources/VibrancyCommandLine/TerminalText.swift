// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

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
    guard text.unicodeScalars.contains(where: DeceptiveScalar.matches) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where DeceptiveScalar.matches(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        safe += "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
