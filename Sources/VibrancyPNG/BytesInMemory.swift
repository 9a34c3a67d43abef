// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
