// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension RuleID {
  /// `missing-file`
  package static let missingFile = RuleID(rawValue: "missing-file")
}

/// A catalog names a file that is not there.
package struct MissingFile: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingFile>] = []

  /// One verdict, naming every file that is missing; out of scope, too. Where each is stored in other
  /// capitals, a note: a Mac's volumes find these unless they are case-sensitive.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let absent = subject.set.missing.filter { $0.stored == nil }
    let others = subject.set.missing.filter { $0.stored != nil }
    if let first = absent.first {
      let names = Message.list(
        absent.map { file in
          file.slot.isEmpty ? "\(file: file.name)" : "\(file: file.name) (\(word: file.slot))"
        }, separator: ", ")
      let count: Message = absent.count == 1 ? "a file is" : "\(absent.count) files are"
      return [
        Verdict(
          .fails(.warning),
          message: "\(count) named and not there: \(names)",
          location: first.location,
          fix: absent.count == 1
            ? "add the file, or empty the slot in the catalog"
            : "add the files, or empty the slot in the catalog")
      ]
    }
    guard let first = others.first else { return [] }
    let names = Message.list(
      others.map { "\(file: $0.name) (\(file: $0.stored ?? ""))" }, separator: ", ")
    return [
      Verdict(
        .fails(.note),
        message: "only case-insensitive volumes find what is named in other capitals than it is "
          + "stored: \(names)",
        location: first.location, fix: "write the name as it is stored")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .missingFile,
    summary: "A catalog names a file that is not there.",
    rationale: """
      The build goes on with another scale or with nothing, so that art is soft on one device and \
      absent on the next, and nobody sees it on their own.
      """,
    fix: "Add the file, or empty its slot in the catalog.",
    source: "Documented: asset catalog format, `filename`.",
    severity: .warning, isLadder: true, tags: ["catalog", "icon", "file"],
    triggering: [
      RuleExample("the 3x file is missing", missing),
      RuleExample("the same out of scope", missing.with { $0.kind = .outOfScope }),
      RuleExample(
        "stored in other capitals",
        .set {
          $0.missing = [.init(name: "Rain@3x.png", slot: "", stored: "rain@3x.png")]
        }),
    ],
    passing: [RuleExample("nothing is missing", .glyph)])

  private static let missing = Subject.set {
    $0.missing = [SetFacts.MissingFile(name: "rain@3x.png", slot: "3x")]
  }
}
