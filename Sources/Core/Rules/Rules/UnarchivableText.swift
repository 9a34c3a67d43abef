// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `unarchivable-text`
  package static let unarchivableText = RuleID(rawValue: "unarchivable-text")
}

/// A text whose format the system cannot archive.
package struct UnarchivableText: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<UnarchivableText>] = []

  /// One verdict, at the text.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .ownFormat) else { return [] }
    return [
      Verdict(
        .fails(.warning),
        message: "the place of the text stays empty: its format style is of the app’s own, and the "
          + "system that draws the widget does not have it, \(code.shownIn)",
        fix: "format the value in code and show the text, or use a style of the system")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .unarchivableText,
    summary: "A text has a format style of the app’s own.",
    rationale: """
      A widget is archived and drawn by another process, which has the system’s format styles alone. \
      A text with a style of the app’s own leaves its place empty there, though previews and the \
      app show it.
      """,
    fix: """
      Format the value in code, as `Text(style.format(value))`, or use a style of the system. For a \
      text that counts by itself use `Text(timerInterval:)` or `Text(_:style:)`.
      """,
    source: """
      Reported by developers: `Text(_:format:)` with a `FormatStyle` or `DiscreteFormatStyle` that the \
      app declares. Read from the widget’s Swift sources.
      """,
    severity: .warning, tags: ["code", "text"],
    triggering: [
      RuleExample("a style of the app’s own", .code(.ownFormat, in: "Departures", at: nil))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
