// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Text of a file as a message shows it.
enum JSONText {
  /// On one line and short: what could harm as escapes, the end cut off.
  static func shown(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(41)
    guard start.count > 40 else { return VisibleText.of(text) }
    return VisibleText.of(String(String.UnicodeScalarView(start.dropLast()))) + "…"
  }
}
