// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A stream the command writes to.
package enum StandardStream: Int32, Sendable {
  /// Results.
  case output = 1
  /// Everything else.
  case error = 2

  /// Its number as a file descriptor.
  var descriptor: Int32 { rawValue }

  /// Its name in messages.
  var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
