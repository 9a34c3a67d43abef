// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPreviews

/// A name of an image or a color that a widget source uses and nothing has.
struct MissingNameContent: FaultContent {
  let name: String
  /// Whether it is a color.
  let isColor: Bool
  /// The name of the set that differs in capitals alone.
  let similar: String?

  func examine(in context: UnitContext) async -> LintOutcome {
    var missing = LintCase(
      subject: Subject(), name: name, location: context.unit.location,
      hash: ContentHash(Array(name.utf8)))
    if isColor {
      missing.subject.set.missingColorName = name
      missing.subject.set.similarColorName = similar
    } else {
      missing.subject.set.missingImageName = name
      missing.subject.set.similarImageName = similar
    }
    missing.evidence = context.unit.use.evidence.lines
    return missing.outcome(by: context.judge)
  }
}
