// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyRunning
package import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors

/// One preview of a described widget in one form, with what it takes its pictures from.
package struct DescribedWidget: Sendable {
  let file: WidgetFile
  package let variant: WidgetVariant
  package let form: WidgetForm
  /// The sets of its catalog, by name.
  let catalog: DescribedCatalog
  /// The folder of the description, with a final `/`; empty for the working directory.
  let folder: String
  /// What its files may not lead out of.
  let root: Root
  /// The fonts of its texts.
  let fonts: FontBook

  /// The places it asks not to be shown in.
  package func disfavors(_ place: Place) -> Bool {
    [place, place.aliased].contains { $0.map(variant.disfavoredLocations.contains) ?? false }
  }

  /// Whether there is anything of it to show in a place: a Live Activity is described by
  /// presentation, and a family is not one.
  package func hasContent(for place: Place) -> Bool {
    switch form {
    case .family: true
    case .liveActivity: place.presentations.contains { variant[$0] != nil }
    }
  }
}

extension DescribedWidget: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.file.path == right.file.path && left.variant == right.variant
      && left.form == right.form
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(variant)
    hasher.combine(form)
  }
}

extension DescribedWidget {
  /// The picture that a name leads to, in the catalog or beside the description, and which element
  /// of it is meant; `nil` if no set has the name and it is not a file's.
  func found(_ image: WidgetImage, isDark: Bool) -> (Input, id: String?)? {
    func set(_ name: String) -> Input? {
      catalog.art(name, isDark: isDark).map { Input($0, role: .loose) }
    }
    func file(_ name: String) -> Input {
      set(name) ?? Input(path: folder + name, within: root)
    }
    switch image.reference {
    case .named(let name):
      if let input = set(name) { return (input, nil) }
      // A set's own name may hold a '#', too.
      for (name, id) in ImageReference.groups(in: name) {
        if let input = set(name) { return (input, id) }
      }
      return nil
    case .file(let name): return (file(name), nil)
    case .svgGroup(let name, let id): return (file(name), id)
    }
  }

  /// The pictures that it is made of, in light and dark; missing ones among them.
  package var pictures: [Input] {
    variant.images(in: form).flatMap { image in
      [false, true].compactMap { found(image, isDark: $0)?.0 }
    }
  }

  /// Its texts.
  var texts: [WidgetText] { variant.layers(in: form).compactMap(\.text) }

  /// The color sets that it names, in light and dark.
  var namedColors: [EncodedColor?] {
    let layers = variant.layers(in: form)
    var colors = layers.flatMap(\.colors)
    colors += variant.backgrounds(in: form).flatMap(\.colors)
    return colors.flatMap { color -> [EncodedColor?] in
      guard case .named(let name) = color.reference else { return [] }
      return [false, true].map { catalog.color(name, isDark: $0) }
    }
  }
}

/// The image, color and symbol sets that a description may name.
struct DescribedCatalog: Sendable {
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]
  private let symbols: [String: SymbolSet]
  /// The devices whose entries are taken, the first that a set has any of.
  private let idioms: [CatalogIdiom]

  /// - Parameter idioms: The devices whose entries are taken, the first that a set has any of; a
  ///   description is shown on all.
  init(
    _ sets: [CatalogSet] = [], symbols: [SymbolSet] = [],
    for idioms: [CatalogIdiom] = [.iphone, .ipad, .watch, .mac]
  ) {
    self.idioms = idioms
    self.symbols = Dictionary(symbols.map { ($0.place.name, $0) }) { first, _ in first }
    for set in sets {
      switch set {
      case .image(let images): self.images[images.place.name] = images
      case .color(let colors): self.colors[colors.place.name] = colors
      case .icon: break
      }
    }
  }

  /// The names of its sets by the symbols that Xcode makes of them.
  var symbolNames: SetNames {
    SetNames(images: Array(images.keys) + symbols.keys, colors: Array(colors.keys))
  }

  /// The names of its image sets.
  var imageNames: [String] { Array(images.keys) }

  /// Where the image sets lie that a preview of a widget shows, without links.
  func placesShown(by variant: WidgetVariant, in form: WidgetForm) -> [String] {
    variant.images(in: form).compactMap { image in
      let name =
        switch image.reference {
        case .named(let name), .file(let name), .svgGroup(let name, _): name
        }
      let groups = ImageReference.groups(in: name).lazy.compactMap { images[$0.set] }
      return (images[name] ?? groups.first).map { PathBelow.resolved($0.place.path) }
    }
  }

  /// The path of a symbol's template; `nil` if no set has the name, or it has no template.
  func template(_ name: String) throws(CatalogError) -> String? {
    try symbols[name]?.templatePath()
  }

  /// The picture of a set for a look, at the largest scale.
  func art(_ name: String, isDark: Bool) -> CatalogArt? {
    images[name].flatMap { set in
      requests(isDark: isDark).lazy.compactMap { set.art(for: $0) }.first
    }
  }

  /// The color of a set for a look, encoded sRGB; `nil` if there is none or it is the system's.
  func color(_ name: String, isDark: Bool) -> EncodedColor? {
    translucentColor(name, isDark: isDark)?.color
  }

  /// The color of a set for a look, encoded sRGB, and how much of it shows, `0...1`; `nil` if there is
  /// none or it is the system's.
  func translucentColor(_ name: String, isDark: Bool) -> (color: EncodedColor, opacity: Float)? {
    guard case .stored(let color) = found(name, isDark: isDark) else { return nil }
    let srgb = color.srgb
    let code = EncodedColor(
      red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue))
    return (code, Float(srgb.alpha))
  }

  /// The name of the system's color that a set is for a look; `nil` if there is none or it is stored.
  func systemColor(_ name: String, isDark: Bool) -> String? {
    guard case .system(let system, _) = found(name, isDark: isDark) else { return nil }
    return system
  }

  private func found(_ name: String, isDark: Bool) -> CatalogColor? {
    colors[name].flatMap { set in
      requests(isDark: isDark).lazy.compactMap { set.color(for: $0) }.first
    }
  }

  private func requests(isDark: Bool) -> [CatalogRequest] {
    idioms.map { idiom in
      CatalogRequest(idiom: idiom, appearance: CatalogAppearance(isDark ? .dark : .light))
    }
  }
}
