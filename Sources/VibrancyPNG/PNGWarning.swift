// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Something odd about a file that was read nevertheless.
public struct PNGWarning: Hashable, Sendable, CustomStringConvertible {
  /// One line, without the file's name.
  public let text: String

  /// The text.
  public var description: String { text }
}
