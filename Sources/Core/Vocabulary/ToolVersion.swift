// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The version of this package: here and nowhere else. `scripts/release` reads it from this file.
package enum ToolVersion {
  /// As `--version` prints it: semantic versioning.
  package static let current = "0.1.0"
}
