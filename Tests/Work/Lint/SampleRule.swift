// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyRules

/// A rule of the tests' own, with a ratio and a switch to set.
struct SampleRule: ConfigurableRule {
  var ratio = 2.5
  var isStrict = false

  /// A rule with options, a ladder, one without options, and one that is off.
  static let all = [Rule(SampleRule()), Rule(BlankRule()), Rule(OddRule())]

  static let about = RuleDescription(
    id: "some-contrast", summary: "Too little \"contrast\".", rationale: "", fix: "",
    source: "", severity: .error, isLadder: true, triggering: [], passing: [])

  static let parameters: [RuleParameter<SampleRule>] = [
    .init("ratio", { $1(&$0.ratio) }, in: 1...21, "The least contrast"),
    .init("strict", { $1(&$0.isStrict) }, "Whether all must fail"),
  ]

  func verdicts(on subject: Subject) -> [Verdict] { [] }
}

/// A rule without options.
private struct BlankRule: ConfigurableRule {
  static let about = RuleDescription(
    id: "blank-art", summary: "Art is blank-art.", rationale: "", fix: "", source: "",
    severity: .warning, triggering: [], passing: [])
  static let parameters: [RuleParameter<BlankRule>] = []

  func verdicts(on subject: Subject) -> [Verdict] { [] }
}

/// A rule that is off.
private struct OddRule: ConfigurableRule {
  static let about = RuleDescription(
    id: "odd-art", summary: "Art is odd-art.", rationale: "", fix: "", source: "",
    severity: .warning, isOnByDefault: false, triggering: [], passing: [])
  static let parameters: [RuleParameter<OddRule>] = []

  func verdicts(on subject: Subject) -> [Verdict] { [] }
}
