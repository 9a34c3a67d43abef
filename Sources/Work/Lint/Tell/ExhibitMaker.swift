// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyJudging
internal import VibrancyModes
internal import VibrancyPNG
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyReporting
internal import VibrancyRules
internal import VibrancyScenes

/// Makes the pictures that a report shows beside findings.
struct ExhibitMaker {
  private let wanted: ExhibitNeed

  init(_ wanted: ExhibitNeed) { self.wanted = wanted }

  /// The longest side of an exhibit in pixels.
  static let longestSide = 320

  /// A case in full color, and in the scenes that its findings are about (or in all).
  func exhibits(of found: LintCase, _ outcome: LintOutcome) -> [Exhibit] {
    guard wanted != .none, let whole = found.judged.art else { return [] }
    let reported = outcome.findings + outcome.undetermined
    guard wanted == .all || !reported.isEmpty else { return [] }
    let paths = Set(reported.map(\.location.path)).union(
      wanted == .all ? [found.location.path] : [])
    var exhibits: [Exhibit] = []
    let full = Scene(.homeDark, wallpaper: .mid)
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let exhibit = exhibit(of: found, whole, at: path, in: full, wallpaper: nil, id: nil) {
        exhibits.append(exhibit)
      }
      for scene in found.judged.scenes {
        let id = scene.scene.place.rawValue
        let mine = reported.filter { $0.scene == id && $0.location.path == path }
        guard wanted == .all || !mine.isEmpty, let art = found.judged.art(in: scene.scene) else {
          continue
        }
        let range = art.legibleRange(in: scene.scene)
        for (label, behind) in backdrops(of: scene, in: mine) {
          var shown = scene.scene
          shown.wallpaper = behind.wallpaper
          var exhibit = exhibit(of: found, art, at: path, in: shown, wallpaper: label, id: id)
          exhibit?.legibleRange = range
          if let exhibit { exhibits.append(exhibit) }
        }
      }
    }
    return exhibits
  }

  /// What lies behind in the pictures of a scene: what its findings name, and the first where they
  /// name none.
  private func backdrops(
    of scene: JudgedScene, in findings: [Finding]
  ) -> [(label: String?, behind: JudgedScene.Behind)] {
    let labels = Set(findings.map(\.wallpaper))
    let named = scene.behind.filter { labels.contains($0.label) }.map { ($0.label, $0) }
    guard let first = scene.behind.first else { return [] }
    if findings.isEmpty { return [(first.label, first)] }
    return labels.contains(nil) && first.label != nil ? named + [(nil, first)] : named
  }

  /// A case in full color and in its scenes, as people are shown it: with wallpaper around, which is
  /// the user's own if one was named.
  func thumbnails(of found: LintCase) -> [(scene: String?, picture: Thumbnail)] {
    views(of: found).map { view in
      let widget = view.art.widget(view.scene)
      let backdrop = view.scene.surroundingsKey(of: widget.canvas).map {
        found.judged.backdrops[$0] ?? Backdrop($0)
      }
      let preview = Preview(
        framed: widget, in: view.scene, over: backdrop, weights: .rec709, model: .v1)
      return (view.id, Thumbnail(preview))
    }
  }

  /// The wallpapers that thumbnails of a case show.
  func thumbnailKeys(of found: LintCase) -> Set<Backdrop.Key> {
    Set(
      views(of: found).compactMap { view in
        view.scene.surroundingsKey(of: view.art.widget(view.scene).canvas)
      })
  }

  private func views(of found: LintCase) -> [(id: String?, scene: Scene, art: JudgedArt)] {
    guard let whole = found.judged.art else { return [] }
    var views: [(id: String?, scene: Scene, art: JudgedArt)] = [
      (nil, Scene(.homeDark, wallpaper: .dusk), whole)
    ]
    for judged in found.judged.scenes {
      guard let art = found.judged.art(in: judged.scene), !judged.behind.isEmpty else { continue }
      var shown = judged.scene
      shown.wallpaper = judged.behind.first { $0.isNamed }?.wallpaper ?? .dusk
      views.append((shown.place.rawValue, shown, art))
    }
    return views
  }

  private func preview(of found: LintCase, _ art: JudgedArt, in scene: Scene) -> Preview {
    let widget = art.widget(scene)
    let backdrop = scene.backdropKey(for: widget.canvas).map {
      found.judged.backdrops[$0] ?? Backdrop($0)
    }
    return Preview(widget, in: scene, over: backdrop, weights: .rec709, model: .v1)
  }

  private func exhibit(
    of found: LintCase, _ art: JudgedArt, at path: String, in scene: Scene, wallpaper: String?,
    id: String?
  ) -> Exhibit? {
    let (image, zoom) = Self.reduced(preview(of: found, art, in: scene).pixels)
    guard let png = try? encodePNG(image) else { return nil }
    return Exhibit(
      path: path, name: found.name, scene: id, wallpaper: wallpaper, png: png,
      width: image.size.width, height: image.size.height,
      zoom: zoom / found.magnification.across)
  }

  private static func reduced(_ image: StraightImage) -> (StraightImage, zoom: Double) {
    let longest = max(image.size.width, image.size.height)
    guard longest > longestSide else { return (image, 1) }
    func side(_ side: Int) -> Int { max(1, (side * longestSide + longest / 2) / longest) }
    guard
      let size = PixelSize(width: side(image.size.width), height: side(image.size.height))
    else { return (image, 1) }
    return (image.reduced(to: size), Double(size.width) / Double(image.size.width))
  }
}
