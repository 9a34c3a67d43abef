// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `unused-ignore`
  package static let unusedIgnore = RuleID(rawValue: "unused-ignore")
}

/// A comment in the sources ignores nothing: no rule that it names fires there, or there is none.
package struct UnusedIgnore: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<UnusedIgnore>] = []

  /// One verdict, at the comment.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture, let unused = subject.set.unusedIgnore else { return [] }
    switch unused {
    case .silent(let rule):
      return [
        Verdict(
          .fails(.note),
          message: "the comment ignores \(name: rule), which finds nothing on that line",
          fix:
            "remove \(name: rule) from the comment; what is found of a picture, `overrides` in the "
            + "configuration silence")
      ]
    case .unknown(let word, let nearest):
      return [
        Verdict(
          .fails(.warning), message: "the comment ignores \(name: word), an unknown rule",
          fix: nearest.map { "write \(name: $0)" } ?? "give an id that `vibrancy rules` lists")
      ]
    case .nothing:
      return [
        Verdict(
          .fails(.warning), message: "the comment names no rule, so that it ignores nothing",
          fix: "name what it ignores: // vibrancy:ignore RULE -- reason")
      ]
    }
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .unusedIgnore,
    summary: "A comment in the code ignores nothing.",
    rationale: """
      A comment that names a rule which does not exist looks as if it silenced a finding and does \
      not. One that outlived its finding would silence the next one on that line unseen.
      """,
    fix: """
      Correct the rule’s id, or remove the comment. `// vibrancy:ignore RULE -- reason` stands at \
      the end of the line that the finding names, or alone before it.
      """,
    source: "Read from the project’s Swift sources: comments alone.",
    severity: .warning, isLadder: true, tags: ["code"],
    triggering: [
      RuleExample(
        "a rule that there is not",
        Subject.set {
          $0.unusedIgnore = .unknown("missing-images", nearest: RuleID.missingImage.rawValue)
        }),
      RuleExample(
        "a rule that is near to none",
        Subject.set { $0.unusedIgnore = .unknown("all", nearest: nil) }
      ),
      RuleExample("no rule at all", Subject.set { $0.unusedIgnore = .nothing }),
      RuleExample(
        "a rule that finds nothing there",
        Subject.set { $0.unusedIgnore = .silent(RuleID.missingImage.rawValue) }),
    ],
    passing: [RuleExample("no such comment", .glyph)])
}
