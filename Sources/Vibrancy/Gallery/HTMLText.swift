// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text from outside, made safe to stand in an HTML page.
package enum HTMLText {
  /// `text` for an element or a quoted attribute: markup as references, and everything that could
  /// hide or reorder the line written as a visible escape such as `\u{202E}`. Pure; one pass.
  package static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      case "\n": safe += "\\n"
      case "\r": safe += "\\r"
      case "\t": safe += "\\t"
      case _ where DeceptiveScalar.matches(scalar):
        safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
