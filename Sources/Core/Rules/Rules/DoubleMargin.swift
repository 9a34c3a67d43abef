// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `double-margin`
  package static let doubleMargin = RuleID(rawValue: "double-margin")
}

/// A widget is padded on all sides within the margins that the system leaves.
package struct DoubleMargin: ConfigurableRule {
  /// It fires from a padding of so many points on.
  package var leastPadding = 11.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<DoubleMargin>] = [
    .init(
      "least-padding", { $1(&$0.leastPadding) }, in: 0...1000,
      "the padding on all sides, in points, that is a margin of its own")
  ]

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let padded = (subject.drawnLine?.paddings ?? []).filter { $0.least >= leastPadding }
    guard let padding = padded.first?.least else { return [] }
    let shownIn = Message.shown(in: padded.map { $0.widget }, padded.map { $0.family })
    let requirement = Requirement(limit: leastPadding, failure: .atOrAbove, unit: .plain)
    return [
      Verdict(
        .fails(.note),
        message: "a padding of \(requirement.figure(Estimate(padding))) points lies within the "
          + "margins of 16 points that the system leaves, \(shownIn)",
        measured: Estimate(padding), required: leastPadding,
        fix: "leave the padding out, or turn the system’s off with .contentMarginsDisabled()")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .doubleMargin,
    summary: "All of the content is padded within the system’s margins.",
    rationale: """
      From iOS 17 on the system leaves 16 points around a widget’s content. A padding from before lies \
      within it: a small widget loses a third of its room, and stands out from those beside it.
      """,
    fix: "Leave out the outermost `.padding()`, or set `.contentMarginsDisabled()` and keep it.",
    source: "Documented by Apple: contentMarginsDisabled. Calibrated: 16 points, on captures.",
    severity: .note, tags: ["code", "layout"],
    triggering: [RuleExample("11 points on all sides", padded(11))],
    passing: [
      RuleExample("10.9 points", padded(10.9)),
      RuleExample("a picture of the catalog", .glyph),
    ])

  private static func padded(_ points: Double) -> Subject {
    var subject = Subject()
    subject.drawn = DrawnLineFacts()
    subject.drawn?.paddings = [PaddingFacts(points, in: "Tides", .systemSmall)]
    return subject
  }
}
