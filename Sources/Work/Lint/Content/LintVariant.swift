// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

/// A member of a group of variants.
struct LintVariant: Sendable {
  /// What it is called.
  let name: String
  /// Its picture.
  let input: Input
}
