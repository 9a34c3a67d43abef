// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// What `render` is asked to show, resolved from its options.
struct RenderRequest {
  /// The scenes, each with its wallpaper.
  private(set) var scenes: [Scene] = []
  /// What distinguishes a scene's file from another's: `lock-screen`, `lock-screen.vivid` or
  /// `lock-screen.vivid.FF9F0A`.
  private(set) var suffixes: [String] = []
  /// The headings of a contact sheet: the scene, its wallpaper where there are several, its tint.
  private(set) var columns: [ContactSheet.Column] = []
  /// How each input takes part.
  let presentation: Presentation
  /// The files that are read for all inputs: wallpapers and background.
  private(set) var files: [String] = []
  private var wallpapers: [Wallpaper] = []
  private let showsAnywhere: Bool
  private var tints: [EncodedColor] = []

  /// Resolves the options.
  ///
  /// - Throws: A wallpaper or background that cannot be read, a parameter out of range, a device
  ///   that is unknown.
  init(_ options: RenderOptions, simulator: Simulator) throws(CommandError) {
    var presentation = try Presentation(options, simulator: simulator)
    if options.sheet != nil || options.writesPage {
      presentation.showing = Showing(
        on: options.wallpapers.isGiven ? nil : .dusk, compares: options.writesPage)
    }
    self.presentation = presentation
    files = (options.wallpapers.value + [options.background ?? ""])
      .filter { FileSystem.exists($0) }
    let parameters = try ModelParameters(options.assignments)
    var wallpapers: [Wallpaper] = []
    for text in options.wallpapers.value {
      wallpapers.append(try Self.wallpaper(text, simulator: simulator))
    }
    self.wallpapers = wallpapers
    for tint in options.tints where !tints.contains(tint) { tints.append(tint) }
    showsAnywhere = options.showsAnywhere
    for place in Self.places(options, on: presentation.device) {
      var scene = Scene(place, parameters: parameters, luma: options.luma)
      scene.os = options.os
      add(scene)
    }
  }

  /// Adds a scene on each wallpaper and in each tint, as far as it shows them.
  private mutating func add(_ scene: Scene) {
    let varies = scene.showsWallpaper(withFamily: presentation.family != nil)
    for wallpaper in varies ? wallpapers : [wallpapers[0]] {
      for tint in scene.usesTint ? tints : [tints[0]] {
        var scene = scene
        (scene.wallpaper, scene.tint) = (wallpaper, tint)
        var parts: [String] = []
        if varies, wallpapers.count > 1 { parts.append(wallpaper.name) }
        columns.append(ContactSheet.Column(scene, details: parts))
        if scene.usesTint, tints.count > 1 { parts.append(tint.hex) }
        scenes.append(scene)
        suffixes.append(([scene.place.rawValue] + parts).joined(separator: "."))
      }
    }
  }

  /// Whether no scene was asked for, so that each widget is shown in its own platform's places.
  private var showsUsualPlaces = false

