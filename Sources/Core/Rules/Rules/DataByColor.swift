// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `data-by-color`
  package static let dataByColor = RuleID(rawValue: "data-by-color")
}

/// Shapes side by side differ in color alone, and are one where widgets have one color.
package struct DataByColor: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<DataByColor>] = []

  /// One verdict for all that a line draws.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let merged = subject.drawnMarks.filter { !$0.merged.isEmpty }
    guard let mark = merged.first else { return [] }
    let colors = Message.list(
      ([mark.paint] + mark.merged).prefix(4).map { "\(.color(String($0.prefix(7))))" },
      separator: ", ")
    return [
      Verdict(
        .fails(.note), scene: mark.place,
        message: "shapes side by side that color alone distinguishes (\(colors)) become one "
          + "\(mark.place), \(merged.shownIn)",
        fix: "leave a gap between them, or give each an opacity of its own there"
      )
      .showing(mark)
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .dataByColor,
    summary: "Shapes side by side differ in color alone, and become one in accented rendering.",
    rationale: """
      Each of the two groups of a tinted widget has one color, by opacity alone: the parts of a stacked \
      bar or of a ring become one bar, and what they say is gone.
      """,
    fix: """
      Leave a gap of a point or two between the parts, or set their opacities apart where \
      `widgetRenderingMode` is `.accented`.
      """,
    source: """
      Documented by Apple: widgetAccentable, widgetRenderingMode. Measured on the widget as it is drawn \
      from its Swift: opaque shapes of one group whose edges meet.
      """,
    severity: .note, tags: ["code", "accented"],
    triggering: [RuleExample("three parts of a bar", .marks(bar(["#4D9F4DFF", "#5980F2FF"])))],
    passing: [
      RuleExample("with gaps in between", .marks(bar([]))),
      RuleExample("a picture of the catalog", .glyph),
    ])

  private static func bar(_ others: [String]) -> MarkFacts {
    MarkFacts(.shape, in: "Budget", .systemSmall, at: .homeTinted).with {
      ($0.paint, $0.merged) = ("#E64D4DFF", others)
    }
  }
}
