// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where encoded bytes come from: a file, a pipe, memory.
public protocol ByteSource {
  /// The next bytes, at least one, or none at the end. Throws when the source itself fails.
  mutating func next() throws(ByteStreamError) -> [UInt8]
}

/// Where encoded bytes go: a file, a pipe, memory.
public protocol ByteSink {
  /// Takes all of `bytes`, which follow those of the last call, or throws.
  mutating func write(_ bytes: [UInt8]) throws(ByteStreamError)
}

/// A source or a sink of bytes failed; it is not the picture that is wrong.
public struct ByteStreamError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, as the system puts it, e.g. `Input/output error`.
  public var reason: String

  /// A failure with its reason.
  public init(reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}

/// A source that hands out one array.
public struct BytesInMemory: ByteSource, Sendable {
  private var bytes: [UInt8]

  /// A source of exactly `bytes`.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All bytes at the first call, none after.
  public mutating func next() throws(ByteStreamError) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}

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
