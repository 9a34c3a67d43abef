// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyRules

extension LintSettings {
  /// Switches a rule off for all files.
  ///
  /// - Parameter rule: Its id, as `vibrancy rules` lists it.
  /// - Throws: `RuleChangeError.unknownRule`.
  public mutating func switchOff(_ rule: RuleID) throws(RuleChangeError) {
    try setSeverity(of: rule, to: nil)
  }

  /// Switches a rule on for all files; one that is on keeps its severity.
  ///
  /// - Parameter rule: Its id.
  /// - Throws: `RuleChangeError.unknownRule`.
  public mutating func switchOn(_ rule: RuleID) throws(RuleChangeError) {
    let setting = try setting(of: rule)
    guard setting.severity == nil else { return }
    try setSeverity(of: rule, to: setting.rule.about.severity)
  }

  /// Sets the severity of a rule for all files.
  ///
  /// - Parameters:
  ///   - rule: Its id.
  ///   - severity: The severity of its findings; of a rule with several the most severe. `nil`
  ///     switches it off.
  /// - Throws: `RuleChangeError.unknownRule`.
  public mutating func setSeverity(
    of rule: RuleID, to severity: Severity?
  ) throws(RuleChangeError) {
    try change(RuleChange(rule, severity))
  }

  /// Sets an option of a rule for all files, whether the rule is on or off.
  ///
  /// - Parameters:
  ///   - option: Its name, such as `warning-ratio`; `rules` lists names, ranges and units.
  ///   - rule: The id of the rule.
  ///   - value: A number in the option's unit, or a switch.
  /// - Throws: `RuleChangeError`: there is no such rule or option, or the value is out of range or
  ///   of the wrong kind. Nothing is changed then.
  public mutating func setOption(
    _ option: String, of rule: RuleID, to value: RuleOption.Value
  ) throws(RuleChangeError) {
    let severity = try setting(of: rule).severity
    try change(RuleChange(rule, severity, options: [option: value]))
  }

  private func setting(of rule: RuleID) throws(RuleChangeError) -> RuleSetting {
    if let setting = rules.first(where: { $0.id == rule }) { return setting }
    throw .unknown(rule, among: rules)
  }
}
