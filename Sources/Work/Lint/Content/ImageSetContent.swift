// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews
internal import VibrancySystem
internal import VibrancyVocabulary

/// An image set.
struct ImageSetContent: UnitContent {
  let images: ImageSet
  /// The files that are named and not there.
  let missing: [CatalogWarning]

  var storedNames: [String] { images.slots.compactMap(\.file) }
  var catalogArt: [CatalogArt] { images.art }
  var paths: [String] { images.art.map(\.path) }
  var kind: ExaminedUnit.Kind { .set(.image(images)) }

  func inputs(for use: ArtUse) -> [Input]? {
    use.isInScope ? images.art.map { Input($0, role: .loose) } : nil
  }

  func variant(on machine: Platform) -> LintVariant? {
    images.representative(on: machine).map {
      LintVariant(name: PathBelow.lastName(images.place.name), input: Input($0, role: .loose))
    }
  }

  func with(_ set: CatalogSet) -> (any UnitContent)? {
    if case .image(let images) = set {
      ImageSetContent(images: images, missing: missing)
    } else {
      nil
    }
  }

  func isTouched(by files: TouchedFiles, at path: String) -> Bool { files.contains(fileOf: path) }

  func examine(in context: UnitContext) async -> LintOutcome {
    await context.images(images, missing: missing)
  }

  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {
    guard art.admit(unit.use) else { return }
    for warning in missing { art.findings.addNote("\(warning)") }
    art.findings.add(images, onlyScale: query.onlyScale)
  }
}
