// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `dark-halo`
  package static let darkHalo = RuleID(rawValue: "dark-halo")
}

/// A soft dark shadow, which the Lock Screen renders as a glow.
package struct DarkHalo: ConfigurableRule {
  /// It fires from this share of the visible pixels on, `0...1`.
  package var smallestShare = 0.05
  /// `true` if halos on black are findings, too: a shadow is not seen there but widens the art's
  /// box.
  package var onBlack = false

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number and the switch above.
  package static let parameters: [RuleParameter<DarkHalo>] = [
    .init(
      "smallest-share", { $1(&$0.smallestShare) }, in: 0...1,
      "the share of the visible pixels in a soft dark shadow from which on it fires"),
    .init(
      "on-black", { $1(&$0.onBlack) },
      "whether it is reported on black, too, where a shadow is not seen"),
  ]

  /// One verdict a vibrant scene, and a scene on black if that is on.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, art.darkHalo >= smallestShare else { return [] }
    let requirement = Requirement(limit: smallestShare, failure: .atOrAbove, unit: .share)
    let number = Estimate(art.darkHalo)
    let scenes = onBlack ? subject.scenes(.vibrant, .standby, .blackFace) : subject.scenes(.vibrant)
    return scenes.map { scene in
      Verdict(
        .fails(.note), scene: scene.place,
        message: "a dark smudge surrounds it \(scene.place): \(requirement.figure(number)) of "
          + "the visible pixels are a soft shadow, \(requirement.demand)",
        measured: number, required: smallestShare, rectangle: art.visibleBounds,
        fix: "export the art without its shadow")
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .darkHalo,
    summary: "A soft dark shadow becomes a glow on the Lock Screen.",
    rationale: """
      The Lock Screen draws everything that has opacity in a material brighter than the wallpaper. \
      A shadow that set the art off becomes a pale smudge around it.
      """,
    fix: "Export the art without its shadow; the system draws none in this mode either.",
    source: """
      Documented: Human Interface Guidelines, Widgets: alpha decides how much material is drawn. \
      Calibrated: model 1.
      """,
    severity: .note, tags: ["vibrant", "shape"],
    triggering: [
      RuleExample("a drop shadow", halo(0.2)), RuleExample("exactly 5 %", halo(0.05)),
    ],
    passing: [
      RuleExample("just below 5 %", halo(0.049)),
      RuleExample("on black, where it is not seen", halo(0.2).with { $0.scenes = [.standby(21)] }),
    ])

  private static func halo(_ share: Double) -> Subject {
    Subject.glyph.art { $0.darkHalo = share }.shown(.lockScreen(12.0, 9, 6))
  }
}
