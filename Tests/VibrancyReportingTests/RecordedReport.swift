// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyReporting

/// A canned report in one format.
struct RecordedReport: Sendable, CustomTestStringConvertible {
  /// The report.
  let canned: CannedReport
  /// The format.
  let reporter: any Reporter

  /// Every report in every format; the pages, which hold their style and script, for the richest
  /// one alone.
  static let all: [RecordedReport] = CannedReport.allCases.flatMap { canned in
    builtInReporters
      .filter { canned == .rich || !$0.id.hasPrefix("html") }
      .map { RecordedReport(canned: canned, reporter: $0) }
  }

  /// The report's text.
  var text: String { reporter.text(for: canned.report, in: CannedReport.context) }

  /// The file below `Fixtures`.
  var path: String { "Reports/Lint/\(canned.rawValue)/\(reporter.id).\(suffix)" }

  var testDescription: String { "\(canned.rawValue) \(reporter.id)" }

  private var suffix: String {
    switch reporter.id {
    case "json", "gitlab": "json"
    case "jsonl": "jsonl"
    case "sarif": "sarif"
    case "junit": "xml"
    case "markdown": "md"
    case "html", "html-full": "html"
    default: "txt"
    }
  }
}
