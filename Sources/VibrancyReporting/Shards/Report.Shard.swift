// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Report {
  /// A part of a run: `2/5`.
  public struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// Which part, from 1 to `count`.
    public let index: Int
    /// How many parts there are.
    public let count: Int

    /// A part; `nil` unless `1 ≤ index ≤ count ≤ 1 048 576`.
    public init?(index: Int, count: Int) {
      guard (1...1_048_576).contains(count), (1...count).contains(index) else { return nil }
      (self.index, self.count) = (index, count)
    }

    /// `2/5`.
    public var description: String { "\(index)/\(count)" }
  }
}
