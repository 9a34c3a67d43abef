// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How far a description may unfold, so that no file takes all memory.
package struct DescriptionLimits: Sendable, Hashable {
  /// The most previews of one family: variants × entries.
  package var previews = 64
  /// The most layers.
  package var layers = 256
  /// The most parameters.
  package var parameters = 64
  /// The most values of a parameter.
  package var values = 1024
  /// The most characters of a string once it is filled in.
  package var characters = 1024

  /// The defaults.
  package init() {}
}
