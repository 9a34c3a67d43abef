// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where encoded bytes come from: a file, a pipe, memory.
public protocol ByteSource {
  /// The next bytes, at least one, or none at the end. Throws when the source itself fails.
  mutating func next() throws(ByteStreamError) -> [UInt8]
}
