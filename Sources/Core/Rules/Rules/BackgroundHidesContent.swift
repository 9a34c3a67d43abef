// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `background-hides-content`
  package static let backgroundHidesContent = RuleID(rawValue: "background-hides-content")
}

/// Ink that only a container background lets be seen, where the system removes that.
package struct BackgroundHidesContent: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<BackgroundHidesContent>] = []

  /// One verdict, at the ink.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .darkInk) else { return [] }
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "dark ink on black cannot be read \(code.phrase), where the container background "
          + "is removed, \(code.shownIn)",
        fix: "use .primary where showsWidgetContainerBackground is false")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .backgroundHidesContent,
    summary: "Text or a symbol is as dark as what is left without the container background.",
    rationale: """
      StandBy and watch faces remove a widget’s container background and leave black. Dark text that \
      was chosen for a bright background is gone there.
      """,
    fix: """
      Use `.primary`, or choose the color by `showsWidgetContainerBackground`.
      """,
    source: """
      Documented by Apple: showsWidgetContainerBackground. Reported and fixed in several apps. Read \
      from the widget’s Swift sources, situation by situation: literal colors below 2:1 on black with \
      nothing drawn behind them.
      """,
    severity: .warning, tags: ["code", "background", "standby"],
    triggering: [
      RuleExample("black text", .code(.darkInk, in: "Quotes", at: .standby))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
