// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where encoded bytes go: a file, a pipe, memory.
package protocol ByteSink {
  /// Takes all of `bytes`, which follow those of the last call, or throws.
  mutating func write(_ bytes: [UInt8]) throws(ByteStreamError)
}

/// A sink that keeps what it is given.
package final class MemorySink: ByteSink {
  /// Everything written so far.
  package private(set) var bytes: [UInt8] = []

  /// An empty sink.
  package init() {}

  /// Appends `bytes`; never throws.
  package func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    if self.bytes.isEmpty { self.bytes = bytes } else { self.bytes += bytes }
  }
}
