// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Shapes that color alone drew are lost where widgets are tinted.
package struct AccentedDetailLoss: ConfigurableRule {
  /// It fires from this lost share of the inner edges on, `0...1`.
  package var smallestLoss = 0.5
  /// Fewer inner edges than this many outlines of the visible bounds are no detail.
  package var edgeOutlines = 0.5
  /// Nor are fewer than this share of the art's own outline: what a silhouette tells by itself.
  package var outlineShare = 0.55
  /// From this complexity on the outline says something of what the art is.
  package var tellingComplexity = 1.25
  /// Unless the lost edges deep inside are longer than so many of the art's own outlines, and as
  /// many more as the complexity is greater.
  package var tellingOutlines = 0.85
  /// More of them no outline makes up for.
  package var mostOutlines = 1.25
  /// From this complexity on it tells what soft shading alone is drawn in.
  package var shadedComplexity = 1.05
  /// Shading is soft where the median ΔE_ok across the edges is below this.
  package var shadedDifference = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<AccentedDetailLoss>] = [
    .init(
      "smallest-loss", { $1(&$0.smallestLoss) }, in: 0...1,
      "the lost share of the edges inside the art from which on it fires"),
    .init(
      "edge-outlines", { $1(&$0.edgeOutlines) }, in: 0...100,
      "edges inside the art, in outlines of the visible box, from which on they matter"),
    .init(
      "outline-share", { $1(&$0.outlineShare) }, in: 0...100,
      "edges inside the art, as a share of its own outline, from which on they matter"),
    .init(
      "telling-complexity", { $1(&$0.tellingComplexity) }, in: 1...1_000,
      "the complexity of the outline from which on it says something of what the art is"),
    .init(
      "telling-outlines", { $1(&$0.tellingOutlines) }, in: 0...100,
      "lost edges deep inside, in outlines of the art, that such an outline makes up for"),
    .init(
      "most-outlines", { $1(&$0.mostOutlines) }, in: 0...100,
      "the most that a more complex outline makes up for"),
    .init(
      "shaded-complexity", { $1(&$0.shadedComplexity) }, in: 1...1_000,
      "the same complexity where the edges inside are soft shading"),
    .init(
      "shaded-difference", { $1(&$0.shadedDifference) }, in: 0...1,
      "the median color difference (OKLab) across the edges below which they are soft shading"),
  ]

  /// One verdict an accented scene.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let requirement = Requirement(limit: smallestLoss, failure: .atOrAbove, unit: .share)
    return subject.scenes(.accented).compactMap { scene in
      let losses = subject.painted(in: scene).compactMap { art, treatment in
        art.innerEdgeOutlines >= edgeOutlines && hasDetail(art)
          ? art.loss(treatment).map { (art, $0) } : nil
      }
      guard
        let (art, loss) = losses.first(where: {
          requirement.isMissed(by: $0.1) && !isTold(byOutlineOf: $0.0, without: $0.1)
        })
      else { return nil }
      let number = Estimate(loss)
      return Verdict(
        .fails(.warning), scene: scene.place,
        message: "its inner drawing vanishes \(scene.place.phrase), only the outline is left: "
          + "\(requirement.text(number)) of the edges inside are lost, \(requirement.demand)",
        measured: number, required: smallestLoss, rectangle: art.visibleBounds,
        fix: fix(for: art))
    }
  }

  /// Luminance as alpha is no fix where it keeps as little.
  private func fix(for art: ArtFacts) -> String {
    let knock = "knock the inner shapes out in alpha"
    let isKept = (art.desaturatedEdgeLoss ?? 0) < smallestLoss && (art.luma?.p95 ?? 0) >= 0.05
    return isKept
      ? "\(knock), put them into the other accent group, or turn luminance into alpha"
      : "\(knock), or put them into the other accent group"
  }

  /// Whether the edges inside are much beside the silhouette.
  private func hasDetail(_ art: ArtFacts) -> Bool {
    Double(art.innerEdges) >= outlineShare * Double(art.outline)
  }

  /// Whether the silhouette says what the art is, so that no edge inside is missed: a person, a cup
  /// with its handle, a house that is drawn with a contour, or a heart that was merely shaded.
  private func isTold(byOutlineOf art: ArtFacts, without loss: Double) -> Bool {
    let (lost, outline) = (loss * Double(art.innerEdges), Double(art.outline))
    if art.outlineComplexity >= tellingComplexity {
      let most = tellingOutlines + art.outlineComplexity - tellingComplexity
      if loss * Double(art.deepEdges) < min(most, mostOutlines) * outline { return true }
    }
    return art.outlineComplexity >= shadedComplexity && art.innerEdgeDifference < shadedDifference
      && lost < outline
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "accented-detail-loss",
    summary: "Detail that color alone drew is lost where widgets are tinted.",
    rationale: """
      A tinted widget keeps opacity and drops color: a white bolt on a yellow disc becomes a disc. \
      What the art said by its inner shapes is gone, unless its outline says it: a person is still \
      one without a face, and a heart is one without its shine.
      """,
    remedy: """
      Cut the inner shapes out so that they are transparent, give them to the other accent group, \
      or turn luminance into alpha (`vibrancy convert --to luminance-to-alpha`).
      """,
    source: "Documented: WidgetKit, accented rendering mode: color is discarded, alpha stays.",
    severity: .warning, yieldsTo: ["accented-solid-block"], tags: ["accented", "alpha"],
    triggering: [
      RuleExample("a white bolt on a yellow disc", bolt(0.9)),
      RuleExample("exactly a half", bolt(0.5)),
      RuleExample("a mark in a heart", shaped(1.07)),
      RuleExample("soft shading on a disc", shaped(1.049) { $0.innerEdgeDifference = 0.2 }),
      RuleExample("a mark in a cup, whose handle is too small", shaped(1.249)),
      RuleExample("deep marks in a cup", shaped(1.25) { $0.deepEdges = 473 }),
      RuleExample(
        "a crowd of lost lines in a star",
        shaped(2) { ($0.innerEdges, $0.deepEdges) = (800, 695) }),
      RuleExample(
        "desaturated, of one luma",
        bolt(0.9).with {
          $0.accentedRendering = .desaturated
        }.art { $0.desaturatedEdgeLoss = 0.8 }),
    ],
    passing: [
      RuleExample("just below a half", bolt(0.499)),
      RuleExample("foliage, whose outline says it", bolt(0.9).art { $0.outline = 656 }),
      RuleExample("edges of just under half an outline", bolt(0.9).art { $0.innerEdges = 359 }),
      RuleExample("a person", shaped(4)), RuleExample("a cup with a mark", shaped(1.25)),
      RuleExample("somewhat more marks in a cup", shaped(1.25) { $0.deepEdges = 472 }),
      RuleExample("a house of a thick contour", shaped(1.5) { $0.innerEdges = 4_000 }),
      RuleExample("a star of lines", shaped(2) { ($0.innerEdges, $0.deepEdges) = (800, 694) }),
      RuleExample("a shaded heart", shaped(1.07) { $0.innerEdgeDifference = 0.2 }),
      RuleExample(
        "desaturated, of two lumas",
        bolt(0.9).with {
          $0.accentedRendering = .accentedDesaturated
        }.art { $0.desaturatedEdgeLoss = 0.1 }),
      RuleExample("in full color", bolt(0.9).with { $0.accentedRendering = .fullColor }),
    ])

  /// Edges that lose 360 of 400, of an outline of 500.
  private static func shaped(
    _ complexity: Double, _ change: (inout ArtFacts) -> Void = { _ in }
  ) -> Subject {
    bolt(0.9).art {
      ($0.innerEdges, $0.outline, $0.innerEdgeDifference) = (400, 500, 0.5)
      ($0.deepEdges, $0.outlineComplexity) = (400, complexity)
      change(&$0)
    }
  }

  private static func bolt(_ loss: Double) -> Subject {
    Subject.glyph.art {
      ($0.innerEdges, $0.accentedEdgeLoss) = (360, loss)
    }.shown(.homeTinted())
  }
}

extension ArtFacts {
  /// The share of the inner edges that a treatment loses; `nil`: none, or there are none.
  fileprivate func loss(_ treatment: AccentedTreatment) -> Double? {
    switch treatment {
    case .alpha: accentedEdgeLoss
    case .luminance: desaturatedEdgeLoss
    case .fullColor: nil
    }
  }
}
