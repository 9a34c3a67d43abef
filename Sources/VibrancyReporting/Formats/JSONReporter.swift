// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `json`: one object with everything but pictures; a line a finding, so that two reports can be
/// compared line by line.
public struct JSONReporter: Reporter {
  /// `json`.
  public let id = "json"

  /// The format has no options.
  public init() {}

  /// One JSON object; absent values are left out.
  public func text(for report: Report, in context: ReportContext) -> String {
    let all = report.runJSON.followed(by: [
      "findings": .lines(report.findings.map(\.json)),
      "undetermined": .lines(report.undetermined.map(\.json)),
      "errors": .lines(report.errors.map(\.json)), "summary": report.summaryJSON,
    ])
    return JSONText.of(all) + "\n"
  }
}
