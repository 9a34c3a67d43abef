// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyFacts

/// An opinion: from facts to verdicts. It cannot see pixels.
///
/// One type for every rule there is, so that rules lie in plain arrays; what a rule says and which
/// options it has is a `ConfigurableRule`'s to know.
public struct Rule: Sendable {
  /// What it is, why, and on what it fires.
  public let about: RuleDescription
  /// Its options, with their values now, in the order they are listed.
  public let options: [RuleOption]
  private let judge: @Sendable (Subject) -> [Verdict]
  private let changed:
    @Sendable (_ option: String, _ value: RuleOption.Value) throws(RuleOptionError) -> Rule

  /// A rule with its options as they are set.
  public init<Configured: ConfigurableRule>(_ rule: Configured) {
    about = rule.about
    options = rule.options
    judge = { rule.verdicts(on: $0) }
    changed = { (option, value) throws(RuleOptionError) in
      var other = rule
      try other.set(option, to: value)
      return Rule(other)
    }
  }

  /// Sets an option.
  ///
  /// - Throws: `RuleOptionError`: there is none of that name, or the value is out of its range.
  public mutating func set(
    _ option: String, to value: RuleOption.Value
  ) throws(RuleOptionError) {
    self = try changed(option, value)
  }

  /// What it says about a subject: at most one verdict a scene; none is a pass.
  public func verdicts(on subject: Subject) -> [Verdict] { judge(subject) }
}
