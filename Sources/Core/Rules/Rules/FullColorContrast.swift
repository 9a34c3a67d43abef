// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `full-color-contrast`
  package static let fullColorContrast = RuleID(rawValue: "full-color-contrast")
}

/// The art does not stand out from the background it is drawn on in full color.
package struct FullColorContrast: ConfigurableRule {
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<FullColorContrast>] = [
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a scene: on the widget's own background, or on a watch's black face.
  package func verdicts(on subject: Subject) -> [Verdict] {
    subject.scenes(.home, .blackFace).compactMap { scene in
      let behind: Message =
        scene.role == .blackFace
        ? "black" : scene.isOnPlate(subject) ? "the plate" : "the widget’s own background"
      return scene.legibility(
        .warning, ratio: subject.isText ? textRatio : ratio, leavingOut: largestShare,
        sees: "it hardly stands out from \(behind) \(scene.place)",
        fix: scene.role == .blackFace || scene.isOnPlate(subject)
          ? "lighten the ink" : "change the ink or the container background")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .fullColorContrast,
    summary: "The art does not stand out from what it is drawn on in full color.",
    rationale: """
      Before any system effect, art has to be seen on the widget’s own background, or on the black \
      of a watch face. Often one appearance was designed and the other only derived.
      """,
    fix: "Change the ink, the container background, or add a variant for the appearance.",
    source: "WCAG 2.2, success criterion 1.4.11 (3:1), 1.4.3 for text (4.5:1).",
    severity: .warning, tags: ["contrast", "full-color"],
    triggering: [
      RuleExample("grey on its own grey", home(1.8)), RuleExample("2.999:1", home(2.999)),
      RuleExample("a dark glyph on a watch face", .glyph.shown(.watchFace(1.4))),
      RuleExample("a dark glyph on the Smart Stack’s plate", .glyph.shown(.smartStack(1.2))),
    ],
    passing: [
      RuleExample("exactly 3:1", home(3)),
      RuleExample(
        "on the Lock Screen",
        .glyph.shown(
          .lockScreen(2.0, 2, 2))),
      RuleExample("a white glyph on a watch face", .glyph.shown(.watchFace(21))),
      RuleExample("a white glyph on the Smart Stack’s plate", .glyph.shown(.smartStack(17))),
    ])

  private static func home(_ contrast: Double) -> Subject { .glyph.shown(.home(contrast)) }
}

extension SceneFacts {
  /// `true` in the Smart Stack, whose plate lies under a widget that has no container background.
  fileprivate func isOnPlate(_ subject: Subject) -> Bool {
    place == .watchSmartStack && subject.background == .unknown
  }
}
