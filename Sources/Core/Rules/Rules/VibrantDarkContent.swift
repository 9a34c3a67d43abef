// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `vibrant-dark-content`
  package static let vibrantDarkContent = RuleID(rawValue: "vibrant-dark-content")
}

/// Dark art, which the Lock Screen turns into bare material.
package struct VibrantDarkContent: ConfigurableRule {
  /// The ink is dark where its luma's 95th percentile is below this, `0...1`.
  package var darkLuma = 0.2
  /// The plain greys that count start here, `0...1`.
  package var darkestGrey = 0.3
  /// The smallest contrast ratio.
  package var ratio = 3.0
  /// The smallest contrast ratio of art that is all text.
  package var textRatio = 4.5
  /// The largest share of the ink's area that may be below the ratio.
  package var largestShare = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<VibrantDarkContent>] = [
    .init(
      "dark-luma", { $1(&$0.darkLuma) }, in: 0...1, "the luma below which all of the ink is dark"),
    .init("darkest-grey", { $1(&$0.darkestGrey) }, in: 0...1, "the darkest wallpaper that counts"),
    .ratio("ratio", { $1(&$0.ratio) }, "the smallest contrast ratio"),
    .textRatio({ $1(&$0.textRatio) }),
    .largestShare({ $1(&$0.largestShare) }),
  ]

  /// One verdict a vibrant scene: every judged grey from the darkest that counts must fail.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, let luma = art.luma, luma.p95 < darkLuma else { return [] }
    // Of an opaque picture the alpha that a template keeps is a block.
    let isBlock = art.opaqueFraction >= 0.95
    let ratio = subject.isText ? textRatio : ratio
    return subject.scenes(.vibrant).compactMap { scene -> Verdict? in
      let ruling = Requirement.ratio(ratio).ruling(
        on: scene.contrasts(leavingOut: largestShare), failing: .all,
        // Greys come from text and arithmetic: a hair below .3 is .3.
        where: { ($0.grey ?? 0) >= darkestGrey - 1e-9 })
      guard let ruling else { return nil }
      let advice = InkAdvice(reaching: ratio, in: scene)
      return ruling.verdict(
        .warning, in: scene.place,
        sees: "its dark ink is a faint smudge of the wallpaper",
        what: "against \(named: scene.place)\(ruling.worst.preview.backdrop)",
        showsTiles: true,
        fix: Advice(
          "add a variant with its ink lightened\(advice.goal)", or: isBlock ? nil : .template))
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .vibrantDarkContent,
    summary: "Dark art is nothing but material on the Lock Screen.",
    rationale: """
      The Lock Screen maps brightness to how vividly art is drawn: white ends up mostly opaque, \
      black becomes a slightly brighter blur of the wallpaper. A black glyph is a smudge of about \
      2:1 whatever lies behind it, however well it reads in full color.
      """,
    fix: """
      Give the set a light variant for the dark appearance, which is the one the Lock Screen \
      picks, or make it a template image, whose ink the system chooses.
      """,
    source: """
      Documented: Human Interface Guidelines, Widgets, vibrant rendering. Calibrated: model 1, on \
      39 channels of 9 public captures. WCAG 2.2, success criterion 1.4.11.
      """,
    severity: .warning, tags: ["vibrant", "contrast"],
    triggering: [
      RuleExample("a near-black glyph", black),
      RuleExample(
        "legible on .2 alone", Subject.glyph.ink(0.1).shown(.lockScreen(3.1, 2.999, 2.9))),
      RuleExample(
        "the same as text at 4:1",
        black.with {
          ($0.isText, $0.scenes) = (true, [.lockScreen(4.4, 4.3, 4.2)])
        }),
      RuleExample(
        "on a wallpaper that the user named",
        Subject.glyph.ink(0.1).shown(
          .lockScreen([.on(0.3, Estimate(3.2)), .named("beach", 1.4)]))),
    ],
    passing: [
      RuleExample("ink of luma .2", black.ink(0.2)),
      RuleExample("exactly 3:1 on .3", Subject.glyph.ink(0.1).shown(.lockScreen(3.1, 3, 2))),
      RuleExample("a white glyph", .glyph.shown(.lockScreen(12.0, 9, 6))),
    ],
    undetermined: [
      RuleExample(
        "the model's range reaches 3:1",
        Subject.glyph.ink(0.1).shown(
          .lockScreen(
            Estimate(3.2), Estimate(2.9, in: 2.4...3.1), Estimate(2.8, in: 2.3...3))))
    ])

  private static let black = Subject.glyph.ink(0.05).shown(
    .lockScreen(
      Estimate(2.1, in: 1.6...2.3), Estimate(2, in: 1.5...2.2), Estimate(1.8, in: 1.4...2)))
}
