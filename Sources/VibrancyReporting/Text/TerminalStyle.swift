// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

/// Colors of a terminal, or none.
struct TerminalStyle: Sendable {
  /// Whether colors are used.
  let isColored: Bool

  /// What a piece of text is.
  enum Role: String {
    case path = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case undetermined = "1;35"
    case clear = "1;32"
    case detail = "2"

    init(_ severity: Severity?) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      case nil: self = .undetermined
      }
    }
  }

  /// `text` as what it is.
  func styled(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
