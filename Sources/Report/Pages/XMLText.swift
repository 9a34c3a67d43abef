// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Text inside an XML 1.0 document or an HTML page.
package enum XMLText {
  /// For a quoted attribute or an element: markup as references. What XML forbids, and what could
  /// hide or reorder a line, stands as a visible escape such as `\u{1B}`; what a CI's log would obey
  /// stands as a reference (`:&#58;`). In an element line breaks stay.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var safe = ""
    var harmful = HarmfulScalars()
    for scalar in text.unicodeScalars {
      let isHarmful = harmful.pass(scalar)
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      case "\n" where keepsLines: safe += "\n"
      case ":" where isHarmful, "[" where isHarmful: safe += "&#\(scalar.value);"
      case _ where isHarmful: safe += VisibleText.escape(scalar)
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
