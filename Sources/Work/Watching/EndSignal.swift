// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyWatch
internal import VibrancySystem

/// The signals that end a process (SIGINT, SIGTERM, SIGHUP), held back so that a batch can stop
/// between two files. A second one ends the process at once.
package final class EndSignal: Sendable {
  private let descriptor: Int32

  /// Holds them back from now on. There is one in a process.
  package init() { descriptor = vwatch_end() }

  /// `true` if one came.
  package var isRaised: Bool {
    guard descriptor >= 0 else { return false }
    var waits = [
      vwatch_wait(descriptor: descriptor, wants_read: true, wants_write: false, is_ready: false)
    ]
    return unsafe vwatch_wait_for(&waits, 1, 0) > 0
  }

  /// Ends the process as the signal would have, for whoever started it to see.
  package func raise() {
    var number: UInt8 = 0
    guard unsafe vwatch_read(descriptor, &number, 1) == 1 else { return }
    // The handler took itself off when the signal came.
    SystemCall.end(bySignal: Int32(number))
  }
}
