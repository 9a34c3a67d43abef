// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyVocabulary

extension RuleID {
  /// `one-group-track`
  package static let oneGroupTrack = RuleID(rawValue: "one-group-track")
}

/// A track and the bar on it become one color, so that every gauge reads full.
package struct OneGroupTrack: ConfigurableRule {
  /// A rule with the numbers it ships with.
  package init() {}

  /// It has no options.
  package static let parameters: [RuleParameter<OneGroupTrack>] = []

  /// One verdict, at the track.
  package func verdicts(on subject: Subject) -> [Verdict] {
    guard let code = subject.code(of: .oneGroupTrack) else { return [] }
    let isVibrant = code.place?.reports?.mode == .vibrant
    return [
      Verdict(
        .fails(.warning), scene: code.place,
        message: "the bar always reads full \(code.phrase): its track and the part at "
          + "\(code.otherLines) are both opaque and "
          + (isVibrant ? "as light as each other" : "become one color") + ", \(code.shownIn)",
        fix: isVibrant
          ? "lower the track’s opacity, or make it darker than the bar"
          : "lower the track’s opacity, or put the bar alone into the accent group with "
            + ".widgetAccentable()")
    ]
  }

  /// The rule's description, with the examples it fires on.
  package static let about = RuleDescription(
    id: .oneGroupTrack,
    summary: "A gauge’s track and its bar become one color.",
    rationale: """
      Two opaque shapes of one group cannot be distinguished in accented rendering, and two that are as \
      light as each other not in vibrant rendering. A progress bar on an opaque track reads as full, \
      whatever its value is.
      """,
    fix: """
      Lower the track’s opacity, or put the bar into the accent group with `.widgetAccentable()`; the \
      track then keeps the other group’s color.
      """,
    source: """
      Documented by Apple: widgetAccentable. Read from the widget’s Swift sources, situation by \
      situation: two opaque shapes on each other, of which the upper one’s extent is computed; on the \
      Lock Screen less than 1.15:1 apart.
      """,
    severity: .warning, tags: ["code", "accented", "vibrant"],
    triggering: [
      RuleExample(
        "a progress bar",
        .code(
          .oneGroupTrack, in: "Goals", at: .homeTinted, [CodeLocation(path: "Bar.swift", line: 9)])),
      RuleExample(
        "a ring on a track as light as it",
        .code(
          .oneGroupTrack, in: "Goals", at: .lockScreen, [CodeLocation(path: "Ring.swift", line: 4)])
      ),
    ],
    passing: [RuleExample("a picture of the catalog", .glyph)])
}
