// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// Where encoded bytes come from: a file, a pipe, memory.
package protocol ByteSource {
  /// The next bytes, at least one, or none at the end. Throws when the source itself fails.
  mutating func next() throws(ByteStreamError) -> [UInt8]
}

/// A source or a sink of bytes failed; it is not the picture that is wrong.
package struct ByteStreamError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, and what to do if that is known.
  package var fault: FileFault

  /// A failure.
  package init(_ fault: FileFault) {
    self.fault = fault
  }

  /// A failure as the system puts it, e.g. `Input/output error`.
  package init(reason: String) {
    self.init(FileFault(reason))
  }

  /// The same as a sentence.
  package var reason: String { "\(fault)" }

  /// The reason.
  package var description: String { reason }
}

/// A source that hands out one array.
package struct BytesInMemory: ByteSource, Sendable {
  private var bytes: [UInt8]

  /// A source of exactly `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All bytes at the first call, none after.
  package mutating func next() throws(ByteStreamError) -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
