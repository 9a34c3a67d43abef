// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// What makes two reports come from different runs.
public enum RunDifference: Error, Sendable, Hashable {
  /// The tool's version.
  case version(found: String, expected: String)
  /// The model's number.
  case model(found: Int, expected: Int)
  /// The settings, by their hash.
  case settings(found: String, expected: String)
  /// The number of shards.
  case shards(found: Int, expected: Int)
}

extension RunDifference: CustomStringConvertible {
  /// Both values, as one clause.
  public var description: String {
    switch self {
    case .version(let found, let expected):
      "made by version \(VisibleText.of(found)), not \(VisibleText.of(expected))"
    case .model(let found, let expected): "model \(found), not \(expected)"
    case .settings: "judged by other settings, or other inputs"
    case .shards(let found, let expected): "one of \(found) shards, not of \(expected)"
    }
  }
}

extension Report {
  /// How this report's run differs from another's; `nil`: it may be the same.
  func difference(from other: Report) -> RunDifference? {
    if version.comesBefore(other.version) != nil {
      return .version(found: version, expected: other.version)
    }
    if model != other.model { return .model(found: model, expected: other.model) }
    if settingsHash.comesBefore(other.settingsHash) != nil {
      return .settings(found: settingsHash, expected: other.settingsHash)
    }
    if let mine = shard, let others = other.shard, mine.count != others.count {
      return .shards(found: mine.count, expected: others.count)
    }
    return nil
  }
}
