// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyRules
internal import VibrancyVocabulary

/// `github`: workflow commands, which GitHub Actions shows as annotations.
///
/// GitHub shows ten of a kind a step: the worst are written, and a notice counts the rest.
struct GitHubReporter: Reporter {
  let fileExtension = "txt"
  let sharesOutput = true

  /// `::error title=…,file=…,line=…,col=…,endLine=…,endColumn=…::message` a line.
  func text(for report: Report, in context: ReportContext) -> String {
    let (report, most) = (report.located(in: context), 10)
    let stale = StaleEntries(of: report.summary)
    let errors =
      report.errors.map(command) + (stale.map { [command($0)] } ?? []) + ranked(report, .error)
    let warnings = report.summary.warnings.map(command) + ranked(report, .warning)
    var notes = ranked(report, .note)
    let rest =
      max(errors.count - most, 0) + max(warnings.count - most, 0) + max(notes.count - most, 0)
    if rest > 0 || !report.undetermined.isEmpty {
      // The notice takes a place of its own.
      let left = rest + (notes.count >= most ? 1 : 0)
      notes = notes.prefix(most - 1) + [notice(left: left, report)]
    }
    return [errors, warnings, notes].flatMap { $0.prefix(most) }.map { $0 + "\n" }.joined()
  }

  private func ranked(_ report: Report, _ severity: Severity) -> [String] {
    report.findings.filter { $0.severity == severity }.enumerated()
      .sorted { a, b in
        a.element.excess == b.element.excess
          ? a.offset < b.offset : a.element.excess > b.element.excess
      }
      .map { command($0.element, severity) }
  }

  private func command(_ finding: Finding, _ severity: Severity) -> String {
    command(
      severity == .note ? "notice" : severity.rawValue, titled: finding.rule.rawValue,
      at: finding.location, finding.messageWithFix)
  }

  private func command(_ error: ReportError) -> String {
    command("error", [("title", "not read"), ("file", error.path)], error.message)
  }

  private func command(_ warning: RunWarning) -> String {
    command("warning", titled: warning.kind.rawValue, at: warning.location, warning.message)
  }

  private func command(_ stale: StaleEntries) -> String {
    command("error", titled: StaleEntries.id, at: stale.location, stale.sentenceWithEntries)
  }

  private func command(
    _ kind: String, titled title: String, at location: Location, _ message: String
  ) -> String {
    let (line, column) = (location.line ?? 1, location.column ?? 1)
    return command(
      kind,
      [
        ("title", title), ("file", location.path), ("line", "\(line)"), ("col", "\(column)"),
        ("endLine", "\(line)"), ("endColumn", "\(column)"),
      ], message)
  }

  private func notice(left: Int, _ report: Report) -> String {
    let more = left == 0 ? nil : "\(counted(left, "finding")) more than GitHub shows"
    let parts = [more, report.countOfUndetermined].compactMap { $0 }
    return command("notice", [("title", "vibrancy")], parts.joined(separator: "; "))
  }

  private func command(
    _ kind: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(WorkflowText.property($0.value))" }
    return "::\(kind) \(list.joined(separator: ","))::\(WorkflowText.message(message))"
  }
}

/// Text inside a workflow command of GitHub Actions.
enum WorkflowText {
  /// After the `::`: `%`, CR and LF are escaped, then whatever else could harm.
  static func message(_ text: String) -> String { escaped(text, isProperty: false) }

  /// A property's value: `:` and `,` are escaped, too.
  static func property(_ text: String) -> String { escaped(text, isProperty: true) }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": safe += "%25"
      case "\r": safe += "%0D"
      case "\n": safe += "%0A"
      case ":" where isProperty: safe += "%3A"
      case "," where isProperty: safe += "%2C"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return VisibleText.of(safe)
  }
}
