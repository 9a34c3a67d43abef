// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An image that a widget source names in plain and that nothing provides.
public struct MissingName: Sendable, Hashable, Comparable {
  /// The name, as written.
  public let name: String
  /// The expression that asks for it.
  public let place: SourcePlace
  /// The folder of the target it is in.
  public let target: String

  /// By place, then name.
  public static func < (a: MissingName, b: MissingName) -> Bool {
    (a.place, a.name) < (b.place, b.name)
  }
}
