// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How much JSON is read, so that no file takes all memory or the whole stack.
package struct JSONLimits: Sendable, Hashable {
  /// The most bytes of a file.
  package var bytes = 16 << 20
  /// The most lists and objects inside each other.
  package var depth = 200

  /// The most values, each of which takes up to 100 bytes on the way.
  package var values = 1 << 20

  /// 16 MiB, 200 deep, a million values.
  package init() {}
}
