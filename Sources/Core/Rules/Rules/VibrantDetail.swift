// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `vibrant-detail`
  package static let vibrantDetail = RuleID(rawValue: "vibrant-detail")
}

/// Parts that only hue distinguished become one grey.
package struct VibrantDetail: ConfigurableRule {
  /// The smallest share of the edges inside the art that must survive, `0...1`.
  package var smallestRetention = 0.5
  /// The least difference of the two sides of an edge in full color, as the median ΔE_ok, from
  /// which on edges matter.
  package var smallestDifference = 0.15
  /// Fewer edges than this for each pixel of a point are too few to judge.
  package var edgesPerScale = 50.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<VibrantDetail>] = [
    .init(
      "smallest-retention", { $1(&$0.smallestRetention) }, in: 0...1,
      "the smallest share of the edges inside the art that must survive"),
    .init(
      "smallest-difference", { $1(&$0.smallestDifference) }, in: 0...1,
      "the median color difference (OKLab) across those edges from which on they matter"),
    .init(
      "edges-per-scale", { $1(&$0.edgesPerScale) }, in: 0...100_000,
      "the fewest edges, in pixels at 1x, that are judged"),
  ]

  /// One verdict a vibrant scene: every judged wallpaper must fail.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt,
      Double(art.innerEdges) >= edgesPerScale * Double(art.scale), art.innerEdges > 0,
      art.innerEdgeDifference >= smallestDifference
    else { return [] }
    let requirement = Requirement(limit: smallestRetention, failure: .below, unit: .share)
    return subject.scenes(.vibrant).compactMap { scene in
      requirement.ruling(on: scene.readings({ $0.detailRetention }), failing: .all).map {
        $0.verdict(
          .warning, in: scene.place,
          sees: "its inner drawing melts into one grey \(scene.place)\($0.worst.preview.backdrop)",
          what: "of the edges inside it survive",
          fix: "separate the parts by brightness, not by hue alone")
      }
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .vibrantDetail,
    summary: "Parts that only hue distinguished become one grey on the Lock Screen.",
    rationale: """
      The Lock Screen discards color. A red needle on a green dial of the same brightness is \
      gone: the shape is left and what it said is lost.
      """,
    fix: "Distinguish the parts by brightness as well: one light, the other dark or cut out.",
    source: """
      Documented: Human Interface Guidelines, Widgets: content is desaturated. Calibrated: model 1. \
      An edge survives where both sides differ by ΔL* of 8 or more.
      """,
    severity: .warning, tags: ["vibrant", "color"],
    triggering: [
      RuleExample("red on green of one luma", hues(Estimate(0.1, in: 0.05...0.2))),
      RuleExample("just below a half", hues(Estimate(0.499))),
    ],
    passing: [
      RuleExample("exactly a half", hues(Estimate(0.5, in: 0.3...0.6))),
      RuleExample(
        "a photo's soft edges, ΔE .149",
        hues(Estimate(0.1)).art {
          $0.innerEdgeDifference = 0.149
        }),
      RuleExample("149 edges at 3x", hues(Estimate(0.1)).art { $0.innerEdges = 149 }),
    ],
    undetermined: [
      RuleExample("the model's range reaches a half", hues(Estimate(0.4, in: 0.3...0.5)))
    ])

  private static func hues(_ retention: Estimate) -> Subject {
    Subject.glyph.art {
      $0.ink = ArtFacts.Ink(chromaP95: 0.8, hasSeveral: true)
      ($0.innerEdges, $0.innerEdgeDifference) = (150, 0.15)
    }.shown(.lockScreen(6.0, 5, 4).previews { $0.detailRetention = retention })
  }
}
