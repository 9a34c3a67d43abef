// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

/// `sarif`: SARIF 2.1.0, for code scanning.
struct SARIFReporter: Reporter {
  let fileExtension = "sarif"

  /// One log with one run; a line a rule and a result.
  func text(for report: Report, in context: ReportContext) -> String {
    let rules = SARIFRules(context.rules, and: report)
    var occurrences = Occurrences()
    let results = (report.findings + report.undetermined).map { finding in
      SARIFResult(finding, rule: rules.index(of: finding.rule), occurrences: &occurrences).json
    }
    let log: JSONValue = [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "vibrancy", "version": .text(report.version),
              "rules": .lines(rules.json),
            ]
          ],
          "automationDetails": ["id": "vibrancy/"],
          "invocations": [invocation(report)], "columnKind": "unicodeCodePoints",
          "results": .lines(results),
          "properties": [
            "model": .integer(report.model), "summary": report.summaryJSON,
          ],
        ]
      ],
    ]
    return JSONText.of(log) + "\n"
  }

  private func invocation(_ report: Report) -> JSONValue {
    let errors = report.errors.map { error -> JSONValue in
      [
        "level": "error", "message": SARIFText.message(error.sentence),
        "locations": [["physicalLocation": SARIFText.location(error.path, line: nil, column: nil)]],
      ]
    }
    let notes = report.summary.sentences.map { sentence -> JSONValue in
      ["level": "note", "message": SARIFText.message(sentence)]
    }
    return [
      "executionSuccessful": .flag(report.errors.isEmpty),
      "toolExecutionNotifications": .list(errors + notes),
    ]
  }
}
