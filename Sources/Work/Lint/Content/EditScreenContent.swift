// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews

/// The two colors that paint the edit screen.
struct EditScreenContent: FaultContent {
  let accent: ColorSet
  let background: ColorSet

  func examine(in context: UnitContext) async -> LintOutcome {
    var screen = LintCase(
      subject: Subject(), name: accent.place.name, location: context.unit.location,
      hash: ContentHash(Array(accent.place.name.utf8)))
    screen.subject.set.editScreens = EditScreenColors(accent: accent, on: background).screens
    return screen.outcome(by: context.judge)
  }
}
