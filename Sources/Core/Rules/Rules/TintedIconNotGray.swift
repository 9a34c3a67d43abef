// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `tinted-icon-not-gray`
  package static let tintedIconNotGray = RuleID(rawValue: "tinted-icon-not-gray")
}

/// Color in the tinted look of an icon.
package struct TintedIconNotGray: ConfigurableRule {
  /// Chroma above this (95th percentile) is color, `0...1`.
  package var largestChroma = 0.02

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TintedIconNotGray>] = [
    .init("largest-chroma", { $1(&$0.largestChroma) }, in: 0...1, "the largest chroma that is grey")
  ]

  /// One verdict, on tinted icons.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.icon(.tinted), art.visibleBounds != nil else { return [] }
    let requirement = Requirement(limit: largestChroma, failure: .above, unit: .share)
    let number = Estimate(art.storedInk.chromaP95)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
    return [
      Verdict(
        .fails(.error),
        message: "the tinted icon is not grey: a saturation of \(requirement.figure(number)), "
          + "\(requirement.demand)",
        measured: number, required: largestChroma, rectangle: art.visibleBounds,
        fix: Self.fix(for: art))
    ]
  }

  /// The conversion is not a fix where it would leave one flat grey, or black alone.
  private static func fix(for art: ArtFacts) -> Advice {
    let luma = art.luma.map { ($0.p05, $0.p95) } ?? (0, 0)
    let isCutOut = art.visibleFraction < 0.95 && luma.1 * art.inkOpacity > 0.1
    return luma.1 - luma.0 > 0.1 || isCutOut
      ? "make it greyscale: `vibrancy convert --to tinted-icon`"
      : "draw it in greys that differ in brightness: in grey it is one flat color"
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .tintedIconNotGray,
    summary: "The tinted look of an icon is not greyscale.",
    rationale: """
      The system paints its tint over the brightness of the tinted icon. Color in it is at best \
      lost; what people see is not what was drawn.
      """,
    fix: "Export the tinted look in greyscale, or run `vibrancy convert --to tinted-icon`.",
    source: "Documented: Human Interface Guidelines, App icons: the tinted variant is greyscale.",
    severity: .error, tags: ["icon", "color"],
    triggering: [
      RuleExample("a blue icon", icon(0.7)), RuleExample("just above .02", icon(0.0201)),
    ],
    passing: [
      RuleExample("exactly .02", icon(0.02)),
      RuleExample("a blue dark icon", .icon(.dark) { $0.storedInk.chromaP95 = 0.7 }),
    ])

  private static func icon(_ chroma: Double) -> Subject {
    .icon(.tinted) { $0.storedInk.chromaP95 = chroma }
  }
}
