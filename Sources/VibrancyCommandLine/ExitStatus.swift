// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the command ends; public API of the tool. The worst of several counts.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// Done, or clean.
  case done = 0
  /// Something was found, or `--check` would change something.
  case findings = 1
  /// The command line made no sense, an input could not be read or an output not be written.
  case failure = 2

  /// What it says, for help.
  package var meaning: String {
    switch self {
    case .done: "done, or clean"
    case .findings: "findings, or --check would change something"
    case .failure: "wrong usage, an unreadable input or an unwritable output"
    }
  }

  /// Whether `left` is the better end.
  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
