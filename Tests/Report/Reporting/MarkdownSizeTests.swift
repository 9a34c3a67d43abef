// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct MarkdownSizeTests {
  /// A report of which every finding has a cause of its own.
  private func report(_ count: Int) -> Report {
    let long = String(repeating: "a long name, ", count: 20)
    let findings = (0..<count).map { number in
      let severity: Severity = [.error, .warning, .note][number % 3]
      let name = "\(["a", "b", "c"][number % 3])\(String(number, radix: 26))"
      return Finding(
        Verdict(.fails(severity), message: Message(words: "\(long)\(name)")),
        of: RuleID(rawValue: "rule-\(name)"),
        at: Location(path: "\(name)/a.png"), name: "", fingerprint: "\(number)")
    }
    let errors = findings.map { ReportError(path: $0.location.path, message: long) }
    var summary = Summary()
    summary.notes = findings.map(\.message)
    return Report(
      version: "1", model: 1, findings: findings, undetermined: findings, errors: errors,
      summary: summary)
  }

  /// GitHub takes 65 536 characters, and a byte is one at most.
  @Test(arguments: [0, 10, 300, 3000])
  func `a report fits a comment, whole or cut between lines`(_ count: Int) {
    let text = Report.Format.markdown.reporter.text(
      for: report(count), in: ReportContext(rules: []))
    #expect(text.utf8.count <= 60_000)
    #expect(text.hasSuffix("</sub>\n"))
    #expect(text.contains("more; `vibrancy lint` lists all") == (count > 10))
    #expect(text.matches(of: /<details>/).count == text.matches(of: /<\/details>/).count)
  }
}
