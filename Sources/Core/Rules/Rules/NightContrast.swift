// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `night-contrast`
  package static let nightContrast = RuleID(rawValue: "night-contrast")
}

/// The art is hardly seen in the red of StandBy at night.
package struct NightContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 1.8
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<NightContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a night scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    subject.scenes(.night).compactMap { scene in
      scene.legibility(
        .note, ratio: ratio, leavingOut: largestShare,
        sees: "it is hardly seen \(scene.place)", fix: "lighten the ink")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .nightContrast,
    summary: "The art is hardly seen in StandBy at night.",
    rationale: """
      At night StandBy shows everything in red on black, as bright as it is light. The best that any \
      ink reaches is about 5:1, so what is a quiet shade by day is gone.
      """,
    fix: "Lighten the ink.",
    source:
      "Reported: StandBy at night is red through a luma mask. Assumed: its weights, so it is a note.",
    severity: .note, quietBeside: [.standbyDarkContent], tags: ["standby", "contrast"],
    triggering: [
      RuleExample("1.799:1", art(1.799)), RuleExample("dark art", art(1.2)),
    ],
    passing: [
      RuleExample("exactly 1.8:1", art(1.8)), RuleExample("a white glyph", art(5)),
    ],
    undetermined: [
      RuleExample("the range reaches 1.8:1", art(Estimate(1.7, in: 1.5...1.8)))
    ])

  private static func art(_ contrast: Double) -> Subject { art(Estimate(contrast)) }

  private static func art(_ contrast: Estimate) -> Subject {
    .glyph.shown(SceneFacts(.standbyNight, previews: [.plain(contrast)]))
  }
}
