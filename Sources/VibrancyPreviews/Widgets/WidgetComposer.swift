// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyJSON
package import VibrancyPixels
package import VibrancyScenes

/// Makes widgets of a description: looks up its pictures and colors and places them on a canvas.
package struct WidgetComposer {
  private struct Shape: Hashable {
    let canvas: Canvas
    let isDark: Bool
  }

  private let described: DescribedWidget
  private let maker: PreviewMaker
  private let presentation: Presentation
  /// What was decoded so far; another preview of the widget may go on with it.
  package private(set) var pictures: PictureShelf
  /// The largest stored bitmap shown so far; a vector has no pixels of its own.
  package private(set) var largestBitmap: PixelSize?
  private var made: [Shape: Widget] = [:]

  package init(
    _ described: DescribedWidget, _ maker: PreviewMaker, as presentation: Presentation,
    pictures: PictureShelf = PictureShelf()
  ) {
    (self.described, self.maker, self.presentation) = (described, maker, presentation)
    self.pictures = pictures
  }

  /// The widget as a scene shows it.
  ///
  /// - Throws: A name that leads nowhere, a picture that cannot be read, a layer off the canvas.
  package mutating func widget(in scene: Scene) throws(VibrancyError) -> Widget {
    let device = presentation.device(for: described.family, in: scene)
    let scale = presentation.scale ?? device.fixedScale ?? 3
    let canvas = Canvas(family: described.family, scale: scale, on: device, in: scene)
    let shape = Shape(canvas: canvas, isDark: !scene.place.recipe.usesLightArt)
    if let widget = made[shape] { return widget }
    var layers: [Layer] = []
    for layer in described.variant.layers(in: described.family) {
      layers.append(try placed(layer, shape))
    }
    var widget = Widget(canvas: canvas, layers: layers)
    widget.containerBackground = try background(shape)
    widget.isBackgroundRemovable = described.variant.isBackgroundRemovable
    made[shape] = widget
    return widget
  }

  private mutating func placed(
    _ layer: WidgetLayer, _ shape: Shape
  ) throws(VibrancyError) -> Layer {
    let picture = try picture(layer.image, shape)
    guard
      var result = placement(of: layer.frame, on: shape.canvas).layer(picture.image, fit: .contain)
    else {
      throw error(at: layer.source, "lies outside the canvas; move its frame inside")
    }
    if let template = layer.template {
      result.ink = try color(template, shape)
    } else if picture.isTemplate {
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

  /// Points of the family on the usual device of iOS 26, scaled with the canvas elsewhere (Assumed).
  private func placement(of frame: LayerFrame?, on canvas: Canvas) -> PicturePlacement {
    guard let frame else { return PicturePlacement(canvas.size) }
    let family = described.family
    let points = FamilySizes.size(of: family, on: .standard(on: .standard, for: family)).size
    let across = Double(canvas.size.width) / points.width
    let down = Double(canvas.size.height) / points.height
    func pixels(_ length: Double, _ factor: Double) -> Int { Int((length * factor).rounded()) }
    return PicturePlacement(
      x: pixels(frame.x, across), y: pixels(frame.y, down), width: pixels(frame.width, across),
      height: pixels(frame.height, down), on: canvas.size)
  }

  private mutating func background(_ shape: Shape) throws(VibrancyError) -> ContainerBackground? {
    let variant = described.variant
    if variant.accessoryBackground.contains(described.family) { return .accessory }
    switch variant.containerBackground {
    case nil: return nil
    case .color(let color): return .color(try self.color(color, shape))
    case .gradient(let top, let bottom):
      return .gradient(top: try color(top, shape), bottom: try color(bottom, shape))
    case .image(let image):
      return ContainerBackground(
        filling: shape.canvas.size, with: try picture(image, shape).image)
    }
  }

  private func color(_ color: WidgetColor, _ shape: Shape) throws(VibrancyError) -> EncodedColor {
    switch color.reference {
    case .codes(let red, let green, let blue):
      return EncodedColor(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    case .named(let name):
      guard let found = described.catalog.color(name, isDark: shape.isDark) else {
        throw error(at: color.source, "is no color set with a color of its own; check the catalog")
      }
      return found
    }
  }

  private mutating func picture(
    _ image: WidgetImage, _ shape: Shape
  ) throws(VibrancyError) -> (image: StraightImage, isTemplate: Bool) {
    let catalog = described.catalog
    var group: String?
    var input: Input?
    switch image.reference {
    case .named(let name):
      input = catalog.art(name, isDark: shape.isDark).map { Input($0, role: .loose) }
    case .file(let name):
      input = catalog.art(name, isDark: shape.isDark).map { Input($0, role: .loose) }
      if input == nil { input = Input(path: described.folder + name, within: described.root) }
    case .svgGroup(let name, let id):
      input = catalog.art(name, isDark: shape.isDark).map { Input($0, role: .loose) }
      if input == nil { input = Input(path: described.folder + name, within: described.root) }
      group = id
    }
    guard let input else {
      throw error(at: image.source, "is in no catalog and no file; check the name")
    }
    do throws(VibrancyError) {
      let image = try pictures.image(input, group: group, scale: shape.canvas.scale, maker)
      if !input.format.isVector, image.size.area > largestBitmap?.area ?? 0 {
        largestBitmap = image.size
      }
      return (image, input.isTemplate)
    } catch {
      guard case .unreadable(let problem) = error.cause, problem.problem == .missing else {
        throw error
      }
      throw self.error(at: image.source, "is in no catalog and no file; check the name")
    }
  }

  private func error(at source: JSONNode, _ reason: String) -> VibrancyError {
    .malformed(source.error(reason))
  }
}

/// Which preview of a described widget an input is.
package struct WidgetLabel: Sendable, Hashable {
  /// What the widget is called: its name, or its file's.
  package let name: String
  /// The combination of parameters; `nil` if there is but one.
  package let variant: String?
  /// The entry of its timeline; `nil` if it has none.
  package let entry: String?
  /// How much the entry matters; it has no pixels.
  package let relevance: Double?
  /// The family.
  package let family: Family
}

extension Input {
  /// Which preview of a described widget it is; `nil` for a picture.
  package var widget: WidgetLabel? {
    described.map { widget in
      WidgetLabel(
        name: widget.file.description.name?.value ?? AssetFile(path: widget.file.path).name,
        variant: widget.variant.variant, entry: widget.variant.entry,
        relevance: widget.variant.relevance, family: widget.family)
    }
  }
}
