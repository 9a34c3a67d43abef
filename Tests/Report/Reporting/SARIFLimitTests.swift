// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite("A SARIF log of more than code scanning reads")
struct SARIFLimitTests {
  private func report(_ severities: [Severity?], message: Message = "m") -> Report {
    let findings = severities.enumerated().map { index, severity in
      Finding(
        Verdict(
          severity.map { .fails($0) } ?? .undetermined(.other("unknown")), message: message),
        of: .vibrantContrast, at: Location(path: "p\(100_000 + index).png"), name: "",
        fingerprint: "f\(index)")
    }
    return Report(
      version: "1", model: 1, findings: findings.filter { $0.severity != nil },
      undetermined: findings.filter { $0.severity == nil }, errors: [], summary: Summary())
  }

  private func log(_ report: Report) -> (text: String, omission: String?) {
    let (reporter, context) = (Report.Format.sarif.reporter, ReportContext(rules: []))
    return (
      reporter.text(for: report, in: context), reporter.omission(from: report, in: context)
    )
  }

  private func count(_ text: String, in log: String) -> Int { log.split(separator: text).count - 1 }

  @Test("holds all of 2 000 results, and says nothing of leaving any out")
  func whole() {
    let (text, omission) = log(report([Severity?](repeating: .note, count: 2_000)))
    #expect(count("\"ruleId\"", in: text) == 2_000 && omission == nil)
    #expect(!text.contains("left out"))
  }

  @Test("keeps the worst of more than 25 000, in their order, and says how many it leaves out")
  func results() throws {
    // Errors last, so that order alone would lose them.
    let severities: [Severity?] =
      [nil, nil] + [Severity?](repeating: .note, count: 25_000) + [.warning, .error]
    let (text, omission) = log(report(severities, message: ""))
    let sentence = try #require(omission)
    #expect(text.utf8.count <= 10_000_000)
    let kept = count("\"ruleId\"", in: text)
    #expect(kept <= 25_000)
    #expect(
      sentence.hasPrefix("\(severities.count - kept) of \(severities.count) results left out"))
    #expect(text.contains("{\"level\":\"warning\",\"message\":{\"text\":\"\(sentence)"))
    for path in ["p125002.png", "p125003.png"] { #expect(text.contains(path)) }
    // Undetermined ones go first.
    for path in ["p100000.png", "p100001.png"] { #expect(!text.contains(path)) }
    #expect(text.contains("p100002.png"))
  }

  @Test("stays below 10 MB, however long its results are")
  func bytes() throws {
    let long = String(repeating: "x", count: 20_000)
    let severities = [Severity?](repeating: .warning, count: 800) + [.error]
    let (text, omission) = log(report(severities, message: Message(words: long)))
    #expect(text.utf8.count <= 10_000_000 && text.utf8.count > 9_000_000)
    let kept = count("\"ruleId\"", in: text)
    #expect(try #require(omission).hasPrefix("\(801 - kept) of 801 results left out"))
    #expect(text.contains("p100800.png"))
  }
}
