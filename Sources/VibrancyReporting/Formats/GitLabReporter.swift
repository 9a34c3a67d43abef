// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

/// `gitlab`: a Code Quality report, shown in merge requests.
struct GitLabReporter: Reporter {
  let fileExtension = "json"

  /// A JSON array, a line a finding; fingerprints are unique.
  func text(for report: Report, in context: ReportContext) -> String {
    var occurrences = Occurrences()
    var entries = report.findings.map { entry($0, &occurrences) }
    entries += report.undetermined.map { entry($0, &occurrences) }
    entries += report.errors.map { entry($0, &occurrences) }
    return JSONText.of(.lines(entries)) + "\n"
  }

  private func entry(_ finding: Finding, _ occurrences: inout Occurrences) -> JSONValue {
    let prefix = finding.severity == nil ? "Undetermined: " : ""
    return [
      "description": .text(prefix + finding.messageWithFix), "check_name": .text(finding.rule),
      "fingerprint": .text(occurrences.unique(finding.fingerprint)),
      "severity": .text(Self.word(for: finding.severity)),
      "location": location(finding.location.path, line: finding.location.line),
    ]
  }

  private func entry(_ error: ReportError, _ occurrences: inout Occurrences) -> JSONValue {
    let hash = ContentHash64.digits(of: "not-read\0\(error.path)\0\(error.message)")
    return [
      "description": .text("Not read: \(error.sentence)"), "check_name": "not-read",
      "fingerprint": .text(occurrences.unique(hash)), "severity": "blocker",
      "location": location(error.path, line: nil),
    ]
  }

  private func location(_ path: String, line: Int?) -> JSONValue {
    ["path": .text(path), "lines": ["begin": .integer(line ?? 1)]]
  }

  private static func word(for severity: Severity?) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note, nil: "info"
    }
  }
}
