// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text from outside, such as a file's name, made fit to stand in one line for eyes.
enum VisibleText {
  /// `text` with everything that could break, hide or reorder a line written as a visible escape:
  /// `\n`, `\t`, `\r`, else `\u{1B}`; and so are `::` and `##[`, which a CI's log would obey. Not for
  /// reading back: the backslash stays. Pure; one pass.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !isOfCommand($0) }) { return text }
    var safe = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":" where last == ":", "[" where last == "#": safe += escape(scalar)
      case _ where DeceptiveScalar.matches(scalar): safe += escape(scalar)
      default: safe.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return safe
  }

  private static func isOfCommand(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#")
  }

  /// One character as its visible escape.
  static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\u{\(digits.count < 2 ? "0" : "")\(digits)}"
    }
  }
}
