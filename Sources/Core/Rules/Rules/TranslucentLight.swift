// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `translucent-light`
  package static let translucentLight = RuleID(rawValue: "translucent-light")
}

/// Light ink made quiet by opacity, which the Lock Screen renders weak.
package struct TranslucentLight: ConfigurableRule {
  /// It fires from this share of the plain areas on, `0...1`.
  package var smallestShare = 0.6

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TranslucentLight>] = [
    .init(
      "smallest-share", { $1(&$0.smallestShare) }, in: 0...1,
      "the share of the plain areas in translucent light ink from which on it fires")
  ]

  /// One verdict a vibrant scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let share = subject.visibleArt?.translucentLight, share >= smallestShare else {
      return []
    }
    let requirement = Requirement(limit: smallestShare, failure: .atOrAbove, unit: .share)
    let number = Estimate(share)
    return subject.scenes(.vibrant).map { scene in
      Verdict(
        .fails(.warning), scene: scene.place,
        message: "its light ink fades into the wallpaper \(scene.place): "
          + "\(requirement.figure(number)) of its plain areas are translucent, \(requirement.demand)",
        measured: number, required: smallestShare, rectangle: subject.art?.visibleBounds,
        fix: Self.fix(isTemplate: subject.isTemplate))
    }
  }

  /// Of a template image the system keeps the opacity alone: turned into greys it would be gone.
  private static func fix(isTemplate: Bool) -> Advice {
    isTemplate
      ? VibrantContrast.opaqueTemplate
      : "use opaque greys instead of light ink with opacity: `vibrancy convert --to vibrant` makes "
        + "them"
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .translucentLight,
    summary: "Light ink with opacity is weak on the Lock Screen.",
    rationale: """
      Opacity sets how strongly the material is drawn, brightness how vivid it is. White at 40 % \
      gets little of both and fades into the wallpaper; an opaque grey of the same look keeps the \
      whole material.
      """,
    fix: """
      Replace light ink below 70 % opacity by an opaque grey. A template has no grey of its own: \
      store it opaque, and set its opacity in the code.
      """,
    source: """
      Documented: Human Interface Guidelines, Widgets: prefer opaque greys to opacity for hierarchy \
      in vibrant rendering. Calibrated: model 1.
      """,
    severity: .warning, tags: ["vibrant", "opacity"],
    triggering: [
      RuleExample("white at 40 % opacity", share(1)),
      RuleExample("exactly 60 % of the plain areas", share(0.6)),
    ],
    passing: [
      RuleExample("just below 60 %", share(0.599)), RuleExample("a soft fade", share(nil)),
      RuleExample("nowhere vibrant", share(1).with { $0.scenes = [.homeTinted()] }),
    ])

  private static func share(_ share: Double?) -> Subject {
    Subject.glyph.art { $0.translucentLight = share }.shown(.lockScreen(2.9, 2.7, 2.4))
  }
}
