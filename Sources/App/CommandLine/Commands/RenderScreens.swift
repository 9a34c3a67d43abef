// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyScreens
internal import VibrancyVocabulary

/// The whole screens of `render --screens`: each entry of a widget in all its families, and each
/// picture in its family's slot, in every scene that has a drawn screen.
struct RenderScreens: Sendable {
  /// One screen to be drawn.
  struct Cast: Sendable {
    let id: ScreenID
    /// Which of the scenes.
    let scene: Int
    /// The input that it is planned with and named by.
    let lead: Input
    /// Which one that is, and as which of its screens it is planned.
    let leader: (index: Int, place: Int)
    /// Its file, below the output folder.
    let name: String
    /// Who takes a slot, in the order of the inputs.
    var inputs: [ScreenInput] = []
    /// The Live Activity whose banner it shows.
    var activity: Input?
  }

  /// A screen that was drawn, as sheets and pages show it.
  struct Drawn: Sendable {
    let cast: Cast
    let size: PixelSize
    let scale: Int
    let notes: [String]
    /// For the sheet, if there is one.
    let thumbnail: Thumbnail?
  }

  /// What distinguishes one entry of a widget from another.
  private struct Entry: Hashable {
    let path: String
    let stem: String
  }

  /// The screens, by entry, then by scene.
  let casts: [Cast]
  private let namesOfLeaders: [String: [String]]

  init(_ inputs: [Input], _ request: RenderRequest, isWanted: Bool) {
    var casts: [Cast] = []
    var places: [Entry: [Int: Int]] = [:]
    var leaders: [String: [String]] = [:]
    for (index, input) in (isWanted ? inputs : []).enumerated() {
      guard let form = request.form(of: input), !input.role.isIcon else { continue }
      let stem =
        input.widget == nil ? input.name : String(input.name.dropLast(form.name.count + 1))
      let entry = Entry(path: input.path, stem: stem)
      for scene in request.served(input) {
        guard let id = Self.screen(showing: form, in: request.scenes[scene].place) else { continue }
        let known = places[entry]?[scene]
        if known == nil {
          let name = "screens/\(stem).\(request.suffixes[scene]).png"
          places[entry, default: [:]][scene] = casts.count
          casts.append(
            Cast(
              id: id, scene: scene, lead: input,
              leader: (index, leaders[input.name]?.count ?? 0), name: name))
          leaders[input.name, default: []].append(name)
        }
        switch form {
        case .family(let family):
          casts[known ?? casts.count - 1].inputs.append(ScreenInput(input, as: family))
        case .liveActivity: casts[known ?? casts.count - 1].activity = input
        }
      }
    }
    (self.casts, namesOfLeaders) = (casts, leaders)
  }

  private static func screen(showing form: WidgetForm, in place: Place) -> ScreenID? {
    switch form {
    case .family(let family): ScreenID.showing(family, in: place)
    case .liveActivity: ScreenID.showingActivity(in: place)
    }
  }

  /// What the screens are called of which an input is the first, below the output folder.
  func names(of input: Input) -> [String] { namesOfLeaders[input.name] ?? [] }

  /// Where a screen goes; `nil` if it is refused, or there is no folder.
  func file(of cast: Cast, _ plan: RenderPlan) -> OutputFile? {
    plan.files(of: cast.leader.index)?.screens[cast.leader.place]
  }

  /// Draws them one after another; a screen is worked on by all jobs.
  ///
  /// - Parameter body: Takes each as it is done.
  func draw(
    _ maker: PreviewMaker, _ request: RenderRequest, jobs: Int,
    _ body: (Cast, DrawnScreen) -> Void
  ) async {
    let screens = ScreenMaker(maker)
    var presentation = request.presentation
    // Half a phone's pixels: a page of many of them is looked at, not measured.
    presentation.scale = presentation.scale ?? 2
    for cast in casts {
      var asked = ScreenRequest(cast.id, cast.shownScene(of: request), as: presentation)
      asked.activity = cast.activity
      let drawn = await screens.screen(asked, with: cast.inputs, jobs: jobs)
      if !drawn.isEmpty { body(cast, drawn) }
    }
  }
}

extension RenderScreens.Cast {
  /// Its scene as people are shown it: on the wallpaper that is for looking.
  fileprivate func shownScene(of request: RenderRequest) -> Scene {
    var scene = request.scenes[scene]
    scene.wallpaper = request.presentation.showing?.wallpaper ?? scene.wallpaper
    return scene
  }
}

extension RenderScreens.Drawn {
  /// As an item of a page.
  func item(_ request: RenderRequest) -> Gallery.Item {
    let first = cast.lead
    let scene = cast.shownScene(of: request)
    let hasFamily = request.form(of: first)?.family != nil
    var item = Gallery.Item(
      asset: request.assetName(of: first), variant: first.widget?.variant,
      entry: first.widget?.entry ?? first.widget?.setting, family: "on the screen",
      scene: scene.place.rawValue,
      wallpaper: scene.showsWallpaper(withFamily: hasFamily) ? scene.wallpaper.name : nil,
      tint: scene.usesTint ? "#\(scene.tint.hex)" : nil, path: cast.name,
      width: size.width, height: size.height, scale: scale, relevance: first.widget?.relevance,
      notes: notes)
    item.isScreen = true
    return item
  }

  /// What its row in a sheet is called: the widget and its entry.
  var title: String {
    let widget = cast.lead.widget
    let parts = widget.map { [$0.name] + $0.details } ?? []
    return parts.isEmpty ? cast.lead.name : parts.joined(separator: " · ")
  }
}

extension [RenderScreens.Drawn] {
  /// Rows of a sheet: one an entry, its screens below the headings of their scenes.
  func rows(columns: Int) -> [ContactSheet.Row] {
    var rows: [ContactSheet.Row] = []
    var last: (path: String, title: String)?
    for drawn in self {
      let key = (path: drawn.cast.lead.path, title: drawn.title)
      if last.map({ $0 != key }) ?? true {
        rows.append(
          ContactSheet.Row(
            title: drawn.title, subtitle: "on the screen",
            cells: [Thumbnail?](repeating: nil, count: columns)))
        last = key
      }
      rows[rows.count - 1].cells[drawn.cast.scene] = drawn.thumbnail
    }
    return rows
  }
}

extension RenderCommand {
  /// Draws the screens that were asked for, and writes them where there is a folder.
  ///
  /// - Returns: Those that sheet and page show, and the files in order.
  func draw(
    _ screens: RenderScreens, _ request: RenderRequest, _ plan: RenderPlan, _ simulator: Simulator,
    _ report: inout BatchReport
  ) async -> (drawn: [RenderScreens.Drawn], files: [String]) {
    var (drawn, files): ([RenderScreens.Drawn], [String]) = ([], [])
    await screens.draw(simulator.maker, request, jobs: runOptions.jobs) { cast, screen in
      report.notes += screen.notes
      do throws(CommandError) {
        let file = screens.file(of: cast, plan)
        if let file {
          try writePicture(at: file) { sink throws(PNGError) in
            try screen.write(to: sink, compression: options.compression)
          }
          files.append(file.path)
        }
        guard file != nil || options.folder == nil else { return }
        drawn.append(
          RenderScreens.Drawn(
            cast: cast, size: screen.size, scale: request.presentation.scale ?? 2,
            notes: screen.notes,
            thumbnail: options.sheet == nil ? nil : Thumbnail(screen.pixels)))
      } catch {
        report.errors.append(error)
      }
    }
    return (drawn, files)
  }
}
