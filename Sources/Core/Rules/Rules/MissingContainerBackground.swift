// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `missing-container-background`
  package static let missingContainerBackground = RuleID(rawValue: "missing-container-background")
}

/// A widget never says what its container background is.
package struct MissingContainerBackground: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingContainerBackground>] = []

  /// One verdict, at the widget.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .noContainerBackground) else { return [] }
    return [
      Verdict(
        .fails(.error),
        message: "instead of the widget iOS 17, watchOS 10 and later show a request to adopt "
          + "containerBackground: "
          + (code.isPossible
            ? "under a condition it shows nothing with one" : "nothing it shows has one")
          + ", \(code.shownIn)",
        fix: "put .containerBackground(for: .widget) { … } on its outermost view")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .missingContainerBackground,
    summary: "The widget has no container background, so that a placeholder is shown.",
    rationale: """
      From iOS 17, watchOS 10 and macOS 14 on the system shows a widget’s content only where its view names a \
      container background; else a placeholder with a request to adopt the API takes its place, on \
      the Lock Screen and in complications, too.
      """,
    fix: """
      Put `.containerBackground(for: .widget) { … }` on the outermost view that the configuration \
      shows. A plain `.background` is not a replacement, and it stays where the system removes \
      backgrounds.
      """,
    source: """
      Documented by Apple: containerBackground(for:); Reported by WordPress that widgets of the Lock \
      Screen show the placeholder too. Read from the widget’s Swift sources, family by family; silent \
      where the whole view is made by code that cannot be followed.
      """,
    severity: .error, tags: ["code", "background"],
    triggering: [
      RuleExample("a plain background alone", .code(.noContainerBackground, in: "Notes", at: nil))
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
