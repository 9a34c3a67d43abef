// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
package import VibrancyLayout
internal import VibrancyPixels
package import VibrancySampling
package import VibrancyScenes
internal import VibrancySyntax
internal import VibrancySystem
internal import VibrancyVocabulary

/// A widget of a project's Swift as views: what its code makes with a sample in one scene. No view needs
/// its size, or code, any more.
package struct WidgetViews: Sendable {
  /// Something that the code does, and where it is written.
  package struct Remark: Sendable, Hashable {
    /// What it is about: the name of a call.
    package let name: String
    /// `FILE:LINE`, the file below the project's folder.
    package let place: String
  }

  /// Where the scene's appearance finds a picture.
  package struct PicturePlace: Sendable, Hashable {
    /// The catalog's folder as the user knows it.
    package let catalog: String
    /// The file as the user knows it.
    package let file: String
  }

  /// What it shows, laid out inside the content margins.
  package let content: ViewNode
  /// Its container background, laid out in the whole canvas; `nil`: it has none in the scene.
  package let background: ViewNode?
  /// Whether the system's colors are those of dark appearance.
  package let isDark: Bool
  /// The canvas in points.
  package let size: (width: Double, height: Double)
  /// Whether the scene shows container backgrounds.
  package let showsBackground: Bool
  /// Whether the system leaves room at its edges.
  package let hasMargins: Bool
  /// Whether a place may remove its container background.
  package let isBackgroundRemovable: Bool
  /// The name of the sample, and where it comes from.
  package let sample: (name: String, origin: Sample.Origin)
  /// Where the sample is written; `nil`: nowhere, or not known.
  package let samplePlace: String?
  /// Whether some of the sample's values are made up by their types.
  package let hasStandIns: Bool
  /// Whether its code makes more views, or takes more steps, than are followed.
  package let isCut: Bool
  /// The calls of it that were not understood.
  package let gaps: [Remark]
  /// What would stop the widget.
  package let failures: [Remark]
  /// Where views are written, by `ViewNode.source`.
  package let places: [String]
  /// The pictures of catalogs that it shows, by name.
  package let pictures: [String: PicturePlace]
  /// The catalogs of its own symbols, by name.
  package let symbolCatalogs: [String: String]

  /// Runs a widget for a scene; `nil`: it shows nothing there.
  package init?(of source: SourceWidget, in scene: Scene, _ maker: PreviewMaker) {
    self.init(SourceComposer(source, maker, as: Presentation(showing: .content)), in: scene)
  }

  /// Runs a widget for scenes, one after the other; what was not understood in an earlier one is not
  /// repeated.
  package static func all(
    of source: SourceWidget, in scenes: [Scene], _ maker: PreviewMaker
  ) -> [WidgetViews?] {
    let composer = SourceComposer(source, maker, as: Presentation(showing: .content))
    return scenes.map { WidgetViews(composer, in: $0) }
  }

  private init?(_ composer: SourceComposer, in scene: Scene) {
    let source = composer.source
    guard let widget = composer.widget, let laidOut = composer.laidOut(in: scene),
      let views = laidOut.views
    else { return nil }
    let (evaluator, target) = (laidOut.evaluator, composer.target)
    var lines = SourceLines(target.program)
    func place(_ spot: Spot) -> String {
      "\(target.program.sources[spot.file].path):\(lines.line(of: spot))"
    }
    content = views.content.sized(laidOut.sized)
    background = views.background?.sized(laidOut.sized)
    isDark = laidOut.situation.isDark
    showsBackground = laidOut.situation.showsBackground
    size = (laidOut.situation.width, laidOut.situation.height)
    (hasMargins, isBackgroundRemovable) = (widget.hasMargins, widget.backgroundIsRemovable)
    let sample = composer.samples[source.sampleIndex]
    self.sample = (sample.name, sample.origin)
    samplePlace = sample.spot.flatMap { $0.file < target.program.sources.count ? place($0) : nil }
    hasStandIns = sample.hasStandIns
    isCut = evaluator.interface.isFull || !evaluator.hasSteps
    // What lists the widgets runs those of the others, too.
    let listing = composer.gapsOfListing
    func remark(_ gap: Gap) -> Remark { Remark(name: gap.name, place: place(gap.spot)) }
    gaps = evaluator.gaps.dropFirst(listing.gaps).map(remark)
    failures = evaluator.failures.dropFirst(listing.failures).map(remark)
    places = evaluator.interface.sources.map(place)
    let catalogs = source.tree.catalogs.map(\.path)
    func catalog(of path: String) -> String? {
      catalogs.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    }
    var names: (pictures: Set<String>, symbols: Set<String>) = ([], [])
    for view in [content, background].compactMap(\.self) {
      _ = view.replacing { node in
        switch node.content {
        case .picture(let picture): names.pictures.insert(picture.name)
        case .symbol(let symbol):
          if case .custom = symbol.drawing { names.symbols.insert(symbol.name) }
        case .empty, .group, .hStack, .vStack, .zStack, .grid, .gridRow, .lazyGrid,
          .viewThatFits, .customLayout, .spacer, .divider, .text, .shape, .fill, .geometryReader,
          .label, .gauge, .progress, .button, .toggle, .link, .contentUnavailable,
          .accessoryBackground, .unknown:
          break
        }
        return node
      }
    }
    var (pictures, symbolCatalogs): ([String: PicturePlace], [String: String]) = ([:], [:])
    let artIsDark = isDark || !scene.place.recipe.usesLightArt
    for name in names.pictures {
      guard let art = target.catalog.art(name, isDark: artIsDark),
        let folder = catalog(of: art.path)
      else { continue }
      pictures[name] = PicturePlace(catalog: folder, file: art.path)
    }
    for name in names.symbols {
      guard let path = (try? target.catalog.template(name)) ?? nil else { continue }
      symbolCatalogs[name] = catalog(of: path)
    }
    (self.pictures, self.symbolCatalogs) = (pictures, symbolCatalogs)
  }
}

extension ViewNode {
  /// The view with what its views that need a size are in the one that they have: above a clear color,
  /// which takes all that it is offered as they do.
  fileprivate func sized(_ sized: [Int: (size: Size, node: ViewNode)], depth: Int = 0) -> ViewNode {
    replacing { node in
      guard case .geometryReader(let number) = node.content, let (_, inner) = sized[number],
        depth < LayoutLimits.depth
      else { return node }
      var result = node
      result.content = .fill(.color(PaintColor(.black, opacity: 0)))
      let child = inner.sized(sized, depth: depth + 1)
      result.modifiers.insert(.overlay(child, alignment: .topLeading), at: 0)
      return result
    }
  }
}
