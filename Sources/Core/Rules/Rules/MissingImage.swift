// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `missing-image`
  package static let missingImage = RuleID(rawValue: "missing-image")
}

/// The code names a picture that nothing has.
package struct MissingImage: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingImage>] = []

  /// One verdict, at the code.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard subject.kind == .picture, let name = subject.set.missingImageName else { return [] }
    if let similar = subject.set.similarImageName {
      return [
        Verdict(
          .fails(.warning),
          message:
            "the widget shows an image named \(name: name), the set is called \(name: similar): "
            + "devices distinguish capitals",
          fix: "write \(name: similar) in the code, or rename the set")
      ]
    }
    return [
      Verdict(
        .fails(.warning),
        message: "the widget shows an image named \(name: name), and no catalog or file has it",
        fix: "add the image set \(name: name) to the widget’s catalog, or correct the name")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .missingImage,
    summary: "A widget’s code names an image that is nowhere.",
    rationale: """
      An image that is not found draws nothing and takes no room; the widget looks finished and is \
      incomplete. Nothing fails while building.
      """,
    fix:
      "Add the image set to a catalog of the widget’s target, or correct the name in the code.",
    source: "Read from the widget’s Swift sources: names in plain text alone, never computed ones.",
    severity: .warning, tags: ["code", "catalog"],
    triggering: [
      RuleExample("a name without a set", Subject.set { $0.missingImageName = "rain" }),
      RuleExample(
        "a name in other capitals",
        Subject.set { ($0.missingImageName, $0.similarImageName) = ("Rain", "rain") }),
    ],
    passing: [RuleExample("a set that is there", .glyph)])
}
