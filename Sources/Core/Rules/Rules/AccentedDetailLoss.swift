// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `accented-detail-loss`
  package static let accentedDetailLoss = RuleID(rawValue: "accented-detail-loss")
}

/// Shapes that color alone drew are lost where widgets are tinted.
package struct AccentedDetailLoss: ConfigurableRule {
  /// It fires from this lost share of what is drawn inside on, `0...1`.
  package var smallestLoss = 0.5
  /// Lost lines shorter than this many outlines of the visible bounds are not detail.
  package var boxShare = 0.3
  /// Nor are those shorter than this share of the art's own outline: what a silhouette shows by itself.
  package var outlineShare = 0.4
  /// From this complexity on the outline shows what the art is.
  package var tellingComplexity = 1.25
  /// Unless the lost lines deep inside are longer than so many of the art's own outlines.
  package var tellingOutlines = 0.7
  /// The same where the lines are soft shading.
  package var shadedOutlines = 1.25
  /// From this complexity on it shows what soft shading alone is drawn in.
  package var shadedComplexity = 1.05
  /// Shading is soft where the median ΔE_ok across the edges is below this.
  package var shadedDifference = 0.25

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<AccentedDetailLoss>] = [
    .init(
      "smallest-loss", { $1(&$0.smallestLoss) }, in: 0...1,
      "the lost share of what is drawn inside the art from which on it fires"),
    .init(
      "box-share", { $1(&$0.boxShare) }, in: 0...100,
      "lost lines inside the art, in outlines of the visible box, from which on they matter"),
    .init(
      "outline-share", { $1(&$0.outlineShare) }, in: 0...100,
      "lost lines inside the art, as a share of its own outline, from which on they matter"),
    .init(
      "telling-complexity", { $1(&$0.tellingComplexity) }, in: 1...1_000,
      "the complexity of the outline from which on it shows what the art is"),
    .init(
      "telling-outlines", { $1(&$0.tellingOutlines) }, in: 0...100,
      "lost lines deep inside, in outlines of the art, that such an outline makes up for"),
    .init(
      "shaded-outlines", { $1(&$0.shadedOutlines) }, in: 0...100,
      "the same where the lines are soft shading"),
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
      let losses = subject.painted(in: scene).compactMap { LostDrawing($0.art, as: $0.treatment) }
      guard
        let (art, loss) = losses.first(where: {
          requirement.isMissed(by: $0.share) && hasDetail($0) && !isRecognized(without: $0)
        }).map({ ($0.art, $0.share) })
      else { return nil }
      let number = Estimate(loss)
      return Verdict(
        .fails(.warning), scene: scene.place,
        message: "its inner drawing vanishes \(scene.place), only the outline is left: "
          + "\(requirement.figure(number)) of the drawing inside is lost, \(requirement.demand)",
        measured: number, required: smallestLoss, rectangle: art.visibleBounds,
        fix: fix(for: art))
    }
  }

  /// Luminance as alpha is not a fix where it keeps as little.
  private func fix(for art: ArtFacts) -> Advice {
    let knock: Message = "knock the inner shapes out in alpha"
    let isKept = (art.desaturatedEdgeLoss ?? 0) < smallestLoss && (art.luma?.p95 ?? 0) >= 0.05
    return isKept
      ? "\(knock), put them into the other accent group, or turn luminance into alpha"
      : "\(knock), or put them into the other accent group"
  }

  /// `true` if the lost lines are many, compared with the silhouette.
  private func hasDetail(_ drawing: LostDrawing) -> Bool {
    let box = drawing.art.visibleBounds.map { Double($0.perimeter) } ?? 0
    return drawing.lines >= outlineShare * Double(drawing.art.outline)
      && drawing.lines >= boxShare * box
  }

  /// `true` if the silhouette alone shows what the art is, so that no line inside is missed: a
  /// person, a cup with its handle, a house that is drawn with a contour, or a heart that was
  /// merely shaded.
  private func isRecognized(without drawing: LostDrawing) -> Bool {
    let (art, outline) = (drawing.art, Double(drawing.art.outline))
    let isShaded = art.innerEdgeDifference < shadedDifference
    if art.outlineComplexity >= tellingComplexity,
      drawing.deepLines < (isShaded ? shadedOutlines : tellingOutlines) * outline
    {
      return true
    }
    return isShaded && art.outlineComplexity >= shadedComplexity && drawing.lines < outline
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .accentedDetailLoss,
    summary: "Detail that color alone drew is lost where widgets are tinted.",
    rationale: """
      A tinted widget keeps opacity and drops color: a white bolt on a yellow disc becomes a disc. \
      What the art said by its inner shapes is gone, unless its outline says it: a person is still \
      one without a face, and a heart is one without its shine.
      """,
    fix: """
      Cut the inner shapes out so that they are transparent, give them to the other accent group, \
      or turn luminance into alpha (`vibrancy convert --to luminance-to-alpha`).
      """,
    source: "Documented: WidgetKit, accented rendering mode: color is discarded, alpha stays.",
    severity: .warning, yieldsTo: [.accentedSolidBlock], tags: ["accented", "alpha"],
    triggering: [
      RuleExample("a white bolt on a yellow disc", bolt(0.9)),
      RuleExample("exactly a half", bolt(0.5)),
      RuleExample("a mark in a heart", shaped(1.07)),
      RuleExample("soft shading on a disc", shaped(1.049) { $0.innerEdgeDifference = 0.2 }),
      RuleExample("a mark in a cup, whose handle is too small", shaped(1.249)),
      RuleExample("deep marks in a cup", shaped(1.25) { $0.deepLines = 350 }),
      RuleExample(
        "deep shading in a star",
        shaded(2) { ($0.lostLines, $0.deepLines) = (800, 625) }),
      RuleExample(
        "desaturated, of one luma",
        bolt(0.9).with {
          $0.accentedRendering = .desaturated
        }.art { $0.desaturatedEdgeLoss = 0.9 }),
    ],
    passing: [
      RuleExample("just below a half", bolt(0.499)),
      RuleExample("foliage, whose outline shows it", bolt(0.9).art { $0.outline = 726 }),
      RuleExample("lines of just under a third of the box", bolt(0.9).art { $0.lostLines = 215 }),
      RuleExample("a person", shaped(4)), RuleExample("a cup with a mark", shaped(1.25)),
      RuleExample("somewhat more marks in a cup", shaped(1.25) { $0.deepLines = 349 }),
      RuleExample("a house of a thick contour", shaped(1.5) { $0.lostLines = 4_000 }),
      RuleExample(
        "a shaded star", shaded(2) { ($0.lostLines, $0.deepLines) = (800, 624) }),
      RuleExample("a shaded heart", shaded(1.07)),
      RuleExample(
        "desaturated, of two lumas",
        bolt(0.9).with {
          $0.accentedRendering = .accentedDesaturated
        }.art { $0.desaturatedEdgeLoss = 0.1 }),
      RuleExample("in full color", bolt(0.9).with { $0.accentedRendering = .fullColor }),
    ])

  /// Lost lines of 290, of an outline of 500.
  private static func shaped(
    _ complexity: Double, _ change: (inout ArtFacts) -> Void = { _ in }
  ) -> Subject {
    bolt(0.9).art {
      ($0.outline, $0.innerEdgeDifference) = (500, 0.5)
      ($0.deepLines, $0.outlineComplexity) = (290, complexity)
      change(&$0)
    }
  }

  /// The same of soft shading.
  private static func shaded(
    _ complexity: Double, _ change: (inout ArtFacts) -> Void = { _ in }
  ) -> Subject {
    shaped(complexity) {
      $0.innerEdgeDifference = 0.2
      change(&$0)
    }
  }

  private static func bolt(_ loss: Double) -> Subject {
    Subject.glyph.art {
      ($0.innerEdges, $0.lostLines, $0.accentedEdgeLoss) = (360, 290, loss)
    }.shown(.homeTinted())
  }
}

/// The drawing inside of a picture that one color loses.
private struct LostDrawing {
  let art: ArtFacts
  /// The lost share, `0...1`.
  let share: Double
  /// Lost lines, and those deep inside.
  let lines, deepLines: Double

  /// - Returns: `nil`: a treatment loses none, or there is none.
  init?(_ art: ArtFacts, as treatment: AccentedTreatment) {
    guard let inAlpha = art.accentedEdgeLoss, inAlpha > 0 else { return nil }
    let share: Double
    switch treatment {
    case .alpha: share = inAlpha
    case .luminance:
      guard let inLuminance = art.desaturatedEdgeLoss else { return nil }
      share = inLuminance
    case .fullColor: return nil
    }
    (self.art, self.share) = (art, share)
    let ratio = min(share / inAlpha, 1)
    (lines, deepLines) = (Double(art.lostLines) * ratio, Double(art.deepLines) * ratio)
  }
}
