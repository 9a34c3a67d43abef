// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Text broken into lines at spaces.
enum WrappedText {
  /// The lines of `text`, each at most `width` characters where its words allow; at least one.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let count = word.unicodeScalars.count
      if !line.isEmpty, length + 1 + count > width {
        lines.append(line)
        (line, length) = ("", 0)
      }
      if !line.isEmpty { (line, length) = (line + " ", length + 1) }
      line += word
      length += count
    }
    return lines + [line]
  }
}
