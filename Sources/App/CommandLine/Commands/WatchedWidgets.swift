// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyPages

/// The widgets of projects that are watched, drawn from their Swift, with the pictures of earlier looks
/// where nothing of them changed.
struct WatchedWidgets {
  /// What a look came to.
  struct Look {
    /// How many widgets there are.
    var widgetCount = 0
    /// How many previews there are.
    var count = 0
    /// How many of them were drawn in this look.
    var drawnCount = 0
    /// What is wrong with samples or sources.
    var errors: [CommandError] = []
    /// What should be known of the widgets, one line each.
    var notes: [String] = []
  }

  /// A preview in one scene.
  fileprivate struct Drawn {
    var layout: WidgetLayout?
    var item: Gallery.Item
    var elements: [DrawnElement]
    let picture: [UInt8]
  }

  private struct Key: Hashable {
    /// Projects may have widgets of one name.
    let path: String
    let name: String
    let scene: Scene

    init(_ input: Input, _ scene: Scene) {
      (path, name, self.scene) = (input.path, input.name, scene)
    }
  }

  private let wanted: WantedWidgets
  private let scenes: [Scene]
  private let presentation: Presentation
  private let footer: String
  /// The wallpapers, each drawn once.
  private let backdrops = BackdropCache()
  /// What was read of the projects in the last look, by their folders.
  private var readings: [String: ProjectReading] = [:]
  private var order: [Key] = []
  private var drawn: [Key: Drawn] = [:]
  /// How many looks drew anything.
  private var version = 0

  /// - Parameters:
  ///   - wanted: Which widgets, and what they are drawn with.
  ///   - os: The system whose places they are shown in.
  init(_ wanted: WantedWidgets, os: SystemVersion) {
    self.wanted = wanted
    var seen: Set<Place> = []
    let places =
      ProjectTarget.Platform.allCases.flatMap { $0.usualPlaces(on: os) } + Place.ofActivities
      + Place.distinct
    scenes = places.filter { seen.insert($0).inserted }.map { place in
      var scene = Scene(place)
      scene.os = os
      return scene
    }
    footer = Caption.of(os)
    var presentation = Presentation()
    presentation.showing = Showing(on: .dusk)
    // Two thirds of a phone's pixels: what is looked at while it is edited.
    presentation.scale = 2
    self.presentation = presentation
  }

  /// Whether nothing is drawn.
  var isEmpty: Bool { drawn.isEmpty }

  /// The pictures of the page, by their paths.
  var pictures: [String: [UInt8]] {
    Dictionary(order.compactMap { drawn[$0] }.map { ($0.item.path, $0.picture) }) { $1 }
  }

  /// The page.
  func page(_ live: LivePage) -> String {
    let shown = Set(drawn.keys.map(\.scene.place))
    let places = scenes.map(\.place).filter(shown.contains).map { place in
      Gallery.Place(
        id: place.rawValue, title: place.recipe.summary, mode: place.recipe.mode?.rawValue ?? "")
    }
    var gallery = Gallery(
      title: "Widgets", items: order.compactMap { drawn[$0]?.item }, places: places,
      footer: footer)
    gallery.page = live
    return gallery.html
  }

  /// Reads the projects and draws what looks otherwise than before: first the widgets whose code
  /// reached what changed, then the others.
  ///
  /// - Parameters:
  ///   - query: What is watched.
  ///   - changed: What changed since the last look; `nil`: unknown. A picture is kept where only
  ///     sources did and its widget lays out the same.
  ///   - show: Gets what it came to: what was drawn of the nearest, where that is not all, and all.
  mutating func look(
    at query: InputQuery, changed: [String]?, _ simulator: Simulator, jobs: Int,
    _ show: (WatchedWidgets, Look) async -> Void
  ) async -> Look {
    let found = wanted.found(by: query, &readings, changed: changed)
    let inputs = found.inputs
    order = inputs.flatMap { input in scenes.map { Key(input, $0) } }
    version += 1
    var look = Look(
      widgetCount: Set(inputs.compactMap(\.widget?.name)).count, errors: found.errors,
      notes: found.notes)
    let mayKeep = changed?.allSatisfy { $0.hasSuffix(".swift") } ?? false
    let isNear = inputs.map { hasReached(changed ?? [], $0) }
    let near = zip(inputs, isNear).filter(\.1).map(\.0)
    let far = zip(inputs, isNear).filter { !$0.1 }.map(\.0)
    await draw(near, mayKeep: mayKeep, &look, simulator, jobs: jobs)
    if look.drawnCount > 0, !far.isEmpty { await show(self, look) }
    await draw(far, mayKeep: mayKeep, &look, simulator, jobs: jobs)
    let known = Set(order)
    drawn = drawn.filter { known.contains($0.key) }
    look.count = drawn.count
    await show(self, look)
    return look
  }

