// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one run of a helper may use up.
package struct HelperLimits: Sendable, Hashable {
  /// The longest run, in seconds of the clock.
  package var wallSeconds = 20.0
  /// The most processor time, in whole seconds.
  package var cpuSeconds = 10
  /// The largest address space, in bytes. A drawing of 4096 × 4096 needs about 200 MiB.
  ///
  /// macOS does not enforce it.
  package var memoryBytes = 2 << 30
  /// The most output, in bytes.
  package var outputBytes = 512 << 20

  /// The defaults.
  package init() {}
}
