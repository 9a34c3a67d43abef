// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyJSON

/// `lint`: the findings of a file or a project, with an unsaved text of a file if one is given.
struct LintTool: AgentTool {
  let projects: AgentProjects

  /// The most findings, and the most that are undetermined, in one result.
  private static let (mostFindings, mostUndetermined) = (200, 50)

  let about = ToolDescription(
    "lint", title: "Lint widgets",
    description:
      "Judges whether the widgets and art of a project are legible where the system repaints them, and "
      + "returns each finding with rule, file, line, scene, measured value and fix. With a Swift file as "
      + "'path' it returns the findings of that file; with 'text', as the file would be.",
    parameters: [AgentProjects.path, AgentProjects.text, AgentProjects.project],
    output: [
      "type": "object", "required": ["findings", "undetermined", "errors", "summary"],
      "properties": [
        "findings": [
          "type": "array",
          "items": [
            "type": "object", "required": ["rule", "path", "message", "fingerprint"],
            "properties": [
              "rule": ["type": "string"], "severity": ["type": "string"],
              "path": ["type": "string"], "line": ["type": "integer"],
              "scene": ["type": "string"], "message": ["type": "string"],
              "fix": ["type": "string"], "fingerprint": ["type": "string"],
            ],
          ],
        ],
        "undetermined": ["type": "array", "items": ["type": "object"]],
        "errors": ["type": "array", "items": ["type": "object"]],
        "summary": ["type": "object"],
      ],
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    let subject = try projects.subject(of: arguments, within: roots)
    // What a source draws depends on others.
    let path = subject.isSource ? subject.project.folder : subject.place.path
    var report = try await subject.project.report(on: path, with: subject.text)
    if subject.isSource {
      let own = subject.shownPath
      func concerns(_ finding: Finding) -> Bool {
        finding.location.path == own || finding.evidence.contains { $0.path == own }
      }
      report.findings.removeAll { !concerns($0) }
      report.undetermined.removeAll { !concerns($0) }
    }
    var lines: [String] = []
    if report.findings.count > Self.mostFindings {
      lines.append(
        "the first \(Self.mostFindings) of \(report.findings.count) findings; name a smaller folder"
      )
      report.findings.removeLast(report.findings.count - Self.mostFindings)
    }
    if report.undetermined.count > Self.mostUndetermined {
      report.undetermined.removeLast(report.undetermined.count - Self.mostUndetermined)
    }
    lines.insert(report.text(as: .text, workingDirectory: subject.place.root), at: 0)
    return ToolResult(
      [.text(lines.joined(separator: "\n"))],
      structured: .word(report.text(as: .json, workingDirectory: subject.place.root)))
  }
}
