// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// Why there is no such part of the work.
public enum ShardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not two numbers with a `/` between.
  case malformed(String)
  /// Work is not parted into so many.
  case badCount(Int)
  /// There are fewer parts.
  case badIndex(Int, count: Int)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .malformed(let text):
      "\(JSONText.quoted(String(text.prefix(40)))) is no shard; give i/n, such as 2/5"
    case .badCount(let count):
      "work cannot be parted into \(count) shards; give 1 to \(Shard.mostParts)"
    case .badIndex(let index, let count):
      "there is no shard \(index) of \(count); count from 1 to \(count)"
    }
  }
}
