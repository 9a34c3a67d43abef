// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyWatch

/// Waits until something changes, and serves a page meanwhile.
///
/// All of it happens on the thread that waits: nothing is shared.
package final class WatchLoop {
  /// The event that ended a wait.
  package enum Event: Sendable {
    /// Something changed, and nothing more since.
    case changed
    /// A signal asks the process to end.
    case ended
  }

  /// So long nothing may change before what changed is looked at: an editor saves in several steps,
  /// a checkout in thousands. In milliseconds; but no change waits longer than a second.
  private static let quiet: Int32 = 20

  private let watch: FolderWatch
  private let server: PageServer?
  private let end: Int32

  /// A loop. There is one in a process: it takes the signals that end it.
  package init(_ watch: FolderWatch, server: PageServer?) {
    (self.watch, self.server) = (watch, server)
    end = vwatch_end()
  }

  deinit { if end >= 0 { vwatch_close(end) } }

  /// Waits for the next event.
  package func next() -> Event {
    var first: ContinuousClock.Instant?
    while true {
      var waits = server?.waits ?? []
      for descriptor in [end, watch.descriptor ?? -1] where descriptor >= 0 {
        waits.append(
          vwatch_wait(
            descriptor: descriptor, wants_read: true, wants_write: false, is_ready: false))
      }
      let timeout = first == nil ? Int32(FolderWatch.pause) : Self.quiet
      let ready = unsafe vwatch_wait_for(&waits, waits.count, timeout)
      if waits.contains(where: { $0.descriptor == end && $0.is_ready }) { return .ended }
      server?.serve()
      if watch.pollChanges() {
        first = first ?? .now
      } else if first != nil, ready == 0 {
        return .changed
      }
      if let first, ContinuousClock.now - first > .seconds(1) { return .changed }
    }
  }
}
