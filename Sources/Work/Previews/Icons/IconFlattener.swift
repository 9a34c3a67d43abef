// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVectors
internal import VibrancyVocabulary

/// Draws a look of an icon bundle: its layers from the back, each painted, moved and mixed with what
/// lies below it, on a canvas of 1024 pixels.
///
/// Glass, light, shadow and translucency are left out. A group of full opacity that is mixed
/// normally lets its layers mix with what is behind the group; any other is put together first
/// (Assumed).
struct IconFlattener {
  private let icon: IconDrawing
  private let maker: PreviewMaker
  private let size: PixelSize
  private var rows: [PlanarRow]
  /// What was odd about the pictures.
  private(set) var warnings: [String] = []
  /// What of its pictures is not drawn as it is meant; `nil`: nothing.
  private(set) var unsupported: FileFault?
  /// The drawings of vectors so far.
  private(set) var drawings: IconLayerDrawings

  init(_ icon: IconDrawing, _ maker: PreviewMaker, drawings: IconLayerDrawings) {
    (self.icon, self.maker, self.drawings) = (icon, maker, drawings)
    guard let size = PixelSize(width: IconBundle.side, height: IconBundle.side) else {
      preconditionFailure("an icon's canvas is a valid size")
    }
    self.size = size
    rows = Self.empty(size)
  }

  /// The look: straight RGBA, 16 bits, encoded sRGB; transparent where it leaves the system's plate.
  mutating func image() throws(VibrancyError) -> StraightImage {
    let look = icon.look
    if let paint = icon.bundle.background(in: look).flatMap({ IconPaint(background: $0) }) {
      for y in rows.indices {
        rows[y] = paint.row(y, of: PixelArea(size))
      }
    }
    for group in icon.bundle.groups.reversed() where group.style.isHidden[look] != true {
      try draw(group)
    }
    // What the tint replaces anyway: the system makes the tinted look grey by itself.
    if look == .tinted { for y in rows.indices { rows[y].desaturate() } }
    var codes = CodeRow(depth: .sixteen)
    var samples: [UInt16] = []
    samples.reserveCapacity(4 * size.area)
    for row in rows {
      row.quantize(channels: 4, into: &codes)
      if case .sixteen(let part) = codes { samples += part }
    }
    return StraightImage(size: size, samples: .sixteen(samples))
  }

  private mutating func draw(_ group: IconGroup) throws(VibrancyError) {
    let (opacity, mode) = Self.mixing(group.style, icon.look)
    let isOwn = opacity < 1 || mode != .normal
    var below: [PlanarRow] = []
    if isOwn {
      below = Self.empty(size)
      swap(&rows, &below)
    }
    let place = group.style.position[icon.look] ?? IconPosition()
    for layer in group.layers.reversed() where layer.style.isHidden[icon.look] != true {
      try draw(layer, in: place)
    }
    guard isOwn else { return }
    swap(&rows, &below)
    for y in rows.indices {
      below[y].multiply(byOpacity: opacity)
      rows[y].blend(below[y], mode)
    }
  }

  private mutating func draw(
    _ layer: IconLayer, in group: IconPosition
  ) throws(VibrancyError) {
    guard let name = layer.image[icon.look],
      !icon.bundle.missing.contains(where: { $0.name == name })
    else { return }
    let own = layer.style.position[icon.look] ?? IconPosition()
    let middle = Double(IconBundle.side) / 2
    let (x, y) = (
      middle + group.x + group.scale * own.x, middle + group.y + group.scale * own.y
    )
    let key = IconLayerDrawings.Key(name: name, x: x, y: y, scale: group.scale * own.scale)
    var held = drawings.placed[key]
    if held == nil { held = try placed(name, at: (x, y), scale: key.scale) }
    guard let placed = held else { return }
    drawings.hold(placed, as: key)
    warnings += placed.warnings
    unsupported = unsupported ?? placed.unsupported
    let area = placed.area
    let (opacity, mode) = Self.mixing(layer.style, icon.look)
    let paint = layer.fill[icon.look].flatMap { IconPaint(shape: $0) }
    var reader = LayerReader(placed.layer, width: size.width)
    for y in max(0, area.y)..<max(0, min(size.height, area.y + area.height)) {
      reader.read(y)
      var row = reader.row
      if let paint {
        let coverage = row.alpha
        row = paint.row(y, of: area, width: size.width)
        row.multiply(byCoverage: coverage)
      }
      if opacity < 1 { row.multiply(byOpacity: opacity) }
      rows[y].blend(row, mode)
    }
  }

