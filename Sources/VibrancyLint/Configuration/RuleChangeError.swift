// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
public import VibrancyRules
internal import VibrancyScenes
internal import VibrancyVocabulary

/// Why a rule cannot be changed so.
public enum RuleChangeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no such rule; the nearest one, if any is near.
  case unknownRule(String, nearest: String?)
  /// The rule does not take an option.
  case option(rule: String, RuleOptionError)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unknownRule(let name, let nearest):
      "there is no rule \(JSONText.quoted(name)); "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see `vibrancy rules`")
    case .option(let rule, let error): "\(rule): \(error)"
    }
  }
}

extension [RuleSetting] {
  /// Makes a change to the rule it is meant for.
  ///
  /// - Throws: `RuleChangeError`, with nothing changed.
  mutating func apply(_ change: RuleChange) throws(RuleChangeError) {
    guard let index = firstIndex(where: { $0.rule.about.id == change.rule }) else {
      throw .unknownRule(
        change.rule, nearest: nearestName(to: change.rule, among: map { $0.rule.about.id }))
    }
    do throws(RuleOptionError) {
      try self[index].apply(change)
    } catch {
      throw .option(rule: change.rule, error)
    }
  }
}
