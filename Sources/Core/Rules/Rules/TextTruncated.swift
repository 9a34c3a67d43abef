// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `text-truncated`
  package static let textTruncated = RuleID(rawValue: "text-truncated")
}

/// A text of a widget ends in an ellipsis.
package struct TextTruncated: ConfigurableRule {
  /// It fires where a text needs so much more room than it has: letters of another typeface differ.
  package var leastExcess = 0.1

  /// A rule with the numbers it ships with.
  package init() {}

  /// The number above.
  package static let parameters: [RuleParameter<TextTruncated>] = [
    .init(
      "least-excess", { $1(&$0.leastExcess) }, in: 0...10,
      "the share of its room that a text must need besides")
  ]

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let cut = subject.drawnMarks.filter { mark in
      !mark.hasMadeUpWords && mark.isCut(byMoreThan: leastExcess)
    }
    guard let mark = cut.first(where: { $0.isLiteral }) ?? cut.first, let overflow = mark.overflow
    else { return [] }
    let severity: Severity = mark.isLiteral && mark.isGiven ? .warning : .note
    let (need, room) = (
      MessageArgument.figure(digits: "\(Int(overflow.need.rounded(.up)))", .plain),
      MessageArgument.figure(digits: "\(Int(overflow.room.rounded(.down)))", .plain)
    )
    return [
      Verdict(
        .fails(severity), scene: mark.place,
        message: "\(mark.thing) ends in an ellipsis: it needs \(need) points and has \(room)"
          + "\(cut.also(beside: mark.place)), \(cut.shownIn)",
        fix: "let it shrink with .minimumScaleFactor(0.7), give it a second line, or shorten it"
      )
      .showing(mark)
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .textTruncated,
    summary: "A text does not fit and ends in an ellipsis.",
    rationale: """
      “19…” says nothing of 190. What is cut in the preview of the widget’s own author is cut on every \
      phone.
      """,
    fix: """
      `.minimumScaleFactor(_:)` lets a text shrink, a larger `.lineLimit(_:)` lets it break, \
      `ViewThatFits` chooses shorter words.
      """,
    source: """
      Laid out as SwiftUI does, on the usual device at the usual text size, in the widths of the \
      system’s typeface. What the code writes out is a warning; values that happen to be long are a note.
      """,
    severity: .warning, isLadder: true, tags: ["code", "layout"],
    triggering: [
      RuleExample("words of the code: a warning", .marks(cut(true, 132, 145.21))),
      RuleExample("a value: a note", .marks(cut(false, 132, 300))),
    ],
    passing: [
      RuleExample("a little too long", .marks(cut(true, 132, 145.19))),
      RuleExample("it fits", .marks(.text("190", at: .homeLight, Estimate(9)))),
      RuleExample(
        "words that are made up",
        .marks(cut(false, 132, 300).with { $0.hasMadeUpWords = true })),
      RuleExample("a picture of the catalog", .glyph),
    ])

  private static func cut(_ isLiteral: Bool, _ room: Double, _ need: Double) -> MarkFacts {
    .text("190 mg/dL rising", at: .homeLight, Estimate(9)).with {
      $0.isLiteral = isLiteral
      $0.overflow = MarkFacts.Overflow(room: room, need: need)
    }
  }
}

extension MarkFacts {
  fileprivate func isCut(byMoreThan excess: Double) -> Bool {
    overflow.map { $0.need > $0.room * (1 + excess) } ?? false
  }
}
