// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What one run of a helper may use up.
package struct HelperLimits: Sendable, Hashable {
  /// The most processor time, in whole seconds: what ends a file that wants too much.
  package var cpuSeconds = 20
  /// The longest run, in seconds of the clock: only ends what waits for something that never comes.
  ///
  /// A machine that does much else besides must not make a difference.
  package var wallSeconds = 300.0
  /// The largest address space, in bytes. A drawing of 4096 × 4096 needs about 200 MiB.
  ///
  /// macOS does not enforce it.
  package var memoryBytes = 2 << 30
  /// The most output, in bytes, which is held: 16 Mpx of three samples, or of four in a PNG.
  package var outputBytes = 64 << 20

  /// The defaults.
  package init() {}

  /// A tenth of the time: for those that come after others used up the run's patience.
  mutating func hurry() {
    cpuSeconds = max(cpuSeconds / 10, 1)
    wallSeconds /= 10
  }
}
