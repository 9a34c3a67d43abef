// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Makes a widget of one picture for each canvas that scenes ask for, and each only once.
package struct WidgetBuilder {
  /// The picture; `nil` if its rows come in bands, onto a canvas of its own size.
  private let image: StraightImage?
  private let size: PixelSize
  /// Pixels per point the picture was drawn for.
  package let imageScale: Int
  package private(set) var presentation: Presentation
  /// The layers of a vector, drawn for the slots that scenes have.
  private var drawn: [Canvas: Layer] = [:]
  private var built: [Canvas: Widget] = [:]

  package init(
    _ image: StraightImage, scale: Int, isTemplate: Bool, as presentation: Presentation
  ) {
    (self.image, size) = (image, image.size)
    (imageScale, self.presentation) = (scale, presentation)
    self.presentation.isTemplate = isTemplate || presentation.isTemplate
  }

  /// For a picture whose rows come in bands.
  package init(
    bandsOf size: PixelSize, scale: Int, isTemplate: Bool, as presentation: Presentation
  ) {
    (image, self.size) = (nil, size)
    (imageScale, self.presentation) = (scale, presentation)
    self.presentation.isTemplate = isTemplate || presentation.isTemplate
  }

  /// For a vector that is drawn for each slot.
  ///
  /// - Parameter scale: Pixels per point of bitmaps beside it.
  package init(drawn: [Canvas: Layer], scale: Int, isTemplate: Bool, as presentation: Presentation)
  {
    guard let size = drawn.keys.first?.size else { preconditionFailure("it is drawn somewhere") }
    self.init(bandsOf: size, scale: scale, isTemplate: isTemplate, as: presentation)
    self.drawn = drawn
  }

  /// The widget as a scene shows it.
  package mutating func widget(in scene: Scene) -> Widget {
    let canvas = canvas(in: scene)
    if let widget = built[canvas] { return widget }
    var widget = Widget(canvas: canvas, layers: [layer(on: canvas)])
    widget.containerBackground = background(on: canvas)
    built[canvas] = widget
    return widget
  }

  private func canvas(in scene: Scene) -> Canvas {
    presentation.slot(in: scene, imageScale: imageScale)
      ?? Canvas(
        asset: size, scale: presentation.scale ?? imageScale,
        on: presentation.device(for: nil, in: scene))
  }

  private func layer(on canvas: Canvas) -> Layer {
    var layer = placed(on: canvas)
    layer.ink = presentation.isTemplate ? .white : nil
    (layer.group, layer.accentedRendering) = (presentation.group, presentation.accentedRendering)
    // The only layer there is: whoever asks for these states means it.
    (layer.isPrivacySensitive, layer.isInvalidatable) = (true, true)
    return layer
  }

  private func placed(on canvas: Canvas) -> Layer {
    // Elsewhere a slot of these pixels may be of another device.
    let size = canvas.size
    if let layer = drawn[canvas] ?? drawn.first(where: { $0.key.size == size })?.value {
      return layer
    }
    guard let image else { return Layer(.noBand(of: size)) }
    guard canvas.family != nil else { return Layer(.straight(image)) }
    let natural = canvas.scale / Double(imageScale)
    // A centered picture always meets its canvas.
    return PicturePlacement(contentOf: canvas)
      .layer(image, fit: presentation.fit, natural: natural)
      ?? Layer(.straight(image))
  }

  private func background(on canvas: Canvas) -> ContainerBackground? {
    switch presentation.background {
    case nil: nil
    case .color(let color): .color(color)
    case .gradient(let top, let bottom): .gradient(top: top, bottom: bottom)
    case .accessory: .accessory
    case .image(let image):
      ContainerBackground(filling: canvas.size, with: image)
    }
  }
}

extension LayerPicture {
  /// A picture of which no row is at hand yet.
  fileprivate static func noBand(of size: PixelSize) -> LayerPicture {
    guard let one = PixelSize(width: 1, height: 1) else { preconditionFailure("1 is a side") }
    let nothing = StraightImage(size: one, samples: .eight([0, 0, 0, 0]))
    return .band(nothing, firstRow: size.height, of: size)
  }
}

