// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyRules

/// What configuration says of a rule: a severity, and some of its options.
public struct RuleChange: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  /// The severity; `nil`: off.
  public var severity: Severity?
  /// Options by name; one that is not named keeps its value.
  public var options: [String: RuleOption.Value]

  /// A change; nobody has looked yet whether there is such a rule.
  public init(
    _ rule: String, _ severity: Severity?, options: [String: RuleOption.Value] = [:]
  ) {
    (self.rule, self.severity, self.options) = (rule, severity, options)
  }
}

extension RuleSetting {
  /// Makes a change that is meant for this rule.
  ///
  /// - Throws: `RuleOptionError`, with nothing changed.
  mutating func apply(_ change: RuleChange) throws(RuleOptionError) {
    var changed = self
    changed.severity = change.severity
    for (name, value) in change.options.sorted(by: { $0.key < $1.key }) {
      try changed.rule.set(name, to: value)
    }
    self = changed
  }
}
