// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRules
package import VibrancyScenes
package import VibrancyVocabulary

/// What holds for one asset: the settings with all overrides that mean it.
package struct AssetSettings: Sendable {
  /// The rules, those that are off included.
  package var rules: [RuleSetting]
  /// The scenes it is judged in; `nil`: those that art of its kind is judged in by default.
  package var scenes: [Place]?
  /// Scenes it is not judged in.
  package var excludedScenes: Set<Place> = []
  /// Whether it is text, which needs 4.5:1.
  package var isText = false
  /// The wallpapers the user named.
  package var wallpapers: [Wallpaper]
  /// The model's parameters.
  package var parameters: ModelParameters
  /// The generation of the system.
  package var os: SystemVersion

  init(_ settings: LintSettings) {
    (rules, scenes, wallpapers) = (settings.rules, settings.scenes, settings.wallpapers)
    (parameters, os) = (settings.parameters, settings.os)
  }

  mutating func apply(_ override: LintOverride) {
    for change in override.rules {
      // `LintSettings.add(_:)` made sure that every change is one its rule takes.
      try? rules.apply(change)
    }
    if let chosen = override.scenes { (scenes, excludedScenes) = (chosen, []) }
    excludedScenes.formUnion(override.excludedScenes)
    isText = override.isText ?? isText
  }

  /// The scenes it is judged in, each once, aliases as what they stand for but for the Mac's.
  ///
  /// Where scenes of a watch and others were chosen, a watch's art is judged in the former and
  /// other art in the latter.
  ///
  /// - Parameters:
  ///   - machine: What shows it.
  ///   - standard: The scenes by default.
  package func scenes(on machine: Platform, standard: [Place]) -> [Scene] {
    let chosen = scenes ?? standard
    let own = chosen.filter { ($0.platform == .watch) == (machine == .watch) }
    let excluded = Set(excludedScenes.map { $0.aliased ?? $0 })
    var seen: Set<Place> = []
    return (own.isEmpty ? chosen : own)
      .filter { place in
        let meant = place.aliased ?? place
        return !excluded.contains(meant) && seen.insert(meant).inserted
      }
      .map { place in
        let isOwnDesktop = machine == .mac && place.platform == .mac
        var scene = Scene(
          isOwnDesktop ? place : place.aliased ?? place, parameters: parameters)
        scene.os = os
        return scene
      }
  }
}
