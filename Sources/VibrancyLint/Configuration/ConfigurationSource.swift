// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where settings are to be read from.
public enum ConfigurationSource: Sendable, Hashable {
  /// From the nearest `.vibrancy.json` in the folder of an input, or above it up to the top of the
  /// disk. An input without any goes by that of the others.
  case found(above: [String])
  /// From a file that was named.
  case file(String)
  /// From nowhere.
  case none
}
