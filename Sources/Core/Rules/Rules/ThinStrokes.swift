// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `thin-strokes`
  package static let thinStrokes = RuleID(rawValue: "thin-strokes")
}

/// Strokes too thin for a watch.
package struct ThinStrokes: ConfigurableRule {
  /// It fires from this share in strokes under 2 pt on, `0...1`.
  package var smallestShare = 0.5

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<ThinStrokes>] = [
    .init(
      "smallest-share", { $1(&$0.smallestShare) }, in: 0...1,
      "the share of the ink in strokes under 2 pt from which on it fires")
  ]

  /// One verdict, where some scene is a watch's.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt, art.thinFraction >= smallestShare,
      subject.scenes.contains(where: { $0.isWatch })
    else { return [] }
    let requirement = Requirement(limit: smallestShare, failure: .atOrAbove, unit: .share)
    let number = Estimate(art.thinFraction)
    return [
      Verdict(
        .fails(.note),
        message:
          "its strokes are too fine to see at a glance: \(requirement.figure(number)) of the "
          + "ink’s area is in strokes under 2 points, \(requirement.demand)",
        measured: number, required: smallestShare, rectangle: art.visibleBounds,
        fix: "draw the strokes 2 pt wide or wider")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .thinStrokes,
    summary: "The strokes are too thin for a watch.",
    rationale: """
      A complication is a few millimetres wide and read in passing, often dimmed. Hairlines fall \
      apart there.
      """,
    fix: "Draw the strokes 2 pt wide or wider, or draw less.",
    source: "Documented: Human Interface Guidelines, Complications: use strokes of 2 pt or more.",
    severity: .note, tags: ["watch", "shape"],
    triggering: [
      RuleExample("hairlines", strokes(0.9)), RuleExample("exactly a half", strokes(0.5)),
    ],
    passing: [
      RuleExample("just below a half", strokes(0.499)),
      RuleExample("on an iPhone", strokes(0.9).with { $0.scenes = [.lockScreen(12.0, 9, 6)] }),
    ])

  private static func strokes(_ share: Double) -> Subject {
    Subject.glyph.art { $0.thinFraction = share }.shown(.watchFace(21))
  }
}
