// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews
internal import VibrancySystem
internal import VibrancyVocabulary

/// A loose picture.
struct PictureContent: UnitContent {
  let input: Input

  var paths: [String] { [input.path] }
  var kind: ExaminedUnit.Kind { .picture(input) }

  func inputs(for use: ArtUse) -> [Input]? { use.isInScope ? [input] : nil }

  func variant(on machine: Platform) -> LintVariant? {
    LintVariant(name: PathBelow.lastName(input.name), input: input)
  }

  func isTouched(by files: TouchedFiles, at path: String) -> Bool { files.contains(path) }

  func examine(in context: UnitContext) async -> LintOutcome { await context.picture(input) }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    if art.admits(looseAt: unit.path, unit.use) {
      art.findings.add(input)
    } else {
      art.leftOut += 1
    }
  }
}
