// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancyPixels
package import VibrancyScenes
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
  /// of it is meant; `nil` if no set has the name and it is no file's.
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
    var images = variant.layers(in: form).compactMap(\.image)
    if case .image(let image) = variant.background(in: form) { images.append(image) }
    return images.flatMap { image in
      [false, true].compactMap { found(image, isDark: $0)?.0 }
    }
  }

  /// Its texts.
  var texts: [WidgetText] { variant.layers(in: form).compactMap(\.text) }

  /// The color sets that it names, in light and dark.
  var namedColors: [EncodedColor?] {
    let layers = variant.layers(in: form)
    var colors = layers.compactMap(\.template) + layers.compactMap(\.text?.color)
    switch variant.background(in: form) {
    case .color(let color): colors.append(color)
    case .gradient(let top, let bottom): colors += [top, bottom]
    case .image, nil: break
    }
    return colors.flatMap { color -> [EncodedColor?] in
      guard case .named(let name) = color.reference else { return [] }
      return [false, true].map { catalog.color(name, isDark: $0) }
    }
  }
}

/// The image and color sets that a description may name.
struct DescribedCatalog: Sendable {
  private var images: [String: ImageSet] = [:]
  private var colors: [String: ColorSet] = [:]

  init(_ sets: [CatalogSet]) {
    for set in sets {
      switch set {
      case .image(let images): self.images[images.place.name] = images
      case .color(let colors): self.colors[colors.place.name] = colors
      case .icon: break
      }
    }
  }

  /// The names of its image sets.
  var imageNames: [String] { Array(images.keys) }

  /// Where the image sets lie that a preview of a widget shows, without links.
  func placesShown(by variant: WidgetVariant, in form: WidgetForm) -> [String] {
    var shown = variant.layers(in: form).compactMap(\.image)
    if case .image(let image) = variant.background(in: form) { shown.append(image) }
    return shown.compactMap { image in
      let name =
        switch image.reference {
        case .named(let name), .file(let name), .svgGroup(let name, _): name
        }
      let groups = ImageReference.groups(in: name).lazy.compactMap { images[$0.set] }
      return (images[name] ?? groups.first).map { PathBelow.resolved($0.place.path) }
    }
  }

  /// The picture of a set for a look, at the largest scale.
  func art(_ name: String, isDark: Bool) -> CatalogArt? {
    images[name]?.art(for: Self.request(isDark: isDark))
  }

  /// The color of a set for a look, encoded sRGB; `nil` if there is none or it is the system's.
  func color(_ name: String, isDark: Bool) -> EncodedColor? {
    guard case .stored(let color) = colors[name]?.color(for: Self.request(isDark: isDark)) else {
      return nil
    }
    let srgb = color.srgb
    return EncodedColor(
      red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue))
  }

  private static func request(isDark: Bool) -> CatalogRequest {
    var request = CatalogRequest()
    request.appearance = CatalogAppearance(isDark ? .dark : .light)
    return request
  }
}

