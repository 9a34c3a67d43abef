// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

/// What is judged at once, and what shards are made of: a set, a description, a loose file or a
/// group of variants.
struct LintUnit: Sendable {
  /// The path that shards and overrides know it by: relative to the working directory.
  let path: String
  /// Where findings about it are reported unless a file of it is meant.
  let location: Location
  /// What is judged.
  let content: any UnitContent
  /// What is known of where it is shown.
  var use: ArtUse

  /// The same unit of other content.
  func with(_ content: any UnitContent) -> LintUnit {
    LintUnit(path: path, location: location, content: content, use: use)
  }
}
