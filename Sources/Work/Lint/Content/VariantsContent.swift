// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews
internal import VibrancySystem

/// Variants of one thing, which are compared.
struct VariantsContent: UnitContent {
  let variants: [LintVariant]

  // A group goes by its first member.
  var storedNames: [String] { variants.prefix(1).map { PathBelow.lastName($0.input.path) } }
  var paths: [String] { variants.map(\.input.path) }

  func inputs(for use: ArtUse) -> [Input]? { variants.map(\.input) }

  func isTouched(by files: TouchedFiles, at path: String) -> Bool {
    variants.contains { variant in
      let path = files.relative(variant.input.path)
      return files.contains(path) || files.contains(fileOf: PathBelow.folder(path))
    }
  }

  func examine(in context: UnitContext) async -> LintOutcome { await context.variants(variants) }

  // Each member is a unit of its own, too.
  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {}
}
