// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// Colors in a template image, which the system discards.
package struct TemplateWithColor: ConfigurableRule {
  /// Chroma above this (95th percentile) is color, `0...1`.
  package var largestChroma = 0.1

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TemplateWithColor>] = [
    .init(
      "largest-chroma", { $1(&$0.largestChroma) }, in: 0...1, "the largest chroma that is no color")
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
        message: "of a template image in several colors the system keeps the shape alone: a "
          + "saturation of \(requirement.text(number)), \(requirement.demand)",
        measured: number, required: largestChroma, rectangle: art.visibleBounds,
        fix: "set the set’s rendering to original, or draw it in one ink")
    ]
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "template-with-color",
    summary: "A template image is drawn in several colors, which the system discards.",
    rationale: """
      Of a template image the system uses the opacity and chooses the ink. A picture in several \
      colors loses what they told apart, everywhere, not in widgets alone.
      """,
    remedy: "Set “Render As” to Original Image, or redraw the picture in one ink.",
    source: "Documented: asset catalogs, template-rendering-intent: color is ignored.",
    severity: .warning, tags: ["catalog", "color"],
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