/// A rectangle of a canvas, in pixels, that a picture is fitted into; may reach beyond the canvas.
package struct PicturePlacement: Sendable {
  /// Left edge.
  package let x: Int
  /// Top edge.
  package let y: Int
  /// Width, from 1.
  package let width: Int
  /// Height, from 1.
  package let height: Int
  /// The canvas.
  package let canvas: PixelSize
  /// The part of the canvas beyond which nothing is made; all of it unless set.
  package var visible: PixelArea

  /// A rectangle of a canvas.
  package init(x: Int, y: Int, width: Int, height: Int, on canvas: PixelSize) {
    (self.x, self.y, self.canvas) = (x, y, canvas)
    (self.width, self.height) = (max(1, width), max(1, height))
    visible = PixelArea(canvas)
  }

  /// The whole canvas.
  package init(_ canvas: PixelSize) {
    self.init(x: 0, y: 0, width: canvas.width, height: canvas.height, on: canvas)
  }

  /// The area of a canvas that content is laid out in.
  package init(contentOf canvas: Canvas) {
    let area = canvas.content
    self.init(x: area.x, y: area.y, width: area.width, height: area.height, on: canvas.size)
  }

  /// A picture scaled into the rectangle and centered in it; only what the canvas shows is made.
  ///
  /// - Parameter natural: How much larger the picture is with fit `none`.
  /// - Returns: The layer, or `nil` if the canvas shows nothing of it.
  package func layer(_ image: StraightImage, fit: Presentation.Fit, natural: Double = 1) -> Layer? {
    let full = size(of: image.size, fit: fit, natural: natural)
    return layer(image, width: full.width, height: full.height)
  }

  /// The number of pixels that the whole of a picture covers.
  package func size(
    of picture: PixelSize, fit: Presentation.Fit, natural: Double
  ) -> (width: Int, height: Int) {
    size(of: Double(picture.width), Double(picture.height), fit: fit, natural: natural)
  }

  /// The number of pixels that the whole of a picture covers, by its own width and height in any
  /// unit.
  ///
  /// - Parameter natural: Pixels a unit with fit `none`.
  package func size(
    of across: Double, _ down: Double, fit: Presentation.Fit, natural: Double
  ) -> (width: Int, height: Int) {
    let factors = (Double(width) / across, Double(height) / down)
    let factor =
      switch fit {
      case .contain: min(factors.0, factors.1)
      case .cover: max(factors.0, factors.1)
      case .none: natural
      }
    // A line a mile long is cut off, not counted.
    func pixels(_ side: Double) -> Int {
      max(1, Int(min((side * factor).rounded(), Double(1 << 30))))
    }
    return (pixels(across), pixels(down))
  }

  /// A picture that covers so many pixels, centered in the rectangle; only what the canvas shows is
  /// made.
  package func layer(_ image: StraightImage, width fullWidth: Int, height fullHeight: Int) -> Layer?
  {
    let (left, top) = (x + (width - fullWidth) >> 1, y + (height - fullHeight) >> 1)
    // What a rectangle or the canvas cuts off is not made.
    let (start, above) = (max(left, x, visible.x), max(top, y, visible.y))
    let right = min(left + fullWidth, x + width, visible.x + visible.width)
    let bottom = min(top + fullHeight, y + height, visible.y + visible.height)
    let (columns, rows) = (start..<max(start, right), above..<max(above, bottom))
    guard let part = PixelSize(width: columns.count, height: rows.count) else { return nil }
    var layer: Layer
    if fullWidth == image.size.width, fullHeight == image.size.height, part == image.size {
      layer = Layer(.straight(image))
    } else {
      layer = Layer(
        .planar(
          image.resampled(
            toWidth: fullWidth, height: fullHeight, x: columns.lowerBound - left,
            y: rows.lowerBound - top, part: part)))
    }
    (layer.x, layer.y) = (columns.lowerBound, rows.lowerBound)
    return layer
  }
}

extension ContainerBackground {
  /// A picture that fills a canvas.
  package init?(filling canvas: PixelSize, with image: StraightImage) {
    self.init(PicturePlacement(canvas).layer(image, fit: .cover))
  }

  /// A layer, or none.
  package init?(_ layer: Layer?) {
    guard let layer else { return nil }
    self = .picture(layer)
  }
}
