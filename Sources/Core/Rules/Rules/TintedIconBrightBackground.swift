// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `tinted-icon-bright-background`
  package static let tintedIconBrightBackground = RuleID(rawValue: "tinted-icon-bright-background")
}

/// A bright background in the tinted look of an icon.
package struct TintedIconBrightBackground: ConfigurableRule {
  /// The background is the picture's own from this opaque share of its edge on, `0...1`.
  package var smallestOpaqueFraction = 0.8
  /// Its mean luma may be so large, `0...1`.
  package var largestLuma = 0.3

  /// A rule with the numbers it ships with.
  package init() {}

  /// The numbers above.
  package static let parameters: [RuleParameter<TintedIconBrightBackground>] = [
    .init(
      "smallest-opaque-fraction", { $1(&$0.smallestOpaqueFraction) }, in: 0...1,
      "the opaque share of the icon's edge from which on the background is its own"),
    .init("largest-luma", { $1(&$0.largestLuma) }, in: 0...1, "the largest mean luma of that edge"),
  ]

  /// One verdict, on tinted icons.
  package func verdicts(on subject: Subject) -> [Verdict] {
    IconBackground.verdict(
      on: subject.icon(.tinted), opaqueFrom: smallestOpaqueFraction, lumaAbove: largestLuma,
      look: .tinted, fix: "leave the background transparent, or fill it with a dark grey")
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .tintedIconBrightBackground,
    summary: "The tinted look of an icon has a bright background of its own.",
    rationale: """
      The system lays the tint over the picture’s brightness on a dark plate. A bright background \
      becomes a flat slab of the tint, and the glyph drowns in it.
      """,
    fix: "Leave the background transparent, or fill it with a dark grey.",
    source: """
      Documented: Human Interface Guidelines, App icons, dark and tinted variants. The edge is the \
      outermost 10 % of the icon’s mask.
      """,
    severity: .warning, tags: ["icon", "background"],
    triggering: [
      RuleExample("a white background", IconBackground.icon(.tinted, 1, opaque: 1)),
      RuleExample("just above .3", IconBackground.icon(.tinted, 0.301)),
    ],
    passing: [
      RuleExample("exactly .3", IconBackground.icon(.tinted, 0.3)),
      RuleExample("79.9 % of the edge opaque", IconBackground.icon(.tinted, 1, opaque: 0.799)),
      RuleExample("a light icon", IconBackground.icon(.light, 1, opaque: 1)),
    ])
}
