// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
public import VibrancyRules
internal import VibrancyScenes
internal import VibrancyVocabulary

/// A configuration's change of a rule: a severity, and some of its options.
package struct RuleChange: Sendable, Hashable {
  /// The rule's id.
  package var rule: RuleID
  /// The severity; `nil`: off.
  package var severity: Severity?
  /// Options by name; one that is not named keeps its value.
  package var options: [String: RuleOption.Value]

  /// A change; nobody has looked yet whether there is such a rule.
  package init(
    _ rule: RuleID, _ severity: Severity?, options: [String: RuleOption.Value] = [:]
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

/// The reason why a rule cannot be changed as asked.
public enum RuleChangeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such rule; the nearest one, if any is near.
  case unknownRule(String, nearest: String?)
  /// The rule does not take an option.
  case option(rule: RuleID, RuleOptionError)

  /// The mistake and the advice.
  public var description: String {
    switch self {
    case .unknownRule(let name, let nearest):
      "unknown rule \(JSONText.quoted(name)); "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see `vibrancy rules`")
    case .option(let rule, let error): "\(rule): \(error)"
    }
  }
}

extension RuleChangeError {
  /// No rule of some has an id.
  static func unknown(_ id: RuleID, among rules: [RuleSetting]) -> Self {
    .unknownRule(
      id.rawValue, nearest: nearestName(to: id.rawValue, among: rules.map(\.id.rawValue)))
  }
}

extension [RuleSetting] {
  /// Makes a change to the rule it is meant for.
  ///
  /// - Throws: `RuleChangeError`, with nothing changed.
  mutating func apply(_ change: RuleChange) throws(RuleChangeError) {
    guard let index = firstIndex(where: { $0.id == change.rule }) else {
      throw .unknown(change.rule, among: self)
    }
    do throws(RuleOptionError) {
      try self[index].apply(change)
    } catch {
      throw .option(rule: change.rule, error)
    }
  }
}