  /// A picture where it lies on the canvas; a vector's own size is in points, a bitmap's pixels are
  /// points.
  private func placed(
    _ name: String, at middle: (x: Double, y: Double), scale: Double
  ) throws(VibrancyError) -> IconLayerDrawings.Placed? {
    let input = Input(path: icon.bundle.path(of: name), within: icon.bundle.root)
    func area(_ width: Double, _ height: Double) -> PixelArea {
      func side(_ points: Double) -> Int {
        max(1, Int(min((points * scale).rounded(), Double(1 << 20))))
      }
      let (wide, high) = (side(width), side(height))
      return PixelArea(
        x: Int((middle.x - Double(wide) / 2).rounded()),
        y: Int((middle.y - Double(high) / 2).rounded()), width: wide, height: high)
    }
    func place(_ decoded: DecodedInput, _ area: PixelArea) -> IconLayerDrawings.Placed? {
      let placement = PicturePlacement(
        x: area.x, y: area.y, width: area.width, height: area.height, on: size)
      return placement.layer(decoded.image, width: area.width, height: area.height).map {
        IconLayerDrawings.Placed(
          layer: $0, area: area, warnings: decoded.warnings.map { "\(input.path): \($0)" },
          unsupported: decoded.unsupported)
      }
    }
    if input.format.isVector {
      let source = try maker.vector(input)
      if let own = try source.size() {
        let area = area(own.width, own.height)
        // Of what is far larger than the canvas fewer pixels are drawn.
        let most = 4096.0
        let factor = min(1, most / Double(max(area.width, area.height)))
        func pixels(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let extent = DrawingExtent.pixels(width: pixels(area.width), height: pixels(area.height))
        return place(try maker.drawing(of: source, at: extent), area)
      }
    }
    let decoded = try maker.decode(input, scale: 1)
    return place(
      decoded, area(Double(decoded.image.size.width), Double(decoded.image.size.height)))
  }

  private static func mixing(
    _ style: IconStyle, _ look: IconBundle.Look
  ) -> (opacity: Float, mode: BlendMode) {
    let mode = style.blendMode[look].flatMap { BlendMode(rawValue: $0) }
    return (Float(style.opacity[look] ?? 1), mode ?? .normal)
  }

  private static func empty(_ size: PixelSize) -> [PlanarRow] {
    [PlanarRow](repeating: PlanarRow(width: size.width), count: size.height)
  }
}

extension PreviewMaker {
  /// A look of an icon bundle as one picture.
  func flattened(_ icon: IconDrawing) throws(VibrancyError) -> DecodedInput {
    var drawings = IconLayerDrawings()
    return try flattened(icon, drawings: &drawings)
  }

  /// As above, for several looks of one bundle, whose vectors are drawn once.
  package func flattened(
    _ icon: IconDrawing, drawings: inout IconLayerDrawings
  ) throws(VibrancyError) -> DecodedInput {
    var flattener = IconFlattener(icon, self, drawings: drawings)
    let image = try flattener.image()
    drawings = flattener.drawings
    var decoded = DecodedInput(
      image: image, scale: 1, stored: image.size, warnings: flattener.warnings,
      unsupported: flattener.unsupported)
    if case .sixteen(let samples) = image.samples {
      decoded.hash = ContentHash(samples.map { UInt8($0 >> 8) })
    }
    return decoded
  }
}
