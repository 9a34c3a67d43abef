// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A sink that keeps what it is given.
public final class MemorySink: ByteSink {
  /// Everything written so far.
  public private(set) var bytes: [UInt8] = []

  /// An empty sink.
  public init() {}

  /// Appends `bytes`; never throws.
  public func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    if self.bytes.isEmpty { self.bytes = bytes } else { self.bytes += bytes }
  }
}
