// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

extension LintSettings {
  /// What holds for an asset.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  public func asset(at path: String) -> AssetSettings {
    var settings = AssetSettings(self)
    guard !overrides.isEmpty else { return settings }
    let below = GlobPath(pathForPatterns(path))
    for override in overrides where override.files.match(below) { settings.apply(override) }
    return settings
  }

  /// Whether the configured scope holds an asset; `nil`: no scope is configured.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  public func scopeVerdict(on path: String) -> Bool? {
    scope.map { $0.match(pathForPatterns(path)) }
  }

  /// Whether an asset is left out.
  ///
  /// - Parameter path: Relative to the working directory, or absolute.
  public func excludes(_ path: String) -> Bool {
    !exclude.texts.isEmpty && exclude.match(pathForPatterns(path))
  }

  private func pathForPatterns(_ path: String) -> String { (base ?? .root).path(path) }
}
