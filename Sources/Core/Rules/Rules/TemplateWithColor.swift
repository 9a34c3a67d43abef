// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `template-with-color`
  package static let templateWithColor = RuleID(rawValue: "template-with-color")
  /// `opaque-template`
  package static let opaqueTemplate = RuleID(rawValue: "opaque-template")
}

/// Colors in a template image, which the system discards.
package struct TemplateWithColor: ConfigurableRule {
  /// Chroma above this (95th percentile) is color, `0...1`.
  package var largestChroma = 0.1

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TemplateWithColor>] = [
    .init(
      "largest-chroma", { $1(&$0.largestChroma) }, in: 0...1,
      "the largest chroma that is not a color")
  ]

  /// One verdict, on what the file stores.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, subject.isTemplate, art.storedInk.hasSeveral else {
      return []
    }
    let requirement = Requirement(limit: largestChroma, failure: .above, unit: .share)
    let number = Estimate(art.storedInk.chromaP95)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
    return [
      Verdict(
        .fails(.warning),
        message: "its colors are never seen, the shape alone is, in one color: a template image "
          + "with a saturation of \(requirement.figure(number)), \(requirement.demand)",
        measured: number, required: largestChroma, rectangle: art.visibleBounds,
        fix: "set the set’s rendering to original, or draw it in one ink")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .templateWithColor,
    summary: "A template image is drawn in several colors, which the system discards.",
    rationale: """
      Of a template image the system uses the opacity and chooses the ink. A picture in several \
      colors loses what they distinguished, everywhere, not in widgets alone.
      """,
    fix: "Set “Render As” to Original Image, or redraw the picture in one ink.",
    source: "Documented: asset catalogs, template-rendering-intent: color is ignored.",
    severity: .warning, yieldsTo: [.opaqueTemplate], tags: ["catalog", "color"],
    triggering: [
      RuleExample("a colored logo as a template", template(0.6)),
      RuleExample("just above .1", template(0.101)),
    ],
    passing: [
      RuleExample("exactly .1", template(0.1)),
      RuleExample("one blue ink", template(0.6).art { $0.storedInk.hasSeveral = false }),
      RuleExample("an original image", template(0.6).with { $0.isTemplate = false }),
    ])

  private static func template(_ chroma: Double) -> Subject {
    Subject.glyph.art {
      $0.storedInk = ArtFacts.Ink(chromaP95: chroma, hasSeveral: true)
    }.with { $0.isTemplate = true }
  }
}

/// A template image without transparency, which is a block wherever it is shown.
package struct OpaqueTemplate: ConfigurableRule {
  /// It fires from this opaque share of the canvas on, `0...1`.
  package var smallestOpaqueFraction = 0.95

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<OpaqueTemplate>] = [
    .init(
      "smallest-opaque-fraction", { $1(&$0.smallestOpaqueFraction) }, in: 0...1,
      "the opaque share of the canvas from which on it is a block")
  ]

  /// One verdict, on what the file stores. A plain rectangle of one ink is meant to be one.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, subject.isTemplate, art.storedInk.hasSeveral,
      art.boundsFraction >= 0.95
    else { return [] }
    let requirement = Requirement(
      limit: smallestOpaqueFraction, failure: .atOrAbove, unit: .share)
    let number = Estimate(art.opaqueFraction)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
    return [
      Verdict(
        .fails(.error),
        message: "it is a plain block wherever it is shown: \(requirement.figure(number)) of a "
          + "template image is opaque, and its drawing is never seen, \(requirement.demand)",
        measured: number, required: smallestOpaqueFraction, rectangle: art.visibleBounds,
        fix: "set the set’s rendering to original, or make everything but the drawing transparent")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .opaqueTemplate,
    summary: "A template image is opaque, so that it is a block wherever it is shown.",
    rationale: """
      Of a template image the system uses the opacity alone. Where all of it is opaque, as in a \
      photo or a glyph on a white ground, a plain rectangle is painted and the drawing is gone.
      """,
    fix: """
      Set “Render As” to Original Image, or cut the ground out, so that the drawing alone is \
      opaque.
      """,
    source: "Documented: asset catalogs, template-rendering-intent: color is ignored.",
    severity: .error, tags: ["catalog", "alpha"],
    triggering: [
      RuleExample("a photo as a template", template(1)),
      RuleExample("exactly 95 % opaque", template(0.95)),
    ],
    passing: [
      RuleExample("94.9 % opaque", template(0.949)),
      RuleExample("an original image", template(1).with { $0.isTemplate = false }),
      RuleExample("a bar of one ink", template(1).art { $0.storedInk.hasSeveral = false }),
      RuleExample("a badge amid a clear margin", template(1).art { $0.visibleBounds = margin }),
    ])

  private static let margin = PixelRectangle(x: 18, y: 18, width: 180, height: 180)

  private static func template(_ opaque: Double) -> Subject {
    Subject.photo.art {
      ($0.storedInk, $0.opaqueFraction) = ($0.ink, opaque)
    }.with { $0.isTemplate = true }
  }
}
