// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

/// A set with dark art for some slots only.
package struct MissingAppearance: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<MissingAppearance>] = []

  /// One verdict, naming the slots without dark art.
  package func verdicts(on subject: Subject) -> [Verdict] {
    let slots = subject.set.slotsWithoutDarkArt
    guard subject.kind == .picture, !slots.isEmpty else { return [] }
    return [
      Verdict(
        .fails(.note),
        message: "there is dark art, but none for \(slots.joined(separator: ", "))",
        fix: "add the dark file for \(slots.joined(separator: ", "))")
    ]
  }

  /// What it is, why, and on what it fires.
  package static let about = RuleDescription(
    id: "missing-appearance",
    summary: "A set has dark art for some scales or devices only.",
    rationale: """
      Where the dark file is missing the light one is shown, so that the same widget looks right \
      on one device and wrong on another.
      """,
    remedy: "Add the missing dark files, or take the appearance out of the set.",
    source: "Documented: asset catalog format, `appearances`.",
    severity: .note, tags: ["catalog", "appearance"],
    triggering: [
      RuleExample("dark art at 2x, none at 3x", Subject.set { $0.slotsWithoutDarkArt = ["3x"] })
    ],
    passing: [RuleExample("dark art for every slot", .glyph)])
}
