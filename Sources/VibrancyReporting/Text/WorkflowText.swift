// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Text inside a workflow command of GitHub Actions.
enum WorkflowText {
  /// After the `::`: `%`, CR and LF are escaped, then whatever else could harm.
  static func message(_ text: String) -> String { escaped(text, isProperty: false) }

  /// A property's value: `:` and `,` are escaped, too.
  static func property(_ text: String) -> String { escaped(text, isProperty: true) }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": safe += "%25"
      case "\r": safe += "%0D"
      case "\n": safe += "%0A"
      case ":" where isProperty: safe += "%3A"
      case "," where isProperty: safe += "%2C"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return VisibleText.of(safe)
  }
}
