// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why reports cannot be merged. Reports are counted from 0.
public enum ReportMergeError: Error, Sendable, Hashable {
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
  public var report: Int? {
    switch self {
    case .nothing, .missing: nil
    case .notAPart(let report), .foreign(let report, _), .duplicate(_, _, let report): report
    }
  }
}

extension ReportMergeError: CustomStringConvertible {
  /// What is wrong and what to do, without a file.
  public var description: String {
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
