// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A rule as configuration has it.
public struct RuleSetting: Sendable {
  /// The rule, its options set.
  public var rule: Rule
  /// The severity it is given: of a ladder the ceiling; `nil`: off.
  public var severity: Severity?

  /// A rule with the severity it ships with.
  public init(_ rule: Rule) {
    self.rule = rule
    severity = rule.about.isOnByDefault ? rule.about.severity : nil
  }
}
