// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules

/// A SARIF log that code scanning accepts: of more results than it takes the worst are kept.
struct SARIFLog {
  /// The most results of a run that GitHub reads.
  static let mostResults = 25_000
  /// The largest file that GitHub reads, in bytes.
  static let mostBytes = 10_000_000

  /// The log.
  let text: String
  /// The number of results that were left out, and the reason; `nil`: none.
  let omission: String?

  /// - Parameters:
  ///   - mostResults: Of how many results the worst are kept.
  ///   - mostBytes: How large the text may be, unless it is larger without any result.
  init(
    _ report: Report, in context: ReportContext, mostResults: Int = Self.mostResults,
    mostBytes: Int = Self.mostBytes
  ) {
    let report = report.located(in: context)
    let rules = SARIFRules(context.rules, and: report)
    let findings = report.findings + report.undetermined
    var occurrences = Occurrences()
    let results = findings.map { finding in
      SARIFResult(finding, rule: rules.index(of: finding.rule), occurrences: &occurrences).json
    }
    if results.count <= mostResults {
      let text = Self.text(report, rules, results, omission: nil)
      if text.utf8.count <= mostBytes {
        (self.text, omission) = (text, nil)
        return
      }
    }
    let largest = Self.sentence(leftOut: results.count, of: results.count, mostResults, mostBytes)
    var left = mostBytes - Self.text(report, rules, [], omission: largest).utf8.count
    var kept: [Int] = []
    for index in Self.worstFirst(findings).prefix(mostResults) {
      // A comma and a line break between two.
      left -= JSONText.of(results[index]).utf8.count + 2
      if left < 0 { break }
      kept.append(index)
    }
    kept.sort()
    let sentence = Self.sentence(
      leftOut: results.count - kept.count, of: results.count, mostResults, mostBytes)
    text = Self.text(report, rules, kept.map { results[$0] }, omission: sentence)
    omission = sentence
  }

  /// The most severe first, of equals the furthest from its limit, then in the report's order.
  private static func worstFirst(_ findings: [Finding]) -> [Int] {
    func weight(_ finding: Finding) -> Int {
      switch finding.severity {
      case .error: 3
      case .warning: 2
      case .note: 1
      case nil: 0
      }
    }
    return findings.indices.sorted { a, b in
      let (one, other) = (findings[a], findings[b])
      if weight(one) != weight(other) { return weight(one) > weight(other) }
      return one.excess == other.excess ? a < b : one.excess > other.excess
    }
  }

  private static func sentence(
    leftOut count: Int, of all: Int, _ mostResults: Int, _ mostBytes: Int
  ) -> String {
    "\(count) of \(all) results left out, the least severe: code scanning reads \(mostResults) "
      + "results and \(mostBytes / 1_000_000) MB of a file; lint fewer paths, or write a baseline"
  }

  private static func text(
    _ report: Report, _ rules: SARIFRules, _ results: [JSONValue], omission: String?
  ) -> String {
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
          "invocations": [invocation(report, omission)], "columnKind": "unicodeCodePoints",
          "results": .lines(results),
          "properties": [
            "model": .integer(report.model), "os": .integer(report.os.rawValue),
            "summary": report.summaryJSON,
          ],
        ]
      ],
    ]
    return JSONText.of(log) + "\n"
  }

  private static func invocation(_ report: Report, _ omission: String?) -> JSONValue {
    let errors = report.errors.map { error -> JSONValue in
      [
        "level": "error", "message": SARIFText.message(error.message),
        "locations": [["physicalLocation": SARIFText.location(error.path, line: nil, column: nil)]],
      ]
    }
    let omissions = [omission].compactMap { $0 }.map { sentence -> JSONValue in
      ["level": "warning", "message": SARIFText.message(sentence)]
    }
    let warnings = report.summary.warnings.map { warning in
      notification("warning", warning.message, at: warning.location)
    }
    let stale = StaleEntries(of: report.summary).map { stale in
      notification("error", stale.sentenceWithEntries, at: stale.location)
    }
    let notes = report.summary.sentences.map { sentence -> JSONValue in
      ["level": "note", "message": SARIFText.message(sentence)]
    }
    return [
      "executionSuccessful": .flag(report.errors.isEmpty),
      "toolExecutionNotifications": .list(
        errors + [stale].compactMap { $0 } + warnings + omissions + notes),
    ]
  }

  private static func notification(
    _ level: String, _ message: String, at place: Location
  ) -> JSONValue {
    [
      "level": .text(level), "message": SARIFText.message(message),
      "locations": [
        [
          "physicalLocation": SARIFText.location(
            place.path, line: place.line, column: place.column)
        ]
      ],
    ]
  }
}
