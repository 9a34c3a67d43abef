// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAgents
internal import VibrancyVocabulary

/// `explain_rule`: why a rule exists, when it fires and what to do.
struct ExplainRuleTool: AgentTool {
  let about = ToolDescription(
    "explain_rule", title: "Explain a rule",
    description:
      "Explains a rule of lint: why it exists, when it fires, what to do, how to silence it.",
    parameters: [
      ToolParameter(
        "rule", .choice(builtInRules.map(\.about.id.rawValue)), isRequired: true,
        help: "the id that a finding has")
    ])

  func call(
    _ arguments: [String: String], within roots: AgentRoots
  ) async throws(ToolFailure) -> ToolResult {
    guard let explanation = arguments["rule"].flatMap({ RuleExplanation(of: $0) }) else {
      throw ToolFailure("unknown rule")
    }
    return ToolResult([.text(explanation.text)])
  }
}