  /// Whether an input reached code of any of the files that changed when it was laid out last.
  private func hasReached(_ changed: [String], _ input: Input) -> Bool {
    scenes.contains { scene in
      drawn[Key(input, scene)]?.layout.map { !$0.files.isDisjoint(with: changed) } ?? false
    }
  }

  /// Lays widgets out, and draws those that look otherwise than before.
  private mutating func draw(
    _ inputs: [Input], mayKeep: Bool, _ look: inout Look, _ simulator: Simulator, jobs: Int
  ) async {
    let layouts = await layouts(of: inputs, simulator, jobs: jobs)
    var open = Set(layouts.keys)
    for (key, layout) in layouts where mayKeep {
      if drawn[key]?.isLike(layout) ?? false { open.remove(key) }
    }
    let (new, errors) = await previews(of: inputs, open, simulator, jobs: jobs)
    for key in inputs.flatMap({ input in scenes.map { Key(input, $0) } }) {
      // What a scene shows no more, or cannot be drawn, is gone.
      if layouts[key] == nil || open.contains(key) { drawn[key] = new[key] }
    }
    for (key, layout) in layouts { drawn[key]?.follow(layout) }
    look.errors += errors
    look.count = drawn.count
    look.drawnCount += new.count
  }

  /// How each widget is laid out in each scene that shows it; `nil`: nothing of it is seen.
  private func layouts(
    of inputs: [Input], _ simulator: Simulator, jobs: Int
  ) async -> [Key: WidgetLayout?] {
    let scenes = scenes
    let found = await simulator.map(inputs, jobs: jobs) { _, input -> [(Key, WidgetLayout?)] in
      guard let widget = input.sourceWidget else { return [] }
      let places = widget.usualPlaces(on: scenes[0].os)
      let scenes = scenes.filter { places.contains($0.place) }
      let layouts = WidgetLayout.all(of: widget, in: scenes, simulator.maker)
      return zip(scenes, layouts).map { (Key(input, $0), $1) }
    }
    return Dictionary(found.joined()) { first, _ in first }
  }

  /// Draws previews.
  private func previews(
    of inputs: [Input], _ open: Set<Key>, _ simulator: Simulator, jobs: Int
  ) async -> (drawn: [Key: Drawn], errors: [CommandError]) {
    let (scenes, presentation, version) = (scenes, presentation, version)
    let results = await simulator.renderParts(
      inputs, in: { input in scenes.filter { open.contains(Key(input, $0)) } },
      as: presentation, jobs: jobs, backdrops: backdrops
    ) { index, parts in
      let input = inputs[index]
      return await parts.joined().map { rendering in
        zip(scenes.filter { open.contains(Key(input, $0)) }, rendering.shown)
          .compactMap { scene, shown in
            Drawn(shown, of: input, rendering, version, scale: input.scale(in: presentation))
              .map { (Key(input, scene), $0) }
          }
      }
    }
    var (drawn, errors): ([Key: Drawn], [CommandError]) = ([:], [])
    for result in results {
      switch result {
      case .success(let previews): drawn.merge(previews) { $1 }
      case .failure(let error): errors.append(CommandError("\(error)"))
      }
    }
    return (drawn, errors)
  }
}

extension WatchedWidgets.Drawn {
  /// A preview; `nil`: there is no memory for it.
  fileprivate init?(
    _ shown: ShownPreview, of input: Input, _ rendering: Rendering, _ version: Int, scale: Int
  ) {
    guard let picture = try? shown.picture.pngData(compression: .fast) else { return nil }
    // Projects may have widgets of one name, and no browser asks for a path with `..` in it.
    let folder = input.path.split(separator: "/").map { $0 == ".." ? "up" : $0 }
      .joined(separator: "/")
    item = Gallery.Item(
      shown, of: input, called: input.widget?.name ?? input.name, as: input.widget?.form,
      path: "\(folder)/\(input.name).\(shown.picture.scene.place.rawValue).png", scale: scale)
    item.notes += rendering.warnings
    item.version = version
    (elements, self.picture) = (shown.elements, picture)
  }

  /// Whether a layout gives the same picture.
  fileprivate func isLike(_ other: WidgetLayout?) -> Bool {
    switch (layout, other) {
    case (let layout?, let other?): layout.looks(like: other)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }

  /// Takes the layout that it is the picture of, and the lines that its elements stand in.
  fileprivate mutating func follow(_ layout: WidgetLayout?) {
    self.layout = layout
    guard let layout else { return }
    elements = layout.elements(movedFrom: elements)
    item.elements = elements.map { Gallery.Element($0, margin: item.margin) }
  }
}
