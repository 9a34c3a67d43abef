// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `edit-screen-contrast`
  package static let editScreenContrast = RuleID(rawValue: "edit-screen-contrast")
}

/// The colors of the edit screen do not stand apart.
package struct EditScreenContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<EditScreenContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio")
  ]

  /// One verdict, about the appearance with the least contrast.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let requirement = Requirement.ratio(ratio)
    guard subject.kind == .picture,
      let worst = subject.set.editScreens.min(by: { $0.contrast < $1.contrast }),
      requirement.isMissed(by: worst.contrast)
    else { return [] }
    let number = Estimate(worst.contrast)
    return [
      Verdict(
        .fails(.note),
        message:
          "AccentColor is hard to see on WidgetBackground in the \(word: worst.appearance) edit "
          + "screen: \(requirement.figure(number)), \(requirement.demand)",
        measured: number, required: ratio,
        fix: "lighten or darken AccentColor or WidgetBackground in that appearance")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .editScreenContrast,
    summary: "The colors that paint the widget’s edit screen are too close.",
    rationale: """
      When people edit a widget the system paints the screen with the target’s AccentColor and \
      WidgetBackground. Set for looks alone, they can make its controls unreadable.
      """,
    fix: "Choose an AccentColor that reaches 3:1 on WidgetBackground in both appearances.",
    source: """
      Documented: WidgetKit, configurable widgets, accent and background color of the target. WCAG \
      2.2, success criterion 1.4.11.
      """,
    severity: .note, tags: ["color", "catalog"],
    triggering: [
      RuleExample("yellow on white", screens(1.3)), RuleExample("2.999:1", screens(2.999)),
    ],
    passing: [RuleExample("exactly 3:1", screens(3)), RuleExample("no such colors", .glyph)])

  private static func screens(_ contrast: Double) -> Subject {
    Subject.set {
      $0.editScreens = [
        .init(contrast: 12, appearance: "dark"), .init(contrast: contrast, appearance: "light"),
      ]
    }
  }
}
