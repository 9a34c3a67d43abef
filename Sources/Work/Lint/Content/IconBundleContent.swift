// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews

/// The looks of an icon bundle.
struct IconBundleContent: UnitContent {
  let looks: [Input]

  var paths: [String] { looks.flatMap(\.files).map(\.path) }

  func inputs(for use: ArtUse) -> [Input]? { looks }

  func isTouched(by files: TouchedFiles, at path: String) -> Bool { files.hasArt }

  func examine(in context: UnitContext) async -> LintOutcome { context.iconBundle(looks) }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    guard art.admit(unit.use) else { return }
    for look in looks { art.findings.add(look) }
  }
}
