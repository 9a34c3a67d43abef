// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `blank-asset`
  package static let blankAsset = RuleID(rawValue: "blank-asset")
}

/// Nothing of the picture is visible.
package struct BlankAsset: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<BlankAsset>] = []

  /// One verdict, wherever the picture is shown; a warning of a vector, which another program drew
  /// and the system may draw otherwise.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.isInScope, let art = subject.art, art.visibleBounds == nil else { return [] }
    let drawn: Message = subject.isVector ? "nothing of it is drawn" : "nothing is to be seen"
    return [
      Verdict(
        .fails(subject.isVector ? .warning : .error),
        message: "\(drawn): the most opaque pixel is below 5 % opacity",
        measured: Estimate(art.visibleFraction), required: 0, rectangle: art.canvas,
        fix: "export it again with its layers shown, or take it out of the catalog")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .blankAsset,
    summary: "The picture has no visible pixel.",
    rationale: """
      The widget shows a hole where its art should be, and nothing in the build says so. It comes \
      of an export with the layers hidden, or of a placeholder that was never replaced.
      """,
    fix: "Export the art again with its layers shown, or remove the set.",
    source: "Measured: no pixel has an opacity of 5 % or more.",
    severity: .error, isLadder: true, tags: ["catalog", "icon"],
    triggering: [
      RuleExample("a transparent canvas", blank),
      RuleExample("a vector of which nothing is drawn", blank.with { $0.isVector = true }),
    ],
    passing: [
      RuleExample("a glyph", .glyph),
      RuleExample("a transparent canvas out of scope", blank.with { $0.kind = .outOfScope }),
    ])

  private static let blank = Subject.glyph.art { $0 = ArtFacts(canvas: $0.canvas, scale: 3) }
}
