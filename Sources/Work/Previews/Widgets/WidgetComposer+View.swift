// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancySymbols
internal import VibrancyTypography
internal import VibrancyVectors
internal import VibrancyVocabulary

extension WidgetComposer {
  /// What a view is laid out with, for the pictures and colors that it names.
  private struct Found {
    var sizes: [String: Size] = [:]
    var pictures: [String: (input: Input, group: SVGGroup?)] = [:]
    var colors: [WidgetColor: PaintColor] = [:]
    var symbols: [String: SymbolDrawing] = [:]
  }

  /// The margins that a view without a frame keeps: 16 points in system families (iOS 17 and later;
  /// Calibrated on one capture), none in accessories.
  static func margins(of family: Family, _ variant: WidgetVariant) -> Insets {
    variant.contentMargins ?? Insets(all: ReportedEnvironment.layoutMargin(of: family))
  }

  /// A view, laid out in the frame of its layer or in the content area, and drawn.
  ///
  /// - Throws: A picture or a color that it names is not there, or cannot be read.
  mutating func painted(
    _ view: WidgetView, _ layer: WidgetLayer, _ field: PictureField, _ margins: Insets,
    _ shape: Shape
  ) throws(VibrancyError) -> PaintedView {
    let canvas = shape.canvas
    let found = try found(in: view, shape)
    let pixels = field.frame(of: layer.frame)
    let scale = canvas.scale
    var frame = Rect(
      pixels.x / scale, pixels.y / scale, pixels.width / scale, pixels.height / scale)
    if layer.frame == nil {
      frame.x += margins.leading
      frame.y += margins.top
      frame.width = max(0, frame.width - margins.leading - margins.trailing)
      frame.height = max(0, frame.height - margins.top - margins.bottom)
    }
    let marks = node(of: view, found, shape).layout(in: frame, environment(shape)).marks
    return try painted(marks, found, shape)
  }

  /// A view as a container background, laid out in the whole canvas.
  mutating func background(
    _ view: WidgetView, _ shape: Shape
  ) throws(VibrancyError) -> ContainerBackground? {
    let found = try found(in: view, shape)
    let environment = environment(shape)
    let size = environment.containerSize ?? .zero
    let node = node(of: view, found, shape).containerBackground(of: shape.canvas.family)
    let whole = Rect(0, 0, size.width, size.height)
    let marks = node.layout(in: whole, environment).marks.map(\.withoutTraits)
    return try ContainerBackground(of: marks, on: shape.canvas) { () throws(VibrancyError) in
      try painted(marks, found, shape).layers.first
    }
  }

  private func node(of view: WidgetView, _ found: Found, _ shape: Shape) -> ViewNode {
    view.node(
      isDark: shape.isDark, in: shape.system, color: { found.colors[$0] },
      size: { found.sizes[$0.name] },
      symbol: { found.symbols[$0] })
  }

  private mutating func painted(
    _ marks: [Mark], _ found: Found, _ shape: Shape
  ) throws(VibrancyError) -> PaintedView {
    let (canvas, scale) = (shape.canvas, shape.canvas.scale)
    var pictures: [String: SourcePicture] = [:]
    for (name, size) in PictureSizes(marks).sizes {
      guard let picture = found.pictures[name] else { continue }
      let image = try self.pictures.image(
        of: picture.input, group: picture.group, width: Int((size.width * scale).rounded()),
        height: Int((size.height * scale).rounded()), maker)
      if !picture.input.format.isVector { note(bitmap: image.size) }
      pictures[name] = SourcePicture(image)
    }
    var context = PaintingContext(size: canvas.size, scale: scale) { pictures[$0] }
    context.isDark = shape.isDark
    context.accessoryBackground = PaintColor(
      shape.accessoryBackground.color, opacity: shape.accessoryBackground.opacity)
    let painted = PaintedView(marks, in: context)
    note(standIns: painted.notes.standIns + painted.notes.unknownSymbols)
    for sentence in painted.notes.sentences { self.pictures.note(described.file.path, sentence) }
    return painted
  }

  private func environment(_ shape: Shape) -> LayoutEnvironment {
    let canvas = shape.canvas
    var environment = LayoutEnvironment()
    environment.family = canvas.family
    environment.colorScheme = shape.isDark ? .dark : .light
    environment.displayScale = canvas.scale
    let size = canvas.contentPoints.size
    environment.containerSize = Size(size.width, size.height)
    environment.system = shape.system
    environment.setAccessory()
    return environment
  }

  private mutating func found(
    in view: WidgetView, _ shape: Shape
  ) throws(VibrancyError) -> Found {
    var found = Found()
    for color in view.colors where found.colors[color] == nil {
      found.colors[color] = PaintColor(try self.color(color, shape))
    }
    for image in view.images where found.sizes[image.name] == nil {
      let (input, group) = try picture(image, shape)
      let points = try pictures.points(of: input, maker) ?? PointSize(100, 100)
      found.sizes[image.name] = Size(points.width, points.height)
      found.pictures[image.name] = (input, group)
    }
    for symbol in view.symbols where found.symbols[symbol.name] == nil {
      found.symbols[symbol.name] = try drawing(of: symbol)
    }
    return found
  }

  /// The drawing of a symbol, if it has one; else an icon stands for it.
  private func drawing(of symbol: WidgetSymbol) throws(VibrancyError) -> SymbolDrawing? {
    let found: (file: Input, isTemplate: Bool)?
    do throws(CatalogError) { found = try described.drawing(of: symbol) } catch {
      let name = VisibleText.short(symbol.name)
      throw self.error(
        at: symbol.source, error.fault.preceded(by: "is '\(name)', whose symbol set "))
    }
    guard let (file, isTemplate) = found else { return nil }
    let bytes = try maker.pictureBytes(of: file, most: 4 << 20)
    do throws(SymbolTemplateError) {
      let template =
        isTemplate ? try SymbolTemplate(bytes) : try SymbolTemplate(bytes, standingFor: symbol.name)
      return template.drawing
    } catch {
      let name = VisibleText.short(symbol.name)
      let what = isTemplate ? "template" : "drawing \(VisibleText.of(file.path))"
      throw self.error(
        at: symbol.source, error.fault.preceded(by: "is '\(name)', whose \(what) "))
    }
  }
}
