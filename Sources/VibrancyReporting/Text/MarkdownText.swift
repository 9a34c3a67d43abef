// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Text from outside in a Markdown document, made unable to be markup, a mention or a link.
enum MarkdownText {
  /// `text` for a paragraph or a table's cell, in one line.
  static func plain(_ text: String) -> String {
    var safe = ""
    var last: Unicode.Scalar = " "
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!":
        safe += "\\"
        safe.unicodeScalars.append(scalar)
      // Nothing escapes a mention, a number sign or a bare link; an empty comment parts it.
      case "@" where !isWord(last): safe += "@<!-- -->"
      case "#" where isNumber(scalars[(index + 1)...]): safe += "#<!-- -->"
      case "/" where last == ":": safe += "<!-- -->/"
      case "." where last == "w" || last == "W": safe += "<!-- -->."
      default: safe.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return safe
  }

  /// `text` as a code span, fit for a table's cell too.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    // Inside a table `|` ends a cell even in code, and `\|` is the only way to write it.
    let escaped = visible.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
    var (run, longest) = (0, 0)
    for byte in escaped.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace =
      longest > 0 || escaped.utf8.first == UInt8(ascii: " ") || escaped.isEmpty
    return needsSpace ? "\(fence) \(escaped) \(fence)" : fence + escaped + fence
  }

  /// Whether a word of digits starts there, as after the `#` of an issue.
  private static func isNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = scalars.prefix(20).prefix { isWord($0) }
    return !word.isEmpty && word.allSatisfy { ("0"..."9").contains($0) }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
