// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text of a file as a message shows it.
enum JSONText {
  /// On one line and short: controls and direction marks as escapes, the end cut off.
  static func shown(_ text: String) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == 40 { return result + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
