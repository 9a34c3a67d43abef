// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyJSON
internal import VibrancyLayout
internal import VibrancyPainting
package import VibrancyPixels
package import VibrancyScenes
internal import VibrancySystem
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Makes widgets of a description: looks up its pictures and colors and places them on a canvas.
package struct WidgetComposer: SceneComposer {
  /// Descriptions run no code.
  var isOutOfTime: Bool { false }

  struct Shape: Hashable {
    let canvas: Canvas
    let isDark: Bool
    /// Whether it is on a watch, whatever the screen that is measured.
    let system: SystemDesign
  }

  let described: DescribedWidget
  let maker: PreviewMaker
  private let presentation: Presentation
  /// What was decoded so far; another preview of the widget may go on with it.
  package var pictures: PictureCache
  /// The largest stored bitmap shown so far; a vector has no pixels of its own.
  package private(set) var largestBitmap: PixelSize?
  /// Descriptions show no symbols.
  var standInSymbols: Set<String> { [] }
  private var made: [Shape: Widget] = [:]

  var path: String { described.file.path }
  var notes: [(path: String, text: String)] { pictures.notes }

  package init(
    _ described: DescribedWidget, _ maker: PreviewMaker, as presentation: Presentation,
    pictures: PictureCache = PictureCache()
  ) {
    (self.described, self.maker, self.presentation) = (described, maker, presentation)
    self.pictures = pictures
  }

  /// The widget as a scene shows it.
  ///
  /// - Throws: A name that leads nowhere, a picture that cannot be read, a layer off the canvas.
  package mutating func widget(in scene: Scene) throws(VibrancyError) -> Widget {
    let canvas = canvas(in: scene)
    let shape = Shape(
      canvas: canvas, isDark: !scene.place.recipe.usesLightArt,
      system: canvas.device.kind == .watch || scene.place.platform == .watch
        ? .watchOS : ProjectTarget.Platform.iOS.design(on: scene.os))
    if let widget = made[shape] { return widget }
    var drawn = Drawn()
    switch described.form {
    case .family(let family):
      let size = FamilySizes.size(of: family, on: .standard(on: .standard, for: family))
      let field = PictureField(
        contentOf: canvas, points: size[described.file.description.canvas])
      for layer in described.variant.layers(in: described.form) {
        try add(layer, to: &drawn, field, shape)
      }
    case .liveActivity:
      for part in canvas.activity?.parts ?? [] {
        guard let shown = described.variant[part.presentation] else { continue }
        let points = ActivitySizes.size(
          of: part.presentation, length: shown.length, on: .standard(on: .standard), os: .standard
        ).content
        let field = PictureField(part.area, of: canvas.size, points: points)
        for layer in shown.layers { try add(layer, to: &drawn, field, shape) }
      }
    }
    var widget = Widget(canvas: canvas, layers: drawn.layers)
    widget.marks = drawn.marks
    widget.containerBackground = try background(shape)
    widget.isBackgroundRemovable = described.variant.isBackgroundRemovable
    made[shape] = widget
    return widget
  }

  /// What there is to point at in a widget that was made.
  func elements(of widget: Widget) -> [DrawnElement] {
    let file = described.file
    return DrawnElement.all(of: widget) { "\(file.path):\(file.line(of: $0))" }
  }

  private func canvas(in scene: Scene) -> Canvas {
    switch described.form {
    case .family(let family):
      return presentation.canvas(for: family, in: scene)
    case .liveActivity:
      let lengths = described.variant.presentations.compactMap { shown in
        shown.length.map { (shown.presentation, $0) }
      }
      return presentation.canvas(
        forActivity: Dictionary(lengths, uniquingKeysWith: { first, _ in first }), in: scene)
    }
  }

  /// What was drawn of the layers so far.
  private struct Drawn {
    var layers: [Layer] = []
    var marks: [WidgetMark] = []

    /// Adds marks of the layers that come next.
    mutating func add(_ marks: [WidgetMark]) {
      for var mark in marks {
        mark.layer += layers.count
        self.marks.append(mark)
      }
    }
  }

  private mutating func add(
    _ layer: WidgetLayer, to drawn: inout Drawn, _ field: PictureField, _ shape: Shape
  ) throws(VibrancyError) {
    switch layer.content {
    case .image(let image):
      let place = field.placement(of: layer.frame)
      let (picture, isTemplate) = try self.picture(image, in: place, fit: .contain, shape)
      drawn.layers.append(try placed(picture, isTemplate: isTemplate, as: layer, shape))
    case .text(let text):
      let (picture, mark) = try words(text, in: layer.frame, of: field, shape)
      drawn.add(mark.map { [$0] } ?? [])
      drawn.layers.append(try placed(picture, isTemplate: false, as: layer, shape))
    case .figure(let figure):
      let painted = try self.painted(figure, layer, field, shape)
      drawn.add(painted.marks)
      drawn.layers += painted.layers
    }
  }

  /// A picture with what its layer says of it.
  private func placed(
    _ picture: Layer?, isTemplate: Bool, as layer: WidgetLayer, _ shape: Shape
  ) throws(VibrancyError) -> Layer {
    guard var result = picture else {
      throw error(at: layer.source, "lies outside the canvas", fix: "move its frame inside")
    }
    if let template = layer.template {
      result.ink = try color(template, shape)
    } else if isTemplate {
      result.ink = .white
    }
    result.opacity = Float(layer.opacity)
    result.group = layer.isAccentable ? .accent : .standard
    result.accentedRendering = layer.accentedRendering ?? .unset
    result.isPrivacySensitive = layer.isPrivacySensitive
    result.isInvalidatable = layer.isInvalidatable
    result.isInteractive = layer.isInteractive
    return result
  }

  /// What lies behind the content.
  private mutating func background(_ shape: Shape) throws(VibrancyError) -> ContainerBackground? {
    let variant = described.variant
    if let family = described.form.family, variant.accessoryBackground.contains(family) {
      return .accessory
    }
    let drawn =
      switch described.form {
      case .family(let family): variant.background(in: family)
      case .liveActivity:
        shape.canvas.activity.flatMap { variant[$0.parts[0].presentation]?.background }
      }
    switch drawn {
    case nil: return nil
    case .color(let color): return .color(try self.color(color, shape))
    case .gradient(let top, let bottom):
      return .gradient(top: try color(top, shape), bottom: try color(bottom, shape))
    case .image(let image):
      let canvas = shape.canvas.size
      return ContainerBackground(
        try picture(image, in: PicturePlacement(canvas), fit: .cover, shape).layer)
    }
  }

  func color(_ color: WidgetColor, _ shape: Shape) throws(VibrancyError) -> EncodedColor {
    switch color.reference {
    case .codes(let red, let green, let blue):
      return EncodedColor(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    case .system(let name):
      return PaintColor.system(name, in: shape.system, isDark: shape.isDark).color
    case .named(let name):
      guard let found = described.catalog.color(name, isDark: shape.isDark) else {
        throw error(
          at: color.source, "is not a color set with a color of its own", fix: "check the catalog")
      }
      return found
    }
  }

  /// Notes a stored bitmap that is shown.
  private mutating func note(bitmap: PixelSize) {
    if bitmap.area > largestBitmap?.area ?? 0 { largestBitmap = bitmap }
  }

  /// A picture in its place; no layer if nothing of it is seen.
  private mutating func picture(
    _ image: WidgetImage, in place: PicturePlacement, fit: Presentation.Fit, _ shape: Shape
  ) throws(VibrancyError) -> (layer: Layer?, isTemplate: Bool) {
    guard let (input, id) = described.found(image, isDark: shape.isDark) else {
      throw unknown(image)
    }
    do throws(VibrancyError) {
      let group = try id.map { id throws(VibrancyError) in try self.group(id, of: input, image) }
      let (layer, bitmap) = try pictures.layer(
        of: input, group: group, in: place, fit: fit, scale: shape.canvas.scale,
        deviceScale: shape.canvas.deviceScale, maker)
      if let bitmap { note(bitmap: bitmap) }
      return (layer, input.isTemplate)
    } catch {
      guard case .unreadable(let problem) = error.cause, problem.problem == .missing else {
        throw error
      }
      throw unknown(image)
    }
  }

  private mutating func group(
    _ id: String, of input: Input, _ image: WidgetImage
  ) throws(VibrancyError) -> SVGGroup {
    let shown = VisibleText.short(image.name)
    guard input.format.isVector else {
      throw error(
        at: image.source, "is '\(shown)', but groups are taken from SVG", fix: "name the picture")
    }
    switch try pictures.group(id, of: input, maker) {
    case .success(let group): return group
    case .failure(.unknownGroup(_, let known)):
      throw error(
        at: image.source,
        "is '\(shown)', but no element of \(AssetFile(path: input.path).path) has the id "
          + "'\(VisibleText.short(id))'", fix: fix(for: id, among: known))
    case .failure(let problem):
      throw error(at: image.source, problem.fault.preceded(by: "is '\(shown)', which "))
    }
  }

  /// The error of a name that leads nowhere, with the nearest that leads somewhere.
  private func unknown(_ image: WidgetImage) -> VibrancyError {
    var names = described.catalog.imageNames.sorted()
    var (name, id) = (image.name, "")
    switch image.reference {
    case .named:
      if let (set, group) = ImageReference.groups(in: image.name).first {
        (name, id) = (set, "#" + group)
      }
    case .file, .svgGroup:
      if case .svgGroup(let file, let group) = image.reference { (name, id) = (file, "#" + group) }
      let folder = PathBelow.folder(name)
      names += described.root.names(in: described.folder + folder)
        .map { PathBelow.joined(folder, $0) }
    }
    let near = nearestName(to: name, among: names, acceptingPrefix: false)
    return error(
      at: image.source,
      "is '\(VisibleText.short(image.name))', which is in no catalog and no file",
      fix: near.map { "did you mean '\(VisibleText.short($0 + id))'?" } ?? "check the name")
  }

  func error(at source: JSONNode, _ problem: String, fix: String? = nil) -> VibrancyError {
    error(at: source, FileFault(problem, fix: fix))
  }

  /// As above.
  func error(at source: JSONNode, _ fault: FileFault) -> VibrancyError {
    .malformed(source.error(fault))
  }
}

/// Which preview of a described widget an input is.
package struct WidgetLabel: Sendable, Hashable {
  /// What sets one preview of the widget apart from others of its form, outermost first.
  package var details: [String] { [variant, entry, setting].compactMap(\.self) }

  /// What the widget is called: its name, or its file's.
  package let name: String
  /// The combination of parameters; `nil` if there is but one.
  package let variant: String?
  /// The entry of its timeline; `nil` if it has none.
  package let entry: String?
  /// Of a widget of Swift: its target where several have one of its name, the language and text size
  /// it is drawn with; `nil`: it is the only one, drawn with the usual ones.
  package let setting: String?
  /// How much the entry matters; it has no pixels.
  package let relevance: Double?
  /// The family, or that it is the Live Activity.
  package let form: WidgetForm
}

extension Input {
  /// Which preview of a described widget it is; `nil` for a picture.
  package var widget: WidgetLabel? {
    if let source = sourceWidget {
      return WidgetLabel(
        name: source.name, variant: source.sample, entry: nil,
        setting: source.setting, relevance: nil, form: source.form)
    }
    return described.map { widget in
      WidgetLabel(
        name: widget.file.description.name?.value ?? AssetFile(path: widget.file.path).name,
        variant: widget.variant.variant, entry: widget.variant.entry,
        setting: nil, relevance: widget.variant.relevance, form: widget.form)
    }
  }
}
