// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews

/// The previews of a widget description.
struct DescriptionContent: UnitContent {
  let previews: [Input]

  var paths: [String] { previews.flatMap { $0.described?.pictures ?? [] }.map(\.path) }

  func inputs(for use: ArtUse) -> [Input]? { previews }

  // It may show whatever lies near it.
  func isTouched(by files: TouchedFiles, at path: String) -> Bool { files.hasArt }

  func examine(in context: UnitContext) async -> LintOutcome { await context.widget(previews) }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    for preview in previews { art.findings.add(preview) }
  }
}
