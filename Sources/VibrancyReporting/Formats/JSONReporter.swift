// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// `json`: one object with everything but pictures; a line a finding, so that two reports can be
/// compared line by line.
struct JSONReporter: Reporter {
  let fileExtension = "json"

  /// One JSON object; absent values are left out.
  func text(for report: Report, in context: ReportContext) -> String {
    let all = report.runJSON.followed(by: [
      "findings": .lines(report.findings.map(\.json)),
      "undetermined": .lines(report.undetermined.map(\.json)),
      "errors": .lines(report.errors.map(\.json)), "summary": report.summaryJSON,
    ])
    return JSONText.of(all) + "\n"
  }
}
