// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJSON
internal import VibrancyRules

/// A finding in a SARIF log.
struct SARIFResult {
  /// The result.
  let json: JSONValue

  /// - Parameters:
  ///   - rule: Where the finding's rule stands in the log.
  ///   - occurrences: Distinguishes results that share a fingerprint.
  init(_ finding: Finding, rule: Int, occurrences: inout Occurrences) {
    let count = occurrences.next(finding.fingerprint)
    let (path, line) = (finding.location.path, finding.location.line)
    json = [
      "ruleId": .text(finding.rule.rawValue), "ruleIndex": .integer(rule),
      "kind": finding.severity == nil ? "review" : "fail",
      "level": .text(finding.severity?.rawValue ?? "none"),
      "message": SARIFText.message(finding.messageWithFix),
      "locations": [
        [
          "physicalLocation": SARIFText.location(path, line: line, column: finding.location.column)
        ]
      ],
      "relatedLocations": Self.related(to: finding),
      "attachments": Self.attachments(of: finding),
      "partialFingerprints": ["primaryLocationLineHash": .text("\(finding.fingerprint):\(count)")],
      "properties": Self.properties(of: finding),
    ]
  }

  /// The picture, where it is another file than the location's, and the code that shows it.
  private static func related(to finding: Finding) -> JSONValue {
    var places: [(path: String, line: Int?, what: String)] = []
    if let asset = finding.asset { places.append((asset, nil, "the picture")) }
    for evidence in finding.evidence {
      places.append((evidence.path, evidence.line, "the code that shows it"))
    }
    if places.isEmpty { return .absent }
    return .list(
      places.enumerated().map { index, place in
        [
          "id": .integer(index + 1),
          "physicalLocation": SARIFText.location(place.path, line: place.line, column: nil),
          "message": SARIFText.message(place.what),
        ]
      })
  }

  private static func attachments(of finding: Finding) -> JSONValue {
    // Without an asset of its own, only a location without a line is a picture.
    guard
      let picture = finding.asset ?? (finding.location.line == nil ? finding.location.path : nil)
    else { return .absent }
    let rectangles = finding.rectangle.map { rectangle -> JSONValue in
      [
        [
          "left": .integer(rectangle.x), "top": .integer(rectangle.y),
          "right": .integer(rectangle.x + rectangle.width),
          "bottom": .integer(rectangle.y + rectangle.height),
          "message": SARIFText.message(finding.messageWithReason),
        ]
      ]
    }
    return [
      [
        "description": SARIFText.message(finding.name.isEmpty ? "the picture" : finding.name),
        "artifactLocation": SARIFText.artifact(picture), "rectangles": rectangles ?? .absent,
      ]
    ]
  }

  private static func properties(of finding: Finding) -> JSONValue {
    [
      "name": finding.name.isEmpty ? .absent : .text(finding.name),
      "scene": .maybe(finding.scene), "wallpaper": .maybe(finding.wallpaper),
      "reason": .maybe(finding.reason), "measured": .maybe(finding.measured?.value),
      "range": (finding.measured?.shownEnds).json, "required": .maybe(finding.required),
      "fix": .maybe(finding.fix), "evidence": .some(finding.evidence.map(\.description)),
    ]
  }
}

/// The rules of a SARIF log, and where each stands among them.
struct SARIFRules {
  private var indices: [RuleID: Int] = [:]
  /// The rules' descriptors.
  private(set) var json: [JSONValue] = []

  /// All rules that are known, then those that only findings name.
  init(_ rules: [RuleDescription], and report: Report) {
    for rule in rules where indices[rule.id] == nil { add(rule.id, Self.descriptor(rule)) }
    for finding in report.findings + report.undetermined where indices[finding.rule] == nil {
      add(finding.rule, ["id": .text(finding.rule.rawValue)])
    }
  }

  /// The index of a rule, from 0.
  func index(of rule: RuleID) -> Int { indices[rule] ?? -1 }

  private mutating func add(_ id: RuleID, _ descriptor: JSONValue) {
    indices[id] = json.count
    json.append(descriptor)
  }

  private static func descriptor(_ rule: RuleDescription) -> JSONValue {
    let full = [rule.summary, rule.rationale].filter { !$0.isEmpty }.joined(separator: " ")
    let help = [rule.rationale, rule.fix, rule.source].filter { !$0.isEmpty }
    return [
      "id": .text(rule.id.rawValue), "shortDescription": ["text": .text(rule.summary)],
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
    let named = [("", rule.rationale), ("What to do: ", rule.fix), ("Source: ", rule.source)]
    for (name, text) in named where !text.isEmpty { parts.append(name + MarkdownText.plain(text)) }
    return parts.joined(separator: "\n\n")
  }
}
