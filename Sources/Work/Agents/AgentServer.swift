// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import VibrancySystem

/// Serves a client on the standard streams until it is gone.
package enum AgentServer {
  /// Reads messages until the stream ends.
  ///
  /// - Parameter session: Takes them.
  package static func run(_ session: AgentSession) async {
    // A thread of its own: no tool waits for one that waits for the client.
    let reader = DispatchQueue(label: "vibrancy.mcp.input")
    await withCheckedContinuation { continuation in
      reader.async {
        read(into: session)
        continuation.resume()
      }
    }
    await session.end()
  }

  private static func read(into session: AgentSession) {
    let input = FileBytes(standardInputAs: "standard input")
    var lines = MessageLines()
    // A stream that breaks ends, too.
    while !session.isOver, let bytes = try? input.next(), !bytes.isEmpty {
      for line in lines.take(bytes) { session.take(line) }
    }
    if let line = lines.finish() { session.take(line) }
    session.close()
  }
}
