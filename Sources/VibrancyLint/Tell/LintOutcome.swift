// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyReporting
internal import VibrancyRules

/// What became of one unit.
struct LintOutcome: Sendable {
  /// What is wrong.
  var findings: [Finding] = []
  /// What could not be told.
  var undetermined: [Finding] = []
  /// What was named and cannot be read.
  var errors: [ReportError] = []
  /// Pictures of what is wrong.
  var exhibits: [Exhibit] = []
  /// What the reader should know, a sentence each.
  var notes: [String] = []
  /// What was measured, if that was asked for.
  var inspected: [InspectedArt] = []
  /// Whether anything was judged.
  var isJudged = false

  /// Adds another's.
  mutating func add(_ other: LintOutcome) {
    findings += other.findings
    undetermined += other.undetermined
    errors += other.errors
    exhibits += other.exhibits
    notes += other.notes
    inspected += other.inspected
    isJudged = isJudged || other.isJudged
  }
}
