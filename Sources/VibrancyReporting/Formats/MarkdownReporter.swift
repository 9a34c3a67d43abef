// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRules

/// `markdown`: for job summaries and comments on pull requests.
struct MarkdownReporter: Reporter {
  let fileExtension = "md"
  let sharesOutput = true

  /// A heading, what was looked at, and a table a severity, errors first; notes and what could not
  /// be told are folded.
  func text(for report: Report, in context: ReportContext) -> String {
    var parts = ["## Vibrancy: \(MarkdownText.plain(report.verdict))"]
    let sentences = report.summary.sentences.map { "- \(MarkdownText.plain($0))" }
    if !sentences.isEmpty { parts.append(sentences.joined(separator: "\n")) }
    if !report.errors.isEmpty {
      parts.append("### Not read")
      parts.append(report.errors.map(Self.line).joined(separator: "\n"))
    }
    for severity in [Severity.error, .warning] {
      let findings = report.findings.filter { $0.severity == severity }
      if findings.isEmpty { continue }
      parts.append("### \(severity == .error ? "Errors" : "Warnings")")
      parts.append(Self.table(findings))
    }
    let notes = report.findings.filter { $0.severity == .note }
    if !notes.isEmpty { parts.append(Self.folded(counted(notes.count, "note"), notes)) }
    if !report.undetermined.isEmpty {
      parts.append(Self.folded("\(report.undetermined.count) undetermined", report.undetermined))
    }
    let version = MarkdownText.plain(report.version)
    parts.append("<sub>vibrancy \(version), model \(report.model)</sub>")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func line(_ error: ReportError) -> String {
    "- \(MarkdownText.code(error.path)): \(MarkdownText.plain(error.sentence))"
  }

  private static func folded(_ title: String, _ findings: [Finding]) -> String {
    "<details>\n<summary>\(title)</summary>\n\n\(table(findings))\n\n</details>"
  }

  private static func table(_ findings: [Finding]) -> String {
    (["| Where | Rule | What to know |", "| --- | --- | --- |"] + findings.map(row))
      .joined(separator: "\n")
  }

  private static func row(_ finding: Finding) -> String {
    let line = finding.location.line.map { ":\($0)" } ?? ""
    let scene = [finding.scene, finding.wallpaper].compactMap { $0 }.joined(separator: " on ")
    let place =
      MarkdownText.code(finding.location.path + line)
      + (finding.name.isEmpty ? "" : "<br>\(MarkdownText.plain(finding.name))")
    let what =
      (scene.isEmpty ? "" : "\(MarkdownText.code(scene)) ")
      + MarkdownText.plain(finding.messageWithReason)
      + (finding.fix.map { "<br>**Fix:** \(MarkdownText.plain($0))" } ?? "")
      + (finding.evidence.isEmpty
        ? "" : "<br>Code: " + finding.evidence.map(MarkdownText.code).joined(separator: ", "))
    return "| \(place) | \(MarkdownText.code(finding.rule)) | \(what) |"
  }
}
