// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `text-clipped`
  package static let textClipped = RuleID(rawValue: "text-clipped")
}

/// A text or a symbol is cut by the edge of the widget.
package struct TextClipped: ConfigurableRule {
  /// It fires from so many points beyond an edge on.
  package var leastExcess = 2.0

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TextClipped>] = [
    .init(
      "least-excess", { $1(&$0.leastExcess) }, in: 0...1000,
      "how far, in points, it must reach beyond the edge")
  ]

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let cut = subject.drawnMarks.filter { mark in
      !mark.hasMadeUpWords && (mark.excess?.amount ?? 0) >= leastExcess
    }
    guard let mark = cut.max(by: { $0.amount < $1.amount }), let excess = mark.excess else {
      return []
    }
    let amount = MessageArgument.figure(
      digits: Decimal.text(excess.amount, places: 0, rounding: .down), .plain)
    // How high a list gets is a matter of its data.
    let isAcross = excess.side == .left || excess.side == .right
    return [
      Verdict(
        .fails(isAcross ? .warning : .note), scene: mark.place,
        message: "\(mark.thing) is cut by the widget’s \(word: excess.side.rawValue) edge: "
          + "\(amount) points of it are outside\(cut.also(beside: mark.place)), \(cut.shownIn)",
        measured: Estimate(excess.amount), required: leastExcess,
        fix: "let it shrink or break into lines instead of .fixedSize() or an offset"
      )
      .showing(mark)
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .textClipped,
    summary: "A text or symbol reaches beyond the widget’s edge, where it is cut.",
    rationale: """
      A widget draws nothing outside of its shape. A text of a fixed size, or one that is moved, loses \
      its first or last letters there, without an ellipsis to say so.
      """,
    fix: """
      Leave out `.fixedSize()` on long texts, or let them shrink with `.minimumScaleFactor(_:)`; keep \
      what is offset within the widget.
      """,
    source: """
      Laid out as SwiftUI does, on the usual device at the usual text size. From the cap height to the \
      baseline of a text’s letters. Shapes and pictures may reach beyond the edge on purpose.
      """,
    severity: .warning, isLadder: true, tags: ["code", "layout"],
    triggering: [
      RuleExample("2 points outside", .marks(beyond(2))),
      RuleExample(
        "at the lower edge: a note",
        .marks(beyond(2).with { $0.excess = MarkFacts.Excess(.bottom, 9) })),
    ],
    passing: [
      RuleExample("1.99 points outside", .marks(beyond(1.99))),
      RuleExample("within", .marks(.text("190", at: .homeLight, Estimate(9)))),
      RuleExample("a picture of the catalog", .glyph),
    ])

  private static func beyond(_ amount: Double) -> MarkFacts {
    .text("Wednesday, 14 September", at: .homeLight, Estimate(9)).with {
      $0.excess = MarkFacts.Excess(.right, amount)
    }
  }
}

extension MarkFacts {
  fileprivate var amount: Double { excess?.amount ?? 0 }
}
