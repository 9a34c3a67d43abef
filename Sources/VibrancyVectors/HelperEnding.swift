// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a helper ended.
package enum HelperEnding: Sendable, Hashable, CustomStringConvertible {
  /// By itself, with a status.
  case status(Int)
  /// By a signal, of this number.
  case signal(Int)
  /// The system withheld it.
  case unknown

  /// As it reads behind the tool's name.
  package var description: String {
    switch self {
    case .status(let code): "ended with status \(code)"
    case .signal(let number): "was ended by signal \(number)"
    case .unknown: "ended in a way the system did not tell"
    }
  }
}
