// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyCache
internal import VibrancyPreviews
internal import VibrancySyntax

/// The widgets of a project's Swift, as they are drawn.
struct DrawnContent: UnitContent {
  let tree: SourceTree
  let settings: SampleSettings
  /// The input, as reports print it: what lies elsewhere in the project is drawn and not reported.
  let input: String
  /// The time that their code may be run for.
  let budget: SourceBudget

  var paths: [String] { tree.filePaths }
  var kind: ExaminedUnit.Kind { .code }
  var isOfManyFiles: Bool { true }

  func inputs(for use: ArtUse) -> [Input]? {
    tree.digest != nil && tree.isUnchanged ? [] : nil
  }

  // Nearly everything decides what widgets look like.
  func isTouched(by files: TouchedFiles, at path: String) -> Bool { true }

  func examine(in context: UnitContext) async -> LintOutcome {
    await context.drawnWidgets(of: self)
  }

  // They are drawn from inputs of their own.
  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery) {}
}

extension DrawnContent: KeyIngredient {
  /// Adds the digest of all files that decide what is drawn.
  func add(to key: inout KeyBytes) {
    key.add(value: tree.digest as Any)
    key.add(value: settings)
    key.add(input)
  }
}
