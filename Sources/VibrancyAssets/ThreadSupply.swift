// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyProcess

/// Whether the system gives this process its threads.
package enum ThreadSupply {
  /// How many of some threads there can be at once.
  ///
  /// Swift's own pool asks again and again for a thread that it is refused, and never ends.
  package static func available(of count: Int) -> Int {
    Int(vproc_threads(Int32(clamping: count)))
  }
}
