// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `wasted-margin`
  package static let wastedMargin = RuleID(rawValue: "wasted-margin")
}

/// Art that fills little of its canvas.
package struct WastedMargin: ConfigurableRule {
  /// The smallest share of the canvas that the visible bounds must fill, `0...1`.
  package var smallestFraction = 0.25

  /// A rule with the number it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<WastedMargin>] = [
    .init(
      "smallest-fraction", { $1(&$0.smallestFraction) }, in: 0...1,
      "the smallest share of the canvas that the visible box must fill")
  ]

  /// One verdict, wherever the picture is shown.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let art = subject.visibleArt else { return [] }
    let requirement = Requirement(limit: smallestFraction, failure: .below, unit: .share)
    let number = Estimate(art.boundsFraction)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
    return [
      Verdict(
        .fails(.note),
        message: "it is drawn small, amid an empty margin: \(requirement.figure(number)) of the "
          + "canvas is filled, \(requirement.demand)",
        measured: number, required: smallestFraction, rectangle: art.visibleBounds,
        fix: "crop the canvas to the art")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .wastedMargin,
    summary: "The art fills little of its canvas.",
    rationale: """
      Accessory widgets are small. Art in the middle of a wide transparent margin is drawn smaller \
      than it could be, and alignment treats the margin as part of it.
      """,
    fix: "Crop the canvas to the art; let the layout add space.",
    source: "Measured: the visible box over the canvas.",
    severity: .note, isOnByDefault: false, tags: ["size"],
    triggering: [
      RuleExample("a dot in a wide canvas", box(20)),
      RuleExample("just below a quarter", box(107)),
    ],
    passing: [RuleExample("exactly a quarter", box(108)), RuleExample("a glyph", .glyph)])

  private static func box(_ side: Int) -> Subject {
    .glyph.art { $0.visibleBounds = PixelRectangle(x: 0, y: 0, width: side, height: side) }
  }
}
