// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `accented-solid-block`
  package static let accentedSolidBlock = RuleID(rawValue: "accented-solid-block")
}

/// An opaque picture, which tinting paints as one block.
package struct AccentedSolidBlock: ConfigurableRule {
  /// It fires from this opaque share of the visible bounds on, `0...1`.
  package var smallestOpaqueFraction = 0.95
  /// A luma spread (p95 − p05) above this is a picture, `0...1`.
  package var lumaSpread = 0.1
  /// So are inner edges from this many outlines of the visible bounds on.
  package var edgeOutlines = 0.5

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<AccentedSolidBlock>] = [
    .init(
      "smallest-opaque-fraction", { $1(&$0.smallestOpaqueFraction) }, in: 0...1,
      "the opaque share of the visible box from which on it is a block"),
    .init(
      "luma-spread", { $1(&$0.lumaSpread) }, in: 0...1, "a luma spread above this is a picture"),
    .init(
      "edge-outlines", { $1(&$0.edgeOutlines) }, in: 0...100,
      "edges inside the art, in outlines of the visible box, from which on it is a picture"),
  ]

  /// One verdict an accented scene: an error where it is known how the picture is shown.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let requirement = Requirement(
      limit: smallestOpaqueFraction, failure: .atOrAbove, unit: .share)
    return subject.scenes(.accented).compactMap { scene in
      let painted = subject.painted(in: scene).first { $0.treatment == .alpha && isBlock($0.art) }
      guard let art = painted?.art else { return nil }
      let number = Estimate(art.opaqueFraction)
      return Verdict(
        .fails(subject.isDescribed ? .error : .warning), scene: scene.place,
        message: "it becomes a plain block \(scene.place): \(requirement.figure(number)) of "
          + "its box is opaque, \(requirement.demand)",
        measured: number, required: smallestOpaqueFraction, rectangle: art.visibleBounds,
        fix: Self.fix(in: scene))
    }
  }

  private func isBlock(_ art: ArtFacts) -> Bool {
    guard let luma = art.luma, art.opaqueFraction >= smallestOpaqueFraction else { return false }
    return luma.p95 - luma.p05 > lumaSpread || art.innerEdgeOutlines >= edgeOutlines
  }

  private static func fix(in scene: SceneFacts) -> Advice {
    let gray: Message = "set widgetAccentedRenderingMode to .desaturated or .accentedDesaturated"
    return scene.isWatch ? Advice(gray) : "\(gray), or to .fullColor"
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .accentedSolidBlock,
    summary: "An opaque picture becomes one block of color where widgets are tinted.",
    rationale: """
      Tinting discards color and keeps opacity. A photo, a cover or a filled badge has nothing but \
      opacity, so people see a plain rectangle where the picture was.
      """,
    fix: """
      Say how the image takes part: `widgetAccentedRenderingMode(.desaturated)` or \
      `(.accentedDesaturated)` keep its shades, `(.fullColor)` its colors (not on Apple Watch). \
      `accented` is no way out: it is a block in the accent color.
      """,
    source: """
      Documented: WidgetKit, accented rendering mode and WidgetAccentedRenderingMode; watchOS \
      ignores fullColor.
      """,
    severity: .error, isLadder: true, tags: ["accented", "alpha"],
    triggering: [
      RuleExample("a photo, nothing set", photo),
      RuleExample(
        "a photo, described as accented",
        photo.with {
          ($0.isDescribed, $0.accentedRendering) = (true, .accented)
        }),
      RuleExample("exactly 95 % opaque", photo.art { $0.opaqueFraction = 0.95 }),
      RuleExample(
        "fullColor on a watch",
        photo.with {
          $0.accentedRendering = .fullColor
          $0.scenes = [.one(.watchAccented, 8)]
        }),
      RuleExample("flat colors with many edges", photo.ink(0.5).art { $0.innerEdges = 432 }),
    ],
    passing: [
      RuleExample("94.9 % opaque", photo.art { $0.opaqueFraction = 0.949 }),
      RuleExample("desaturated", photo.with { $0.accentedRendering = .desaturated }),
      RuleExample("fullColor on an iPhone", photo.with { $0.accentedRendering = .fullColor }),
      RuleExample(
        "a plain square of a luma spread of .1",
        photo.art {
          ($0.luma, $0.innerEdges) = (.init(p05: 0, p50: 0, p95: 0.1, mean: 0), 0)
        }),
      RuleExample("one edge short", photo.ink(0.5).art { $0.innerEdges = 431 }),
    ])

  private static let photo = Subject.photo.shown(.homeTinted())
}
