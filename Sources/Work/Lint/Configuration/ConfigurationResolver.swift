// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

/// Looks up the names of a configuration, and keeps all that is wrong with it.
struct ConfigurationResolver {
  private let file: ConfigurationFile
  private let rules: [Rule]
  private let base: PatternBase
  private let mistakes: JSONMistakes

  init(_ file: ConfigurationFile, base: PatternBase, rules: [Rule]) {
    (self.file, self.base, self.rules, mistakes) = (file, base, rules, file.mistakes)
  }

  /// The settings; of use only if nothing is wrong.
  ///
  /// - Parameter picture: A picture by its absolute path.
  func settings(
    picture: (String) -> Result<Wallpaper, VibrancyError>
  ) -> LintSettings {
    var settings = LintSettings(rules: rules)
    (settings.origin, settings.base) = (.file(file.path), base)
    settings.model = file.model.flatMap { mistakes.model($0) } ?? .v1
    settings.os = file.os.flatMap { mistakes.os($0) } ?? .standard
    settings.scope = file.scope.map { PathPatterns($0.map(\.value)) }
    settings.exclude = PathPatterns(file.exclude.map(\.value))
    for change in mistakes.changes(file.rules, of: rules) {
      // The reading took only what the rule takes.
      try? settings.change(change)
    }
    settings.scenes = file.scenes.map { mistakes.places($0) }
    add(file.wallpapers, to: &settings, picture)
    for parameter in file.parameters { mistakes.set(parameter, in: &settings.parameters) }
    settings.variants = file.variants.map { mistakes.variants($0) }
    for override in file.overrides {
      let resolved = LintOverride(
        files: PathPatterns(override.files.map(\.value)),
        rules: mistakes.changes(override.rules, of: rules),
        scenes: override.scenes.map { mistakes.places($0) },
        excludedScenes: mistakes.places(override.excludedScenes), isText: override.isText)
      // As above.
      try? settings.add(resolved)
    }
    settings.samples = file.samples?.node
    settings.baseline = file.baseline?.value
    settings.failOn = file.failOn.flatMap { mistakes.severity($0, orOff: false) } ?? .error
    return settings
  }

  private func add(
    _ written: [Written<String>], to settings: inout LintSettings,
    _ picture: (String) -> Result<Wallpaper, VibrancyError>
  ) {
    for one in written where !mistakes.isFull {
      guard let wallpaper = mistakes.wallpaper(one, in: base, picture) else { continue }
      if let other = settings.wallpapers.first(where: { $0.name == wallpaper.name }) {
        // A wallpaper twice changes nothing, but reports could not distinguish two of one name.
        if other == wallpaper { continue }
        mistakes.add(
          at: one.source, "would be called as another wallpaper before it", fix: "rename its file")
      }
      settings.wallpapers.append(wallpaper)
      if case .image = wallpaper.source { settings.picturePaths[wallpaper.name] = one.value }
    }
  }
}
