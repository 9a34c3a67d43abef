// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

/// The rules of a SARIF log, and where each stands among them.
struct SARIFRules {
  private var indices: [String: Int] = [:]
  /// The rules' descriptors.
  private(set) var json: [JSONValue] = []

  /// All rules that are known, then those that only findings name.
  init(_ rules: [RuleDescription], and report: Report) {
    for rule in rules where indices[rule.id] == nil { add(rule.id, Self.descriptor(rule)) }
    for finding in report.findings + report.undetermined where indices[finding.rule] == nil {
      add(finding.rule, ["id": .text(finding.rule)])
    }
  }

  /// Where a rule stands, from 0.
  func index(of rule: String) -> Int { indices[rule] ?? -1 }

  private mutating func add(_ id: String, _ descriptor: JSONValue) {
    indices[id] = json.count
    json.append(descriptor)
  }

  private static func descriptor(_ rule: RuleDescription) -> JSONValue {
    let full = [rule.summary, rule.rationale].filter { !$0.isEmpty }.joined(separator: " ")
    let help = [rule.rationale, rule.remedy, rule.source].filter { !$0.isEmpty }
    return [
      "id": .text(rule.id), "shortDescription": ["text": .text(rule.summary)],
      "fullDescription": ["text": .text(full)],
      "help": [
        "text": .text(help.isEmpty ? rule.summary : help.joined(separator: "\n\n")),
        "markdown": .text(markdown(rule)),
      ],
      "defaultConfiguration": [
        "enabled": .flag(rule.isOnByDefault), "level": .text(rule.severity.rawValue),
      ],
      "properties": [
        "tags": .list(rule.tags.map(JSONValue.text)), "precision": "high",
        "problem.severity": .text(
          rule.severity == .note ? "recommendation" : rule.severity.rawValue),
      ],
    ]
  }

  private static func markdown(_ rule: RuleDescription) -> String {
    var parts = ["**\(MarkdownText.plain(rule.summary))**"]
    let named = [("", rule.rationale), ("What to do: ", rule.remedy), ("Source: ", rule.source)]
    for (name, text) in named where !text.isEmpty { parts.append(name + MarkdownText.plain(text)) }
    return parts.joined(separator: "\n\n")
  }
}
