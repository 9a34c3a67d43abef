// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// The reason why reports cannot be merged. Reports are counted from 0.
package enum ReportMergeError: Error, Sendable, Hashable {
  /// There is none.
  case nothing
  /// There are several, and one is a whole run's.
  case notAPart(report: Int)
  /// One belongs to another run than the first.
  case foreign(report: Int, RunDifference)
  /// A part is there twice.
  case duplicate(index: Int, count: Int, report: Int)
  /// Parts are not there.
  case missing([Int], count: Int)
}

extension ReportMergeError {
  /// The report it is about, from 0; `nil` where it is about none.
  package var report: Int? {
    switch self {
    case .nothing, .missing: nil
    case .notAPart(let report), .foreign(let report, _), .duplicate(_, _, let report): report
    }
  }
}

extension ReportMergeError: CustomStringConvertible {
  /// The fault and the advice, without a file.
  package var description: String {
    switch self {
    case .nothing: "there is no report to merge"
    case .notAPart:
      "this is a whole run's report, not a part's; the parts of one run can be merged"
    case .foreign(_, let difference): "not of the first report's run: \(difference)"
    case .duplicate(let index, let count, _): "shard \(index) of \(count) is there twice"
    case .missing(let indices, let count): Self.missing(indices, of: count)
    }
  }

  private static func missing(_ indices: [Int], of count: Int) -> String {
    let most = 8
    if indices.count == 1 { return "shard \(indices[0]) of \(count) is missing" }
    let named = indices.prefix(most).map { "\($0)" }
    let rest = indices.count > most ? ["\(indices.count - most) more"] : []
    return "shards \(enumerated(named + rest)) of \(count) are missing"
  }
}

/// A difference that shows that two reports are of different runs.
package enum RunDifference: Error, Sendable, Hashable {
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
  package var description: String {
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
  /// The difference of this report's run from another's; `nil`: it may be the same.
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
