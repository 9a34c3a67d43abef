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
    /// How many previews there are, and how many of them were drawn in this look.
    var (count, drawnCount) = (0, 0)
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
  private var order: [Key] = []
  private var drawn: [Key: Drawn] = [:]
  /// How many looks drew anything.
  private var version = 0

  /// - Parameters:
  ///   - wanted: Which widgets, and what they are drawn with.
  ///   - os: The system whose places they are shown in.
  init(_ wanted: WantedWidgets, os: SystemVersion) {
    self.wanted = wanted
    scenes = (Place.standard(on: os) + Place.ofActivities).map { place in
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
  var isEmpty: Bool { order.isEmpty }

  /// The pictures of the page, by their paths.
  var pictures: [String: [UInt8]] {
    Dictionary(order.compactMap { drawn[$0] }.map { ($0.item.path, $0.picture) }) { $1 }
  }

  /// The page.
  func page(_ live: LivePage) -> String {
    let shown = Set(order.map(\.scene.place))
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

  /// Reads the projects and draws what looks otherwise than before.
  ///
  /// - Parameters:
  ///   - query: What is watched.
  ///   - changed: What changed since the last look; `nil`: unknown. A picture is kept where only
  ///     sources did and its widget lays out the same.
  mutating func look(
    at query: InputQuery, changed: [String]?, _ simulator: Simulator, jobs: Int
  ) async -> Look {
    let found = wanted.found(by: query)
    let inputs = found.inputs.withProjectsRead
    let layouts = await layouts(of: inputs, simulator, jobs: jobs)
    let mayKeep = changed?.allSatisfy { $0.hasSuffix(".swift") } ?? false
    let kept = drawn.filter { key, old in
      mayKeep && (layouts[key].map { old.isLike($0) } ?? false)
    }
    version += 1
    let open = Set(layouts.keys).subtracting(kept.keys)
    let (new, errors) = await previews(of: inputs, open, simulator, jobs: jobs)
    drawn = kept.merging(new) { $1 }
    for (key, layout) in layouts { drawn[key]?.follow(layout) }
    order = inputs.flatMap { input in scenes.map { Key(input, $0) } }
      .filter { drawn[$0] != nil }
    return Look(
      widgetCount: Set(inputs.compactMap(\.widget?.name)).count, count: order.count,
      drawnCount: new.count, errors: found.errors + errors, notes: found.notes)
  }

  /// How each widget is laid out in each scene that shows it; `nil`: nothing of it is seen.
  private func layouts(
    of inputs: [Input], _ simulator: Simulator, jobs: Int
  ) async -> [Key: WidgetLayout?] {
    let scenes = scenes
    let found = await simulator.map(inputs, jobs: jobs) { _, input in
      scenes.compactMap { scene -> (Key, WidgetLayout?)? in
        guard let widget = input.sourceWidget, scene.place.shows(widget.form) else { return nil }
        return (
          Key(input, scene),
          WidgetLayout(of: widget, in: scene, simulator.maker)
        )
      }
    }
    return Dictionary(found.joined()) { first, _ in first }
  }

  /// Draws previews.
  private func previews(
    of inputs: [Input], _ open: Set<Key>, _ simulator: Simulator, jobs: Int
  ) async -> (drawn: [Key: Drawn], errors: [CommandError]) {
    let (scenes, presentation, version) = (scenes, presentation, version)
    let results = await simulator.render(
      inputs, in: { input in scenes.filter { open.contains(Key(input, $0)) } },
      as: presentation, jobs: jobs
    ) { index, result in
      let input = inputs[index]
      return result.map { rendering in
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
