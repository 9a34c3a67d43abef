// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How far down the stack may grow while sources are read and run.
///
/// Depth is bounded by counts, which code that people write does not reach. How much stack a level
/// takes is the compiler's affair, and a Mac's secondary threads have 512 KB: so that generated or
/// hostile code cannot end the program, the stack itself is looked at too.
struct StackFloor: Sendable {
  /// Half of what a Mac's secondary thread has.
  private static let most: UInt = 256 * 1024

  private let address: UInt

  /// A floor below the place where this is called.
  init() { address = Self.here &- Self.most }

  /// Whether nothing more is to be called. Stacks grow downwards on all systems Swift runs on.
  var isReached: Bool { Self.here < address }

  @inline(never) private static var here: UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
