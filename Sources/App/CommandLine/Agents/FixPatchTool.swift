// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyFixing
internal import VibrancyJSON

/// `fix_patch`: the changes of Swift sources that end findings, as text.
struct FixPatchTool: AgentTool {
  let projects: AgentProjects

  /// The most findings without a fix in one result.
  private static let mostUnfixed = 50

  let about = ToolDescription(
    "fix_patch", title: "Patch for findings",
    description:
      "Returns a patch of Swift sources, for 'git apply' in the root, that ends findings of lint. Each "
      + "change was tried: the widgets were drawn and judged with it. Nothing is written. Takes longer "
      + "than lint.",
    parameters: [AgentProjects.path, AgentProjects.project],
    output: [
      "type": "object", "required": ["patch", "changes", "unfixed"],
      "properties": [
        "patch": ["type": "string"], "changes": ["type": "integer"],
        "unfixed": [
          "type": "array",
          "items": [
            "type": "object", "required": ["rule", "path", "reason"],
            "properties": [
              "rule": ["type": "string"], "path": ["type": "string"],
              "line": ["type": "integer"], "reason": ["type": "string"],
              "advice": ["type": "string"],
            ],
          ],
        ],
      ],
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    let subject = try projects.subject(of: arguments, within: roots)
    let path = subject.isSource ? subject.project.folder : subject.place.path
    let request = try await subject.project.request(for: path)
    let planner = FixPlanner(
      request, limits: projects.simulator.limits, triesEdits: true, drawingPictures: false,
      workingDirectory: subject.place.root)
    let plan = await planner.plan { _, _ in }
    let patch = String(decoding: plan.patch.bytes, as: UTF8.self)
    // What the patch ends, and what 'vibrancy fix' ends by other pictures, is not left.
    let patched = Set(plan.patched)
    let unfixed = plan.unfixed.filter { !patched.contains($0.finding) }
    let sum =
      "\(counted(plan.patch.edits.count, "change")) for \(counted(plan.patched.count, "finding")); "
      + "\(counted(plan.fixes.count, "piece")) of art can be fixed by 'vibrancy fix --write'; "
      + "\(unfixed.count) of \(counted(plan.report.findings.count, "finding")) stay"
    let notes = Set(plan.patch.edits.compactMap(\.note)).sorted().map { "note: \($0)" }
    return ToolResult(
      [
        .text(
          ([patch.isEmpty ? "no change of the code ends a finding" : patch, sum] + notes).joined(
            separator: "\n"))
      ],
      structured: [
        "patch": .text(patch), "changes": .integer(plan.patch.edits.count),
        "unfixed": .list(
          unfixed.prefix(Self.mostUnfixed).map { one in
            [
              "rule": .text(one.finding.rule.rawValue), "path": .text(one.finding.location.path),
              "line": .maybe(one.finding.location.line), "reason": .text(one.reason),
              "advice": .maybe(one.advice),
            ]
          }),
      ])
  }
}
