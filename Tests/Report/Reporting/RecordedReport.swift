// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyReporting

/// A canned report in one format.
struct RecordedReport: Sendable, CustomTestStringConvertible {
  /// The report.
  let canned: CannedReport
  /// The format.
  let format: Report.Format

  /// Every report in every format; the pages, which hold their style and script, for the richest
  /// one alone.
  static let all: [RecordedReport] = CannedReport.allCases.flatMap { canned in
    Report.Format.allCases
      .filter { canned == .rich || $0.reporter.fileExtension != "html" }
      .map { RecordedReport(canned: canned, format: $0) }
  }

  /// The report's text.
  var text: String { format.reporter.text(for: canned.report, in: CannedReport.context) }

  /// The file below `Fixtures`.
  var path: String {
    "Reports/Lint/\(canned.rawValue)/\(format.rawValue).\(format.reporter.fileExtension)"
  }

  var testDescription: String { "\(canned.rawValue) \(format.rawValue)" }
}
