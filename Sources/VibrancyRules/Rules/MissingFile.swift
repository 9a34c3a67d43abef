// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// A catalog names a file that is not there.
package struct MissingFile: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingFile>] = []

  /// One verdict, naming every file that is missing; out of scope, too.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let missing = subject.set.missing
    guard !missing.isEmpty else { return [] }
    let names = missing.map { $0.slot.isEmpty ? $0.name : "\($0.name) (\($0.slot))" }
      .joined(separator: ", ")
    return [
      Verdict(
        .fails(.warning),
        message: "\(missing.count == 1 ? "a file is" : "\(missing.count) files are") named and not "
          + "there: \(names)",
        location: missing[0].location,
        fix: "add the file\(missing.count == 1 ? "" : "s"), or empty the slot in the catalog")
    ]
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "missing-file",
    summary: "A catalog names a file that is not there.",
    rationale: """
      The build goes on with another scale or with nothing, so that art is soft on one device and \
      absent on the next, and nobody sees it on their own.
      """,
    remedy: "Add the file, or empty its slot in the catalog.",
    source: "Documented: asset catalog format, `filename`.",
    severity: .warning, tags: ["catalog", "icon", "file"],
    triggering: [
      RuleExample("the 3x file is missing", missing),
      RuleExample("the same out of scope", missing.with { $0.kind = .outOfScope }),
    ],
    passing: [RuleExample("nothing is missing", .glyph)])

  private static let missing = Subject.set {
    $0.missing = [SetFacts.MissingFile(name: "rain@3x.png", slot: "3x")]
  }
}
