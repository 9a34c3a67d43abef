// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Dark art on the black of StandBy.
package struct StandbyDarkContent: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<StandbyDarkContent>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a StandBy scene: an error where the container background is known to go.
  package func verdicts(on subject: Subject) -> [Verdict] {
    subject.scenes(.standby).compactMap { scene in
      scene.legibility(
        // Without a description code may put a plate behind it, which the picture cannot show.
        subject.background == .removable ? .error : .note,
        ratio: subject.isText ? textRatio : ratio, leavingOut: largestShare,
        what: "against black \(scene.place.phrase)",
        fix: "use a light variant where the container background is removed")
    }
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "standby-dark-content",
    summary: "The art is hardly seen on the black of StandBy.",
    rationale: """
      StandBy takes the container background away and shows the widget on black, across a room. \
      Dark text that stood on a white background is gone.
      """,
    remedy: """
      Read `showsWidgetContainerBackground` and use light art where it is false, or give the set a \
      light variant for the dark appearance.
      """,
    source: """
      Documented: WidgetKit, container background removal; full color on black. WCAG 2.2, success \
      criterion 1.4.11.
      """,
    severity: .error, isLadder: true, tags: ["standby", "contrast"],
    triggering: [
      RuleExample("black text, its background removed: an error", described(1.1)),
      RuleExample("2.999:1", described(2.999)),
      RuleExample("a dark glyph, nothing described: a note", glyph(1.4)),
      RuleExample("text at 4.4:1", described(4.4).with { $0.isText = true }),
    ],
    passing: [
      RuleExample("exactly 3:1", described(3)), RuleExample("a white glyph", glyph(21)),
      RuleExample("text at exactly 4.5:1", described(4.5).with { $0.isText = true }),
    ])

  private static func glyph(_ contrast: Double) -> Subject {
    .glyph.shown(.standby(contrast))
  }

  private static func described(_ contrast: Double) -> Subject {
    glyph(contrast).with { ($0.isDescribed, $0.background) = (true, .removable) }
  }
}
