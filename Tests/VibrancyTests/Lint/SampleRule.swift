// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyRules

/// A rule of the tests' own, with a ratio and a switch to set.
struct SampleRule: Rule {
  var id = "some-contrast"
  var ratio = 2.5
  var isStrict = false

  /// A rule with options, a ladder, one without options, and one that is off.
  static let all: [any Rule] = [
    SampleRule(), PlainRule(id: "blank-art", isOn: true), PlainRule(id: "odd-art", isOn: false),
  ]

  var about: RuleDescription {
    RuleDescription(
      id: id, summary: "Too little \"contrast\".", rationale: "", remedy: "", source: "",
      severity: .error, isLadder: true, triggering: [], passing: [])
  }

  var options: [RuleOption] {
    [
      RuleOption("ratio", .number(ratio), in: 1...21, "The least contrast"),
      RuleOption("strict", .flag(isStrict), in: nil, "Whether all must fail"),
    ]
  }

  mutating func set(_ option: String, to value: RuleOption.Value) throws(RuleOptionError) {
    switch (option, value) {
    case ("ratio", .number(let number)):
      guard (1...21).contains(number) else { throw .outOfRange(name: option, range: 1...21) }
      ratio = number
    case ("strict", .flag(let flag)): isStrict = flag
    case ("ratio", _): throw .wrongKind(name: option, expected: "a number")
    case ("strict", _): throw .wrongKind(name: option, expected: "true or false")
    default: throw .unknown(name: option, known: options.map(\.name))
    }
  }

  func verdicts(on subject: Subject) -> [Verdict] { [] }
}

/// A rule without options.
struct PlainRule: Rule {
  let id: String
  let isOn: Bool

  var about: RuleDescription {
    RuleDescription(
      id: id, summary: "Art is \(id).", rationale: "", remedy: "", source: "", severity: .warning,
      isOnByDefault: isOn, triggering: [], passing: [])
  }

  var options: [RuleOption] { [] }

  mutating func set(_ option: String, to value: RuleOption.Value) throws(RuleOptionError) {
    throw .unknown(name: option, known: [])
  }

  func verdicts(on subject: Subject) -> [Verdict] { [] }
}
