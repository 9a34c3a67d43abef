// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `text-overlap`
  package static let textOverlap = RuleID(rawValue: "text-overlap")
}

/// Two texts lie on each other.
package struct TextOverlap: ConfigurableRule {
  /// It fires from this share of the smaller one's ink on, `0...1`.
  package var leastShare = 0.15

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TextOverlap>] = [
    .init(
      "least-share", { $1(&$0.leastShare) }, in: 0...1,
      "the share of the smaller text's ink that both must have")
  ]

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let crossed = subject.drawnMarks.filter { mark in
      !mark.hasMadeUpWords && mark.overlapping.contains { $0.share >= leastShare }
    }
    guard let mark = crossed.first,
      let other = mark.overlapping.max(by: { $0.share < $1.share })
    else { return [] }
    let share = Requirement(limit: leastShare, failure: .atOrAbove, unit: .share)
    let under = MarkFacts(.text, other.words, in: mark.widget, mark.family, at: mark.place)
    return [
      Verdict(
        .fails(min(.warning, mark.mostSevere)), scene: mark.place,
        message: "\(mark.thing) lies on \(under.thing) (\(other.location)): "
          + "\(share.figure(Estimate(other.share))) of the letters cross\(crossed.also(beside: mark.place)), "
          + "\(crossed.shownIn)",
        measured: Estimate(other.share), required: leastShare,
        fix: "put both into one stack, or give each its own edge"
      )
      .showing(mark)
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .textOverlap,
    summary: "Two texts lie on each other.",
    rationale: """
      In a `ZStack`, an overlay or with an offset two texts may share a place; in a small family they \
      do sooner than on the canvas they were designed on. Neither can be read.
      """,
    fix: "Use a stack for texts that stand together, and `ViewThatFits` where both do not fit.",
    source: """
      Laid out and drawn from the widget’s Swift. Two texts of the same words count as one with an \
      outline.
      """,
    severity: .warning, tags: ["code", "layout"],
    triggering: [RuleExample("15 % of the smaller one", .marks(crossing(0.15)))],
    passing: [
      RuleExample("14.9 % of it", .marks(crossing(0.149))),
      RuleExample("alone", .marks(.text("1,250", at: .homeLight, Estimate(9)))),
      RuleExample("a picture of the catalog", .glyph),
    ])

  private static func crossing(_ share: Double) -> MarkFacts {
    .text("1,250", at: .homeLight, Estimate(9)).with {
      $0.overlapping = [
        MarkFacts.Overlap(
          words: "Balance", location: CodeLocation(path: "", line: 15), share: share)
      ]
    }
  }
}
