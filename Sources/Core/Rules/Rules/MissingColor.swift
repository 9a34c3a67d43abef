// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `missing-color`
  package static let missingColor = RuleID(rawValue: "missing-color")
}

/// The code names a color that no catalog has.
package struct MissingColor: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingColor>] = []

  /// One verdict, at the code.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture, let name = subject.set.missingColorName else { return [] }
    if let similar = subject.set.similarColorName {
      return [
        Verdict(
          .fails(.warning),
          message:
            "the widget uses a color named \(name: name), the set is called \(name: similar): "
            + "devices distinguish capitals",
          fix: "write \(name: similar) in the code, or rename the set")
      ]
    }
    return [
      Verdict(
        .fails(.warning),
        message: "the widget uses a color named \(name: name), and no catalog has it",
        fix: "add the color set \(name: name) to the widget’s catalog, or correct the name")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .missingColor,
    summary: "A widget’s code names a color that no catalog has.",
    rationale: """
      A color that is not found is clear, or black: what it paints is gone, or dark on dark. A \
      widget’s extension does not have the app’s catalogs, and nothing fails while building where the \
      color is named by a text.
      """,
    fix:
      "Add the color set to a catalog of the widget’s target, or correct the name in the code.",
    source: """
      Read from the widget’s Swift sources: names in plain text, and members that Xcode makes of color \
      sets, where every module is read that could have them.
      """,
    severity: .warning, tags: ["code", "catalog"],
    triggering: [
      RuleExample("a name without a set", Subject.set { $0.missingColorName = "Dusk" }),
      RuleExample(
        "a name in other capitals",
        Subject.set { ($0.missingColorName, $0.similarColorName) = ("Dusk", "dusk") }),
    ],
    passing: [RuleExample("a set that is there", .glyph)])
}
