// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What `--color` says.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// By the environment and the terminal.
  case auto
  /// Even into a file.
  case always
  /// Not even on a terminal.
  case never
}
