// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `always-on-contrast`
  package static let alwaysOnContrast = RuleID(rawValue: "always-on-contrast")
}

/// The art is hardly seen on a dimmed, always-on display.
package struct AlwaysOnContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 1.8
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<AlwaysOnContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict an always-on scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    subject.scenes(.alwaysOn).compactMap { scene in
      scene.legibility(
        .note, ratio: ratio, leavingOut: largestShare,
        sees: "it is hardly seen \(scene.place)",
        fix: "lighten the ink, or thicken the strokes")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .alwaysOnContrast,
    summary: "The art is hardly seen on an always-on display.",
    rationale: """
      An always-on display dims everything to save power. Art that just reads while the display is \
      awake may not when it sleeps, which is most of the time.
      """,
    fix: "Lighten the ink, or read isLuminanceReduced and draw less, but brighter.",
    source:
      "Documented: always-on displays dim. Assumed: by how much, so it is a note.",
    severity: .note, tags: ["always-on", "contrast"],
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
    .glyph.shown(SceneFacts(.watchAlwaysOn, previews: [.plain(contrast)]))
  }
}
