// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Every rule with its severity and its options' values, one a line:
/// `vibrant-contrast error (ceiling) warning-ratio=2.5 …`.
///
/// Kept as a fixture, so that a changed default is always a visible change.
///
/// - Returns: Text that ends in a line break unless there is no rule.
public func ruleDefaults(of rules: [Rule] = builtInRules) -> String {
  var text = ""
  for rule in rules {
    let about = rule.about
    let severity = about.isOnByDefault ? about.severity.rawValue : "off"
    text += "\(about.id) \(severity)\(about.isLadder ? " (ceiling)" : "")"
    for option in rule.options { text += " \(option.name)=\(option.value.text)" }
    text += "\n"
  }
  return text
}

extension RuleOption.Value {
  /// The value as configuration writes it.
  fileprivate var text: String {
    switch self {
    case .number(let number): Decimal.exact(number)
    case .flag(let flag): "\(flag)"
    }
  }
}
