// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `interpolated-display-name`
  package static let interpolatedDisplayName = RuleID(rawValue: "interpolated-display-name")
}

/// A widget's name or description in the gallery has a value in it.
package struct InterpolatedDisplayName: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<InterpolatedDisplayName>] = []

  /// One verdict, at the modifier.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .interpolatedName) else { return [] }
    let widgets = Message.list(code.widgets.prefix(3).map { "\(name: $0)" }, separator: ", ")
    return [
      Verdict(
        .fails(.error),
        message: "the extension stops at launch, and none of its widgets is offered: the name or "
          + "description of \(widgets) is a localized key with a value in it",
        fix: "pass a String that is made before, or a literal without a value")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .interpolatedDisplayName,
    summary: "A widget’s name or description in the gallery has a value in it.",
    rationale: """
      A literal in `configurationDisplayName` or `description` is a `LocalizedStringKey`, and \
      WidgetKit refuses one with a value: the extension stops at launch, and the gallery has none of \
      its widgets.
      """,
    fix: """
      Pass a `String` that is made before, as `String(localized: "\\(product) schedule")`, or a literal \
      without a value.
      """,
    source: """
      Reported by developers. Read from the widget’s Swift sources: literals that are passed directly, \
      or as a `LocalizedStringKey`.
      """,
    severity: .error, tags: ["code"],
    triggering: [
      RuleExample("a value in the name", .code(.interpolatedName, in: "Tide", at: nil))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
