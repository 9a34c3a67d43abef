// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Random numbers that a seed decides (SplitMix64), so that a failure can be repeated.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The same seed gives the same numbers.
  package init(seed: UInt64) { state = seed }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<1`.
  package mutating func fraction() -> Float { Float(next() >> 40) / 0x1p24 }
}