/// Pictures of a widget: a file is read once, and what is shown of it in one size drawn once.
package struct PictureShelf {
  private struct Key: Hashable {
    let path: String
    let group: SVGGroup?
    /// Of vectors only; a bitmap is the same wherever it is shown.
    let extent: DrawingExtent?
  }

  private var images: [Key: StraightImage] = [:]
  private var vectors: [String: VectorSource] = [:]
  private var texts = TextShelf()
  /// What the person looking should know of how a vector was drawn, with its path.
  package private(set) var notes: [(path: String, text: String)] = []

  package init() {}

  /// The element of an SVG that has an id; a failure if there is none.
  mutating func group(
    _ id: String, of input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> Result<SVGGroup, VectorError> {
    let source = try vector(input, maker)
    return Result { () throws(VectorError) in try source.group(id) }
  }

  /// A picture fitted into its place: a bitmap scaled, a vector drawn at the pixels it covers there.
  ///
  /// - Parameters:
  ///   - group: The one element of an SVG that is shown.
  ///   - scale: Pixels a point of the place.
  ///   - deviceScale: Pixels a point of the bitmaps that the device takes: `1...3`.
  /// - Returns: The layer, or `nil` if nothing of it is seen; and the size of a bitmap.
  mutating func layer(
    of input: Input, group: SVGGroup? = nil, in place: PicturePlacement, fit: Presentation.Fit,
    scale: Double, deviceScale: Int, _ maker: PreviewMaker
  ) throws(VibrancyError) -> (layer: Layer?, bitmap: PixelSize?) {
    guard input.format.isVector else {
      let key = Key(path: input.path, group: nil, extent: nil)
      let image = if let image = images[key] { image } else { try maker.decode(input).image }
      images[key] = image
      return (place.layer(image, fit: fit), image.size)
    }
    let source = try vector(input, maker)
    let isBitmap = input.isBuiltAsBitmap && group == nil
    guard let size = try source.size(), !isBitmap else {
      let image = try drawing(of: source, at: .scale(Double(deviceScale)), group, maker)
      let natural = scale / Double(deviceScale)
      let full = place.size(of: image.size, fit: fit, natural: natural)
      note(
        input, image.size, full,
        isBitmap
          ? "its set does not keep vectors, so a bitmap is made of it when the app is built; "
            + "preserves-vector-representation (Preserve Vector Data in Xcode) keeps it sharp"
          : "the file says no plain width and height and no viewBox; give it a viewBox")
      return (place.layer(image, width: full.width, height: full.height), nil)
    }
    let full = place.size(of: size.width, size.height, fit: fit, natural: scale)
    let (width, height) = Self.drawable(full.width, full.height)
    let image = try drawing(of: source, at: .pixels(width: width, height: height), group, maker)
    note(
      input, image.size, full,
      "no more pixels of a vector are drawn; give the drawing a shape more like its place's")
    return (place.layer(image, width: full.width, height: full.height), nil)
  }

  /// Notes something once.
  mutating func note(_ path: String, _ text: String) {
    if !notes.contains(where: { $0.path == path && $0.text == text }) { notes.append((path, text)) }
  }

  /// Measures texts that will be drawn, all in one run.
  mutating func measure(_ rows: [WidthSheet.Row], _ draw: TextMaker) throws(VibrancyError) {
    try texts.measure(rows, draw)
  }

  /// A text in its place; see `TextShelf`.
  mutating func layer(
    of text: WidgetText, in face: FontFace, frame: PixelFrame, scale: Double, color: String,
    on canvas: PixelSize, _ draw: TextMaker
  ) throws(VibrancyError) -> TextShelf.Placed {
    try texts.layer(
      of: text, in: face, frame: frame, scale: scale, color: color, on: canvas, draw)
  }

  /// A vector's file.
  mutating func vector(
    _ input: Input, _ maker: PreviewMaker
  ) throws(VibrancyError) -> VectorSource {
    if let source = vectors[input.path] { return source }
    let source = try maker.vector(input)
    vectors[input.path] = source
    return source
  }

  private mutating func drawing(
    of source: VectorSource, at extent: DrawingExtent, _ group: SVGGroup?, _ maker: PreviewMaker
  ) throws(VibrancyError) -> StraightImage {
    let key = Key(path: source.input.path, group: group, extent: extent)
    if let image = images[key] { return image }
    let image = try maker.drawing(of: source, at: extent, group: group).image
    images[key] = image
    return image
  }

  /// Notes where a vector's pixels are fewer than it covers, once a file.
  private mutating func note(
    _ input: Input, _ drawn: PixelSize, _ full: (width: Int, height: Int), _ cause: String
  ) {
    guard full.width > drawn.width + 1 || full.height > drawn.height + 1,
      !notes.contains(where: { $0.path == input.path })
    else { return }
    notes.append(
      (input.path, "enlarged from \(drawn) to \(full.width)×\(full.height) px: \(cause)"))
  }

  /// The most pixels of a shape that are drawn: what is cut off is drawn, too.
  private static func drawable(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let (across, down) = (Double(width), Double(height))
    let most = Double(DecodingBounds.shown.mostPixels)
    let factor = min(
      Double(VectorRasterizer.longestSide) / max(across, down),
      (most / (across * down)).squareRoot())
    guard factor < 1 else { return (width, height) }
    return (max(1, Int(across * factor)), max(1, Int(down * factor)))
  }
}
