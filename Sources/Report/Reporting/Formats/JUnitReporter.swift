// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPages
internal import VibrancyRules
internal import VibrancyVocabulary

/// `junit`: for the test pages of CI servers; a suite a file, a case a rule.
///
/// Errors and warnings fail their case, what could not be determined skips it, notes are its output.
struct JUnitReporter: Reporter {
  let fileExtension = "xml"

  /// An XML document; a run without findings is one passing case.
  func text(for report: Report, in context: ReportContext) -> String {
    var suites = report.files.map(JUnitSuite.init)
    if !report.summary.warnings.isEmpty { suites.append(JUnitSuite(report.summary.warnings)) }
    if let stale = StaleEntries(of: report.summary) { suites.append(JUnitSuite(stale)) }
    if suites.isEmpty { suites = [JUnitSuite(passing: report.verdict)] }
    let (tests, failures, errors) = suites.reduce((0, 0, 0)) { sum, suite in
      (sum.0 + suite.cases.count, sum.1 + suite.failures, sum.2 + suite.errors)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vibrancy\" tests=\"\(tests)\" failures=\"\(failures)\""
    text += " errors=\"\(errors)\">\n"
    for suite in suites { text += suite.text }
    return text + "</testsuites>\n"
  }
}

/// A file in a JUnit report.
struct JUnitSuite {
  /// A rule in it.
  struct Case {
    /// The rule's id.
    let name: String
    /// The outcome of the case.
    let outcome: Outcome
    /// A line a finding.
    var lines: [String] = []
  }

  /// The outcome of a case.
  enum Outcome { case passed, skipped, failed(Severity), unread }

  /// The file's path.
  let name: String
  /// By rule.
  private(set) var cases: [Case] = []

  /// The case of a file, with what was found in it.
  init(_ file: Report.File) {
    name = file.path
    if !file.errors.isEmpty {
      cases.append(Case(name: "not-read", outcome: .unread, lines: file.errors.map(\.message)))
    }
    for (rule, findings) in Self.byRule(file.findings) {
      cases.append(
        Case(name: rule.rawValue, outcome: Self.outcome(findings), lines: findings.map(Self.line)))
    }
  }

  /// The warnings of a run, as one case a kind that fails.
  init(_ warnings: [RunWarning]) {
    name = "vibrancy"
    cases = RunWarning.Kind.allCases.compactMap { kind in
      let own = warnings.filter { $0.kind == kind }
      guard !own.isEmpty else { return nil }
      return Case(
        name: kind.rawValue, outcome: .failed(.warning),
        lines: own.map { VisibleText.of("warning: \($0.sentence)") })
    }
  }

  /// The baseline, whose stale entries are one case that fails.
  init(_ stale: StaleEntries) {
    name = stale.path
    cases = [
      Case(
        name: StaleEntries.id, outcome: .failed(.error),
        lines: ([stale.sentence] + stale.entries.map { "\($0.line): \($0.text)" })
          .map(VisibleText.of))
    ]
  }

  /// A suite of one case that passes.
  init(passing verdict: String) {
    name = "vibrancy"
    cases = [Case(name: verdict, outcome: .passed)]
  }

  /// Cases that fail.
  var failures: Int { cases.count { if case .failed = $0.outcome { true } else { false } } }

  /// Files that could not be read.
  var errors: Int { cases.count { if case .unread = $0.outcome { true } else { false } } }

  private var skipped: Int { cases.count { if case .skipped = $0.outcome { true } else { false } } }

  /// The suite as XML.
  var text: String {
    let name = XMLText.escaped(name)
    var text = "<testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\""
    text += " errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
    for one in cases {
      text += "<testcase name=\"\(XMLText.escaped(one.name))\" classname=\"\(name)\""
      text += one.body.isEmpty ? "/>\n" : ">\(one.body)</testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  /// Rules by id, each with its findings in their order.
  private static func byRule(_ findings: [Finding]) -> [(RuleID, [Finding])] {
    let groups = Dictionary(grouping: findings, by: \.rule)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func outcome(_ findings: [Finding]) -> Outcome {
    if let worst = findings.compactMap(\.severity).max(), worst > .note { return .failed(worst) }
    return findings.contains { $0.severity == nil } ? .skipped : .passed
  }

  private static func line(_ finding: Finding) -> String {
    let place = finding.location.line.map { "\($0):\(finding.location.column ?? 1): " } ?? ""
    let what = [finding.name, finding.scene ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return VisibleText.of(
      place + (finding.severity?.rawValue ?? "undetermined")
        + (what.isEmpty ? "" : " (\(what))") + ": " + finding.messageWithFix)
  }
}

extension JUnitSuite.Case {
  /// The elements inside the case.
  fileprivate var body: String {
    let message = XMLText.escaped(lines.first ?? "")
    let details = XMLText.escaped(lines.joined(separator: "\n"), keepsLines: true)
    switch outcome {
    case .passed: return lines.isEmpty ? "" : "<system-out>\(details)</system-out>"
    case .skipped: return "<skipped message=\"\(message)\">\(details)</skipped>"
    case .failed(let severity):
      return "<failure message=\"\(message)\" type=\"\(severity.rawValue)\">\(details)</failure>"
    case .unread: return "<error message=\"\(message)\" type=\"not-read\">\(details)</error>"
    }
  }
}
