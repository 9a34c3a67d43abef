// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `background-only-contrast`
  package static let backgroundOnlyContrast = RuleID(rawValue: "background-only-contrast")
}

/// Art that only its container background makes legible, where that is removed.
package struct BackgroundOnlyContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<BackgroundOnlyContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a StandBy scene, which is where the background is missing.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let homes = subject.scenes(.home)
    guard subject.background == .removable, !homes.isEmpty else { return [] }
    let requirement = Requirement.ratio(subject.isText ? textRatio : ratio)
    let before = homes.flatMap { $0.contrasts(leavingOut: largestShare) }
    guard let least = before.min(by: { $0.measured.value < $1.measured.value }),
      before.allSatisfy({ requirement.fulfilment(of: $0.measured) == .passes })
    else { return [] }
    return subject.scenes(.standby).compactMap { scene in
      scene.legibility(
        .error, ratio: requirement.limit, leavingOut: largestShare,
        sees: "it is lost \(scene.place), where the widget’s background is removed",
        what: "(\(requirement.figure(least.measured)) on its background)",
        fix: "read showsWidgetContainerBackground and use a light variant where it is false")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .backgroundOnlyContrast,
    summary: "The art is legible on its container background alone, and the system removes that.",
    rationale: """
      A widget with a white background and black text is perfect on the Home Screen. In StandBy the \
      system removes the background, and what is left is black on black.
      """,
    fix: """
      Read `showsWidgetContainerBackground` in the view and draw a light variant where it is false, \
      or declare `containerBackgroundRemovable(false)` where the background is the content.
      """,
    source: """
      Documented: WidgetKit, containerBackground(for:) and showsWidgetContainerBackground. WCAG \
      2.2, success criterion 1.4.11.
      """,
    severity: .error, tags: ["standby", "contrast", "background"],
    triggering: [
      RuleExample("black text on white", text(home: 21, standby: 1)),
      RuleExample("exactly 3:1 before, 2.999:1 after", text(home: 3, standby: 2.999)),
    ],
    passing: [
      RuleExample("exactly 3:1 after", text(home: 21, standby: 3)),
      RuleExample("not legible before either", text(home: 2.999, standby: 1)),
      RuleExample(
        "a background that stays",
        text(home: 21, standby: 1).with {
          $0.background = .kept
        }),
    ])

  private static func text(home: Double, standby: Double) -> Subject {
    Subject.glyph.shown(.home(home), .standby(standby)).with {
      ($0.isDescribed, $0.background) = (true, .removable)
    }
  }
}
