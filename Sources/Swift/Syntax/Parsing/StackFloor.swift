// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyStack

/// How far down the stack of a thread may grow while sources are read and run.
///
/// Depth is bounded by counts, which code that people write does not reach. How much stack a level
/// takes is the compiler's affair, and a Mac's secondary threads have 512 KB: so that generated or
/// hostile code cannot end the program, the stack itself is looked at too. A floor holds for the
/// thread that makes it: it is not kept with values that others read.
package struct StackFloor {
  /// Half of what a Mac's secondary thread has.
  private static let most: UInt = 256 * 1024

  private let address: UInt

  /// A floor a quarter of a megabyte below the place where this is called, as far as there is stack.
  package init() {
    let (end, here) = (UInt(vstack_end()), Self.here)
    if end > 0, end < here {
      address = max(end &+ Self.most / 2, here &- min(here, Self.most))
    } else {
      // Where the end is not known, no more is counted on than every thread has.
      address = here &- min(here, Self.most)
    }
  }

  /// Whether little is left of the stack of the thread that asks, whichever thread has run the same code
  /// before: a task goes on where there is room.
  package static var isReached: Bool { here < UInt(vstack_end()) &+ most / 2 }

  /// Whether nothing more is to be called. Stacks grow downwards on all systems Swift runs on.
  package var isReached: Bool { Self.here < address }

  @inline(never) private static var here: UInt {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}