  /// Shows the widgets of watches, Macs and Apple Vision Pro where those show them, and those that
  /// disfavor such places in another, where no scene was asked for.
  mutating func addPlatformScenes(of inputs: [Input], _ options: RenderOptions) {
    let platforms = Set(inputs.map { $0.sourceWidget?.platform ?? .iOS })
    let usual = ProjectTarget.Platform.allCases.filter(platforms.contains)
      .flatMap { $0.usualPlaces(on: options.os) }
    let others = inputs.compactMap(\.sourceWidget).filter { $0.form != .liveActivity }
      .flatMap { $0.usualPlaces(on: options.os) }.filter { !usual.contains($0) }
    guard !options.scene.isGiven, !options.mode.isGiven,
      !others.isEmpty || platforms.contains(where: { $0 != .iOS }), let first = scenes.first
    else { return }
    showsUsualPlaces = true
    (scenes, suffixes, columns) = ([], [], [])
    var seen: Set<Place> = []
    for place in usual + others where seen.insert(place).inserted {
      var scene = first
      scene.place = place
      add(scene)
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

  /// Whether the scenes of Live Activities are there for them alone.
  private(set) var keepsActivityScenes = false

  /// Shows Live Activities where they appear, where no scene was asked for.
  mutating func addActivityScenes(_ options: RenderOptions) {
    guard !options.scene.isGiven, !options.mode.isGiven, let first = scenes.first else {
      return
    }
    keepsActivityScenes = true
    for place in Place.distinct where place.isOfActivities {
      var scene = first
      scene.place = place
      add(scene)
    }
  }

  /// Which of the scenes an input is shown in.
  func served(_ input: Input) -> [Int] {
    scenes.indices.filter { index in
      let isIconScene = scenes[index].place.recipe.mode == nil
      let isUsual =
        !showsUsualPlaces || isIconScene || scenes[index].place.isOfActivities
        || (input.sourceWidget.map { $0.usualPlaces(on: scenes[index].os) }
          ?? ProjectTarget.Platform.iOS.usualPlaces(on: scenes[index].os))
          .contains(scenes[index].place)
      let isRepeated =
        input.sourceWidget?.repeatedPlaces.contains(scenes[index].place) ?? false
      return isUsual && !isRepeated && input.serves(scenes[index])
        && (showsAnywhere || shows(input, scenes[index]))
        && (input.role.isIcon || !keepsIconScenesForIcons || !isIconScene)
        && (input.widget != nil || !keepsActivityScenes || !scenes[index].place.isOfActivities)
    }
  }

  /// Whether a scene shows the family of an input; one without a family is shown everywhere.
  private func shows(_ input: Input, _ scene: Scene) -> Bool {
    // App icons have no family, whatever was asked for.
    if input.widget == nil, scene.place.recipe.mode == nil { return true }
    return form(of: input).map { scene.shows($0) } ?? true
  }

  /// What an input is shown as; `nil` in its own size.
  func form(of input: Input) -> WidgetForm? {
    input.widget?.form ?? presentation.family.map { .family($0) }
  }

  /// The wallpapers that have fewer pixels than the screen they fill, each reported once.
  ///
  /// - Parameter scale: Pixels per point of the largest screen that is shown.
  func smallWallpapers(scale: Int) -> [String] {
    guard let os = scenes.first?.os else { return [] }
    let points = presentation.device(for: presentation.family, on: os).size
    return wallpapers.compactMap { wallpaper in
      guard case .image(let image) = wallpaper.source else { return nil }
      let (width, height) = (Int(points.width) * scale, Int(points.height) * scale)
      guard image.size.width < width || image.size.height < height else { return nil }
      return "the wallpaper \(wallpaper.name) has \(image.size) pixels and is enlarged to the "
        + "screen's \(width)×\(height); give a larger picture"
    }
  }

  /// What is left out of the scenes that were named because a family never appears there: a
  /// sentence a scene.
  func absences(of inputs: [Input], _ options: RenderOptions) -> [String] {
    guard !showsAnywhere else { return [] }
    let named = options.scene.value.filter { $0.count == 1 }.flatMap { $0 }
    return named.compactMap { place in
      guard let scene = scenes.first(where: { $0.place == place }) else { return nil }
      var forms: Set<WidgetForm> = []
      for input in inputs where !shows(input, scene) {
        if let form = form(of: input) { forms.insert(form) }
      }
      guard !forms.isEmpty else { return nil }
      let names =
        Family.allCases.filter { forms.contains(.family($0)) }.map(\.rawValue)
        + (forms.contains(.liveActivity) ? [WidgetForm.liveActivity.words] : [])
      if forms == [.liveActivity] {
        return "\(place.rawValue) never shows \(names[0]); left out"
      }
      return "\(place.rawValue) never shows \(names.joined(separator: ", ")); left out "
        + "(--anywhere draws it all the same)"
    }
  }

  /// What is left out of the scenes that were named, or where nothing else is left, because widgets ask
  /// not to be offered there: a sentence a widget.
  func refusals(of inputs: [Input], _ options: RenderOptions) -> [String] {
    let isAsked = options.scene.isGiven || options.mode.isGiven
    return refusals(of: isAsked ? inputs : inputs.filter { served($0).isEmpty })
  }

  private func refusals(of inputs: [Input]) -> [String] {
    var places: [Place] = []
    for scene in scenes where !places.contains(scene.place) { places.append(scene.place) }
    var sentences: [String] = []
    for widget in inputs.compactMap(\.sourceWidget) {
      let refused = places.filter { widget.disfavors($0) && $0.shows(widget.form, on: .newest) }
      guard !refused.isEmpty else { continue }
      let sentence =
        "\(widget.path):\(widget.line): \(widget.name) asks not to be shown "
        + "\(refused.map(\.phrase).joined(separator: ", ")) (disfavoredLocations); left out there"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  private static func places(_ options: RenderOptions, on device: Device?) -> [Place] {
    let mode = options.mode.value
    var places = options.scene.value.flatMap { $0 }
    if places.isEmpty, mode == nil {
      places = (device?.platform ?? .iOS).usualPlaces(on: options.os)
    }
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
          ?? "give a picture's file, #RRGGBB or \(names.joined(separator: ", "))"
      guard FileSystem.exists(text) else {
        throw CommandError("--wallpaper: '\(text)' is neither a file nor a wallpaper; \(hint)")
      }
      throw CommandError("--wallpaper: \(error)")
    }
  }

  /// The file of an input in one of the scenes, below the output folder.
  func name(of input: Input, at index: Int) -> String { "\(input.name).\(suffixes[index]).png" }

  /// What an input's results are called, below the output folder.
  ///
  /// - Parameter screens: The screens that are drawn besides.
  func outputs(
    of input: Input, withPage hasPage: Bool, _ screens: RenderScreens
  ) -> RenderOutputs<String> {
    let served = served(input)
    let stems = hasPage ? served.map { "gallery/\(input.name).\(suffixes[$0])" } : []
    return RenderOutputs(
      previews: served.map { name(of: input, at: $0) },
      pagePictures: stems.map { "\($0).png" }, fullColor: stems.map { "\($0).full-color.png" },
      screens: screens.names(of: input))
  }

  /// A preview as an item of a gallery; its paths are the page's own.
  func item(
    of input: Input, _ shown: ShownPreview, at index: Int, path: String, preview: String
  ) -> Gallery.Item {
    let scene = shown.picture.scene
    var item = Gallery.Item(
      shown, of: input, called: assetName(of: input), as: form(of: input), path: path,
      scale: input.scale(in: presentation))
    item.notes += notes(on: input, scene)
    item.previewPath = preview
    // What is put together, converted on the way or beside another picture is more than one file.
    let isWhole = input.source == .file && input.format == .png && input.icon == nil
    let hasPicture = if case .image = presentation.background { true } else { false }
    if isWhole, input.widget == nil, !input.isTemplate, !input.derivesTint, !hasPicture {
      item.artPath = input.path
    }
    return item
  }

  /// The name of an input for people, a described widget's or its own: a set and the picture in it
  /// that is called the same are said once, `Icons/rain@2x` for `Icons/rain/rain@2x`.
  func assetName(of input: Input) -> String {
    if let name = input.widget?.name { return name }
    var parts = input.name.split(separator: "/")
    guard input.role != .loose, parts.count > 1, let last = parts.last else { return input.name }
    let set = parts[parts.count - 2]
    let rest = last.hasPrefix(set) ? last.dropFirst(set.count) : last
    guard ["", "@2x", "@3x"].contains(rest) else { return input.name }
    parts.remove(at: parts.count - 2)
    return parts.joined(separator: "/")
  }

  /// What a preview of an input does not say by itself.
  private func notes(on input: Input, _ scene: Scene) -> [String] {
    let isTinted = scene.place == .iconTinted || scene.place == .iconTintedLight
    if input.icon != nil { return [InputFindings.iconEffects] }
    return input.derivesTint && isTinted ? ["no tinted art: found as the system would"] : []
  }

  /// Why an input is shown in none of the scenes; `nil` if it is.
  func reasonToLeaveOut(_ input: Input) -> String? {
    guard served(input).isEmpty, refusals(of: [input]).isEmpty else { return nil }
    let scenes =
      switch input.role {
      case .icon: "icons: add --scene \(Place.iconLight.rawValue), or all"
      case .lightImage: "light places: add --scene \(Place.homeLight.rawValue)"
      case .darkImage: "dark places: add --scene \(Place.lockScreen.rawValue)"
      case .image, .loose:
        "other places: add --scene \(form(of: input).map(Place.first)?.rawValue ?? Place.lockScreen.rawValue)"
      }
    let form = form(of: input).map { "\($0.words) " } ?? ""
    return "\(input.path): \(form)is shown in \(scenes)"
  }
}

extension Place {
  /// A place that shows a form, as far to the front of the list as there is.
  fileprivate static func first(showing form: WidgetForm) -> Place {
    (usual + allCases).first { $0.shows(form, on: .newest) } ?? .lockScreen
  }
}

extension Device {
  /// The system that it runs, as far as its kind of machine decides where widgets are shown.
  fileprivate var platform: ProjectTarget.Platform {
    switch kind {
    case .phone, .pad, .other: .iOS
    case .watch: .watchOS
    case .mac: .macOS
    case .vision: .visionOS
    }
  }
}
