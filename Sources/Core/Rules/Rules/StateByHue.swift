// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `state-by-hue`
  package static let stateByHue = RuleID(rawValue: "state-by-hue")
}

/// A state is a color alone, which is gone where widgets have one color.
package struct StateByHue: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<StateByHue>] = []

  /// One verdict, at what is colored.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .stateByHue) else { return [] }
    return [
      Verdict(
        .fails(.note), scene: code.place,
        message:
          "a condition chooses its color, and nothing else differs: it looks the same in every "
          + "state \(code.phrase), \(code.shownIn)",
        fix: "let the state choose a symbol, a word or an opacity, too")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .stateByHue,
    summary: "A state is a color alone.",
    rationale: """
      Where a widget is tinted, each of its two groups has one color: a dot that is green or red is the \
      same dot in every state. Who does not see red and green apart has that everywhere.
      """,
    fix: """
      Choose the symbol, the word or the shape by the state as well; or set opacities apart where \
      `widgetRenderingMode` is not `.fullColor`.
      """,
    source: """
      WCAG 2.2, success criterion 1.4.1. Read from the widget’s Swift sources, run with every outcome of \
      its conditions: silent where anything else of the widget differs with the color.
      """,
    severity: .note, tags: ["code", "accented"],
    triggering: [
      RuleExample("a dot that is green or red", .code(.stateByHue, in: "Door", at: .homeTinted))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
