// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where encoded bytes go: a file, a pipe, memory.
public protocol ByteSink {
  /// Takes all of `bytes`, which follow those of the last call, or throws.
  mutating func write(_ bytes: [UInt8]) throws(ByteStreamError)
}
