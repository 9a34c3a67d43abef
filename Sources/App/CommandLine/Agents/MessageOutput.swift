// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The standard output as a stream of whole messages, written from any thread.
final class MessageOutput: Sendable {
  private let writer = Mutex(StreamWriter())

  /// Writes a message; `false`: the client takes no more.
  func write(_ message: String) -> Bool {
    writer.withLock { writer in
      do throws(StreamError) {
        try writer.write(message, to: .output)
        return true
      } catch {
        return false
      }
    }
  }
}
