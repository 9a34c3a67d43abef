// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The version of this package.
public enum ToolVersion {
  /// As `--version` prints it: semantic versioning.
  public static let current = "0.1.0"
}
