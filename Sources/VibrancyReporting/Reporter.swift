// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How a format is written: a pure function from a report to text, and what is to be known of it.
package protocol Reporter: Sendable {
  /// How its files are called at their end, without the dot.
  var fileExtension: String { get }
  /// Whether its lines are read one by one, so that they may stand among those of others.
  var sharesOutput: Bool { get }
  /// Which pictures the report should hold for it.
  ///
  /// - Parameter shard: The part of a run, if it is one: parts carry what the whole will show.
  func exhibits(for shard: Report.Shard?) -> ExhibitNeed
  /// The report's text, ending in a line break unless it is empty.
  func text(for report: Report, in context: ReportContext) -> String
}

extension Reporter {
  /// It stands alone.
  package var sharesOutput: Bool { false }
  /// None.
  package func exhibits(for shard: Report.Shard?) -> ExhibitNeed { .none }
}
