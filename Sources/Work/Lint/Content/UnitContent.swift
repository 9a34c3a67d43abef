// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews
internal import VibrancyVocabulary

/// A kind of what lint judges: the files that it is made of, and how it is examined.
protocol UnitContent: Sendable {
  /// The names of the pictures that a set stores, by which patterns may mean it.
  var storedNames: [String] { get }
  /// The pictures of the set of a catalog.
  var catalogArt: [CatalogArt] { get }
  /// The paths of the pictures that it is made of.
  var paths: [String] { get }
  /// The kind of thing that a fix would change.
  var kind: ExaminedUnit.Kind { get }
  /// `true` if its findings are of many files: each part of a run that is split has those of its own.
  var isOfManyFiles: Bool { get }
  /// `true` if it takes time to judge, so that it is worth knowing that nothing became of it.
  var isComparable: Bool { get }

  /// The pictures that decide what becomes of it; `nil` where there is nothing to be saved.
  func inputs(for use: ArtUse) -> [Input]?

  /// The unit as a member of a group of variants; `nil` where it is none.
  func variant(on machine: Platform) -> LintVariant?

  /// The same with another version of its set; `nil` where it is of another kind.
  func with(_ set: CatalogSet) -> (any UnitContent)?

  /// Returns `true` if any of its files may have changed.
  ///
  /// - Parameter path: The unit's own.
  func isTouched(by files: TouchedFiles, at path: String) -> Bool

  /// Judges it.
  func examine(in context: UnitContext) async -> LintOutcome

  /// Adds its pictures to those that are drawn and not judged.
  func add(to art: inout WidgetArt, as unit: LintUnit, for query: InputQuery)
}

extension UnitContent {
  var storedNames: [String] { [] }
  var catalogArt: [CatalogArt] { [] }
  var kind: ExaminedUnit.Kind { .other }
  var isOfManyFiles: Bool { false }
  var isComparable: Bool { true }
  func variant(on machine: Platform) -> LintVariant? { nil }
  func with(_ set: CatalogSet) -> (any UnitContent)? { nil }
}
