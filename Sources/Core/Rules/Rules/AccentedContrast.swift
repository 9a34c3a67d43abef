// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `accented-contrast`
  package static let accentedContrast = RuleID(rawValue: "accented-contrast")
}

/// The art does not stand out from the plate of a tinted widget.
package struct AccentedContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<AccentedContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict an accented scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    subject.scenes(.accented).compactMap { scene in
      scene.legibility(
        .note, ratio: subject.isText ? textRatio : ratio, leavingOut: largestShare,
        sees: "it is faint \(scene.place)",
        what: "against the \(word: scene.isWatch ? "face" : "plate")",
        fix: "make the ink more opaque: opacity is all that is left of it there")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .accentedContrast,
    summary: "The art does not stand out where widgets are tinted.",
    rationale: """
      Tinting paints art in one color by its opacity alone. Faint ink stays faint, and beside a \
      dark tint there is little left to read by.
      """,
    fix: "Make the ink more opaque, or put it into the group that stays light.",
    source: """
      Documented: WidgetKit, accented rendering mode. Assumed: the plate behind, so it is a note. \
      WCAG 2.2, success criterion 1.4.11.
      """,
    severity: .note, tags: ["accented", "contrast"],
    triggering: [
      RuleExample("ink at 20 % opacity", art(Estimate(1.6))),
      RuleExample("2.999:1", art(Estimate(2.999))),
      RuleExample("text at 4.4:1", art(Estimate(4.4)).with { $0.isText = true }),
    ],
    passing: [
      RuleExample("exactly 3:1", art(Estimate(3))),
      RuleExample("text at exactly 4.5:1", art(Estimate(4.5)).with { $0.isText = true }),
    ],
    undetermined: [
      RuleExample("the plate's range reaches 3:1", art(Estimate(2.5, in: 1.9...3.2)))
    ])

  private static func art(_ contrast: Estimate) -> Subject {
    .glyph.shown(.homeTinted(contrast))
  }
}
