// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization
internal import VibrancySyntax

/// A call of a tool that has no answer yet.
final class RunningCall: Sendable {
  /// Whether the request is of a revision without a handshake.
  let isStateless: Bool
  private let stop = SourceStop()
  private let task = Mutex<Task<Void, Never>?>(nil)

  init(isStateless: Bool) { self.isStateless = isStateless }

  /// Begins the work.
  func run(_ work: @escaping @Sendable () async -> Void) {
    let stop = stop
    let started = Task.detached {
      await SourceBudget.$stop.withValue(stop) { await work() }
    }
    task.withLock { $0 = started }
    if stop.isSet { started.cancel() }
  }

  /// Stops the work at its next step.
  func cancel() {
    stop.set()
    task.withLock { $0 }?.cancel()
  }
}
