// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `vibrancy rules` prints.
package enum RuleListing {
  /// A line a rule; verbose: its options, too.
  package static func text(isVerbose: Bool) -> String {
    var lines = [padded("RULE", 30) + padded("SEVERITY", 11) + "FIRES WHEN"]
    for rule in builtInRules {
      let about = rule.about
      let severity =
        (about.isOnByDefault ? "" : "off, ") + (about.isLadder ? "≤ " : "")
        + about.severity.rawValue
      lines.append(padded(about.id.rawValue, 30) + padded(severity, 11) + about.summary)
      guard isVerbose else { continue }
      for option in rule.options {
        let range = option.range.map { " [\(text($0.lowerBound))–\(text($0.upperBound))]" } ?? ""
        lines.append(
          "    " + padded(option.name, 26) + padded(text(option.value) + range, 18)
            + option.summary)
      }
    }
    return lines.joined(separator: "\n") + "\n"
      + "\n'vibrancy explain RULE' says why, and what to do.\n"
  }

  static func text(_ value: RuleOption.Value) -> String {
    switch value {
    case .number(let number): text(number)
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// What `vibrancy explain RULE` prints.
package struct RuleExplanation {
  private let rule: Rule

  /// A built-in rule's; `nil` if there is none of that id.
  package init?(of id: String) {
    guard let rule = builtInRules.first(where: { $0.about.id.rawValue == id }) else { return nil }
    self.rule = rule
  }

  /// The explanation, at most 80 columns wide, ending in a newline.
  package var text: String {
    let about = rule.about
    let severity =
      (about.isLadder ? "at most " : "") + about.severity.rawValue
      + (about.isOnByDefault ? "" : ", off unless configured")
    var lines = ["\(about.id) (\(severity))", ""] + Self.wrapped(about.summary)
    lines += ["", "Why"] + Self.wrapped(about.rationale)
    lines += ["", "What to do"] + Self.wrapped(about.fix)
    if !rule.options.isEmpty {
      lines += ["", "Options"]
      for option in rule.options {
        let range =
          option.range.map {
            ", \(RuleListing.text($0.lowerBound)) to \(RuleListing.text($0.upperBound))"
          } ?? ""
        lines += ["  \(option.name) = \(RuleListing.text(option.value))\(range)"]
        lines += Self.wrapped(option.summary, indent: 4)
      }
    }
    lines += ["", "Fires"] + about.triggering.map { "  ✗ \($0.title)" }
    lines += ["", "Passes"] + about.passing.map { "  ✓ \($0.title)" }
    if !about.undetermined.isEmpty {
      lines += ["", "Undetermined"] + about.undetermined.map { "  ? \($0.title)" }
    }
    lines += ["", "Source"] + Self.wrapped(about.source)
    let example = rule.options.first.map {
      "\"\(about.id)\": [\"\(about.severity.rawValue)\", {\"\($0.name)\": "
        + "\(RuleListing.text($0.value))}]"
    }
    lines += [
      "", "In .vibrancy.json",
      "  {\"rules\": {\(example ?? "\"\(about.id)\": \"off\"")}}",
    ]
    lines += ["", "To silence it"] + silencing
    return lines.joined(separator: "\n") + "\n"
  }

  /// What silences it in one place: a comment what is found of code, an override what is found of
  /// art.
  private var silencing: [String] {
    rule.about.tags.contains("code")
      ? [
        "  // vibrancy:ignore \(rule.about.id)",
        "    on the line, or alone on the line above it",
      ]
      : [
        "  {\"overrides\": [{\"files\": [\"**/NAME.imageset\"],",
        "    \"rules\": {\"\(rule.about.id)\": \"off\"}}]}",
      ]
  }

  private static func wrapped(_ text: String, indent: Int = 2) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}
