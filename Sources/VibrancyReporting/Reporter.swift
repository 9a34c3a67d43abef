// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A format: a pure function from a report to text.
public protocol Reporter: Sendable {
  /// What `--reporter` takes: lower-case, permanent.
  var id: String { get }
  /// Which pictures the report should hold for it.
  ///
  /// - Parameter shard: The part of a run, if it is one: parts carry what the whole will show.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed
  /// The report's text, ending in a line break unless it is empty.
  func text(for report: Report, in context: ReportContext) -> String
}

extension Reporter {
  /// None.
  public func exhibits(for shard: Report.Shard?) -> ExhibitNeed { .none }
}
