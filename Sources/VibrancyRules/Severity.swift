// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How much a finding weighs. Raw values are public API.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Most likely wrong.
  case warning
  /// Wrong.
  case error

  /// A note is the least.
  public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
