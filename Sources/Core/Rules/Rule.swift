// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// An opinion: from facts to verdicts. It cannot see pixels.
///
/// One type for every rule there is, so that rules lie in plain arrays; what a rule says and which
/// options it has is a `ConfigurableRule`'s to know.
package struct Rule: Sendable {
  /// The rule's description, with the examples it fires on.
  package let about: RuleDescription
  /// Its options, with their values now, in the order they are listed.
  package let options: [RuleOption]
  private let judge: @Sendable (Subject) -> [Verdict]
  private let changed:
    @Sendable (_ option: String, _ value: RuleOption.Value) throws(RuleOptionError) -> Rule

  /// A rule with its options as they are set.
  package init<Configured: ConfigurableRule>(_ rule: Configured) {
    about = rule.about
    judge = { rule.verdicts(on: $0) }
    #if hasFeature(Embedded)
      // A page judges with the numbers that rules ship with.
      options = []
      changed = { (option, _) throws(RuleOptionError) in throw .unknown(name: option, known: []) }
    #else
      options = rule.options
      changed = { (option, value) throws(RuleOptionError) in
        var other = rule
        try other.set(option, to: value)
        return Rule(other)
      }
    #endif
  }

  /// Sets an option.
  ///
  /// - Throws: `RuleOptionError`: there is none of that name, or the value is out of its range.
  package mutating func set(
    _ option: String, to value: RuleOption.Value
  ) throws(RuleOptionError) {
    self = try changed(option, value)
  }

  /// The rule's verdicts on a subject: at most one per scene; none is a pass.
  package func verdicts(on subject: Subject) -> [Verdict] { judge(subject) }
}

/// A rule whose options are stored properties listed in one table, their values the defaults.
package protocol ConfigurableRule: Sendable {
  /// The rule's description, with the examples it fires on.
  static var about: RuleDescription { get }
  /// Its options and the properties that hold them, in the order they are listed.
  static var parameters: [RuleParameter<Self>] { get }
  /// A rule with the numbers it ships with.
  init()
  /// The rule's verdicts on a subject: at most one per scene; none is a pass.
  func verdicts(on subject: Subject) -> [Verdict]
}

extension ConfigurableRule {
  /// The rule's description, with the examples it fires on.
  package var about: RuleDescription { Self.about }

  /// The options as they are set.
  package var options: [RuleOption] { Self.parameters.map { $0.option(of: self) } }

  /// Sets the property behind an option.
  ///
  /// - Throws: `RuleOptionError`: there is none of that name, or the value is out of its range.
  package mutating func set(
    _ option: String, to value: RuleOption.Value
  ) throws(RuleOptionError) {
    guard let parameter = Self.parameters.first(where: { $0.name == option }) else {
      throw .unknown(name: option, known: Self.parameters.map { $0.name })
    }
    try parameter.set(&self, to: value)
  }
}

/// A rule with its severity and options, as settings have them.
public struct RuleSetting: Sendable {
  /// The rule, its options set.
  package var rule: Rule
  /// The severity of its findings; of a rule with several the most severe. `nil`: it is off.
  public package(set) var severity: Severity?

  /// A rule with the severity it ships with.
  package init(_ rule: Rule) {
    self.rule = rule
    severity = rule.about.isOnByDefault ? rule.about.severity : nil
  }

  /// Lower-case, hyphenated, permanent.
  public var id: RuleID { rule.about.id }

  /// The defect that the rule finds, in one sentence.
  public var summary: String { rule.about.summary }

  /// Its options with their values now; `LintSettings().rules` has the defaults.
  public var options: [RuleOption] { rule.options }
}
