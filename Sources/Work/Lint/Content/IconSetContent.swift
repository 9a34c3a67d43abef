// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews

/// An app-icon set.
struct IconSetContent: UnitContent {
  let icons: IconSet
  /// The files that are named and not there.
  let missing: [CatalogWarning]

  var storedNames: [String] { icons.slots.compactMap(\.file) }
  var catalogArt: [CatalogArt] { icons.art }
  var paths: [String] { icons.art.map(\.path) }
  var kind: ExaminedUnit.Kind { .set(.icon(icons)) }

  func inputs(for use: ArtUse) -> [Input]? {
    use.isInScope ? icons.art.map { Input($0, role: .loose) } : nil
  }

  func with(_ set: CatalogSet) -> (any UnitContent)? {
    if case .icon(let icons) = set { IconSetContent(icons: icons, missing: missing) } else { nil }
  }

  func isTouched(by files: TouchedFiles, at path: String) -> Bool { files.contains(fileOf: path) }

  func examine(in context: UnitContext) async -> LintOutcome {
    await context.icons(icons, missing: missing)
  }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    guard art.admit(unit.use) else { return }
    for warning in missing { art.findings.addNote("\(warning)") }
    art.findings.add(icons)
  }
}
