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
      lines.append(padded(about.id, 30) + padded(severity, 11) + about.summary)
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
