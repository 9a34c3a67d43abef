// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews

/// Decodes, measures and judges units: what all of them share.
struct Examiner: Sendable {
  let maker: PreviewMaker
  let request: LintRequest
  let workingDirectory: String
  /// Wallpapers, drawn once for all units.
  let cache = BackdropCache()

  /// What becomes of a unit; a function of its files, the request's settings and the version.
  func outcome(of unit: LintUnit) async -> LintOutcome {
    await UnitContext(unit, of: self).outcome()
  }

  /// The path as reports print it.
  func relative(_ path: String) -> String { PathBelow.relative(path, to: workingDirectory) }
}
