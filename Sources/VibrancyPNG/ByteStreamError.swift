// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
