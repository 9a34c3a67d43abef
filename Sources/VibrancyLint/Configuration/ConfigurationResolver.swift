// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPreviews
internal import VibrancyRules
internal import VibrancyScenes

/// Looks up the names of a configuration, and keeps all that is wrong with it.
struct ConfigurationResolver {
  private let file: ConfigurationFile
  private let rules: [Rule]
  private let base: PatternBase
  private var reading: JSONReading

  init(_ file: ConfigurationFile, base: PatternBase, rules: [Rule]) {
    (self.file, self.base, self.rules, reading) = (file, base, rules, file.reading)
  }

  /// What is wrong, in the order of the text.
  var faults: [JSONError] { reading.faults }

  /// The settings; of use only if nothing is wrong.
  ///
  /// - Parameter picture: A picture by its absolute path.
  mutating func settings(
    picture: (String) -> Result<Wallpaper, VibrancyError>
  ) -> LintSettings {
    var settings = LintSettings(rules: rules)
    (settings.origin, settings.base) = (.file(file.path), base)
    settings.model = file.model.flatMap { reading.model($0) } ?? .v1
    settings.scope = file.scope.map { PathPatterns($0.map(\.value)) }
    settings.exclude = PathPatterns(file.exclude.map(\.value))
    for change in reading.changes(file.rules, of: rules) {
      // The reading took only what the rule takes.
      try? settings.change(change)
    }
    settings.scenes = file.scenes.map { reading.places($0) }
    add(file.wallpapers, to: &settings, picture)
    for parameter in file.parameters { reading.set(parameter, in: &settings.parameters) }
    settings.variants = file.variants.map { reading.variants($0) }
    for override in file.overrides {
      let resolved = LintOverride(
        files: PathPatterns(override.files.map(\.value)),
        rules: reading.changes(override.rules, of: rules),
        scenes: override.scenes.map { reading.places($0) },
        excludedScenes: reading.places(override.excludedScenes), isText: override.isText)
      // As above.
      try? settings.add(resolved)
    }
    settings.failOn = file.failOn.flatMap { reading.severity($0, orOff: false) } ?? .error
    return settings
  }

  private mutating func add(
    _ written: [Written<String>], to settings: inout LintSettings,
    _ picture: (String) -> Result<Wallpaper, VibrancyError>
  ) {
    for one in written where !reading.isFull {
      guard let wallpaper = reading.wallpaper(one, in: base, picture) else { continue }
      if let other = settings.wallpapers.first(where: { $0.name == wallpaper.name }) {
        // A wallpaper twice changes nothing, but reports could not tell two of one name apart.
        if other == wallpaper { continue }
        reading.add(
          one.source.fault("would be called as another wallpaper before it; rename its file"))
      }
      settings.wallpapers.append(wallpaper)
      if case .image = wallpaper.source { settings.picturePaths[wallpaper.name] = one.value }
    }
  }
}
