// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How words are set off from others on a terminal.
struct MessageStyle: Sendable {
  /// Whether there is color at all.
  let isColored: Bool

  /// What begins the line about a failure.
  func error(_ text: String) -> String { colored(text, "1;31") }

  /// What begins the line about something most likely wrong.
  func warning(_ text: String) -> String { colored(text, "1;33") }

  /// What begins the line about an oddity.
  func note(_ text: String) -> String { colored(text, "1;36") }

  /// - Source: ECMA-48, 8.3.117 (SGR).
  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
