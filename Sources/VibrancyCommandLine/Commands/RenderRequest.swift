// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What `render` is asked to show, resolved from its options.
struct RenderRequest {
  /// The scenes, each with its wallpaper.
  private(set) var scenes: [Scene] = []
  /// What tells a scene's file from another's: `lock-screen` or `lock-screen.vivid`.
  private(set) var suffixes: [String] = []
  /// How each input takes part.
  let presentation: Presentation
  /// The files that are read for all inputs: wallpapers and background.
  private(set) var files: [String] = []
  private var wallpapers: [Wallpaper] = []

  /// Resolves the options.
  ///
  /// - Throws: A wallpaper or background that cannot be read, a parameter out of range, a device
  ///   that nobody knows.
  init(_ options: RenderOptions, simulator: Simulator) throws(CommandError) {
    presentation = try Presentation(options, simulator: simulator)
    files = (options.wallpapers + [options.background ?? ""])
      .filter { FileSystem.exists($0) }
    var parameters = ModelParameters()
    for assignment in options.assignments {
      let sides = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      do throws(ParameterError) {
        try parameters.set(String(sides[0]), to: sides.count > 1 ? String(sides[1]) : "")
      } catch {
        throw CommandError("--set: \(error)")
      }
    }
    var wallpapers: [Wallpaper] = []
    for text in options.wallpapers {
      wallpapers.append(try Self.wallpaper(text, simulator: simulator))
    }
    self.wallpapers = wallpapers
    for place in Self.places(options) {
      add(Scene(place, tint: options.tint, parameters: parameters, luma: options.luma))
    }
  }

  /// Adds a scene on each wallpaper, or once if it shows none.
  private mutating func add(_ scene: Scene) {
    let varies = scene.showsWallpaper(withFamily: presentation.family != nil)
    for wallpaper in varies ? wallpapers : [wallpapers[0]] {
      var scene = scene
      scene.wallpaper = wallpaper
      let isNamed = varies && wallpapers.count > 1
      scenes.append(scene)
      suffixes.append(scene.place.rawValue + (isNamed ? ".\(wallpaper.name)" : ""))
    }
  }

  /// Whether the icon scenes are there for app-icon sets alone.
  private(set) var keepsIconScenesForIcons = false

  /// Shows app-icon sets in the six icon scenes, where no scene was asked for.
  mutating func addIconScenes(_ options: RenderOptions) {
    guard !options.scene.isGiven, !options.mode.isGiven, let first = scenes.first else {
      return
    }
    keepsIconScenesForIcons = true
    for place in Place.distinct where place.recipe.mode == nil {
      var scene = first
      scene.place = place
      add(scene)
    }
  }

  /// Which of the scenes an input is shown in.
  func served(_ input: Input) -> [Int] {
    scenes.indices.filter { index in
      let isIconScene = scenes[index].place.recipe.mode == nil
      return input.serves(scenes[index])
        && (input.role.isIcon || !keepsIconScenesForIcons || !isIconScene)
    }
  }

  /// The headings of a contact sheet: the scene, and its wallpaper where there are several.
  var columns: [ContactSheet.Column] {
    zip(scenes, suffixes).map { scene, suffix in
      let id = scene.place.rawValue
      return ContactSheet.Column(title: id, subtitle: String(suffix.dropFirst(id.count + 1)))
    }
  }

  private static func places(_ options: RenderOptions) -> [Place] {
    let mode = options.mode.value
    var places =
      options.scene.isGiven || mode == nil ? options.scene.value.flatMap { $0 } : []
    if let mode { places += Place.distinct.filter { $0.recipe.mode == mode } }
    var seen: Set<Place> = []
    return places.filter { seen.insert($0).inserted }
  }

  static func wallpaper(
    _ text: String, simulator: Simulator
  ) throws(CommandError) -> Wallpaper {
    if let builtIn = Wallpaper.builtIn.first(where: { $0.name == text }) { return builtIn }
    if text.hasPrefix("#") || !FileSystem.exists(text), let color = EncodedColor(hex: text) {
      return Wallpaper(color: color)
    }
    do throws(VibrancyError) {
      return try simulator.wallpaper(Input(path: text))
    } catch {
      let names = Wallpaper.builtIn.map(\.name)
      let hint =
        text.contains(",")
        ? "for several, give --wallpaper several times"
        : nearestName(to: text, among: names).map { "did you mean '\($0)'?" }
          ?? "give a PNG file, #RRGGBB or \(names.joined(separator: ", "))"
      guard FileSystem.exists(text) else {
        throw CommandError("--wallpaper: '\(text)' is neither a file nor a wallpaper; \(hint)")
      }
      throw CommandError("--wallpaper: \(error)")
    }
  }
}
