// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyRules
internal import VibrancyScenes

extension JSONMistakes {
  /// What is written of rules, as far as there are such rules and they take it.
  func changes(_ written: [WrittenRule], of rules: [Rule]) -> [RuleChange] {
    written.compactMap { one in
      let id = RuleID(rawValue: one.source.key)
      let severity = severity(one.severity, orOff: true)
      guard let rule = rules.first(where: { $0.about.id == id }) else {
        cursor(at: one.source).reportUnknownKey(
          "rule", among: rules.map(\.about.id.rawValue), listing: "see `vibrancy rules`")
        return nil
      }
      var options: [String: RuleOption.Value] = [:]
      for option in one.options where !isFull {
        if let value = value(of: option, for: rule) { options[option.key] = value }
      }
      return RuleChange(id, severity, options: options)
    }
  }

  /// A severity by name; `nil` for `off`, and for what is none.
  func severity(_ written: Written<String>, orOff: Bool) -> Severity? {
    if let severity = Severity(rawValue: written.value) { return severity }
    let names = (orOff ? ["off"] : []) + Severity.allCases.map(\.rawValue)
    if !names.contains(written.value) {
      cursor(at: written.source).reportUnknown("severity", among: names)
    }
    return nil
  }

  private func value(of option: JSONNode, for rule: Rule) -> RuleOption.Value? {
    let known = rule.options
    guard let about = known.first(where: { $0.name == option.key }) else {
      let thing = "option of \(rule.about.id)"
      if known.isEmpty {
        add(.key, at: option, "is not a known \(thing)", fix: "it has none, remove it")
      } else {
        cursor(at: option).reportUnknownKey(thing, among: known.map(\.name))
      }
      return nil
    }
    let value =
      option.number.map { RuleOption.Value.number($0) } ?? option.boolean.map { .flag($0) }
    guard let value else {
      cursor(at: option).reportKind(wanted: about.wanted)
      return nil
    }
    var rule = rule
    do throws(RuleOptionError) {
      try rule.set(option.key, to: value)
      return value
    } catch .outOfRange {
      let number = option.number.map { "\(ParameterValue.number($0))" } ?? option.kind
      add(at: option, "is \(number)", fix: "write \(about.wanted)")
    } catch {
      cursor(at: option).reportKind(wanted: about.wanted)
    }
    return nil
  }
}

extension RuleOption {
  /// What it takes, in words.
  fileprivate var wanted: String {
    guard let range else { return "true or false" }
    let low = ParameterValue.number(range.lowerBound)
    return "a number from \(low) to \(ParameterValue.number(range.upperBound))"
  }
}
