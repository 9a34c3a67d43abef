// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

/// Makes a widget of one picture for each canvas that scenes ask for, and each only once.
package struct WidgetBuilder {
  /// The picture; `nil` if its rows come in bands, onto a canvas of its own size.
  private let image: StraightImage?
  private let size: PixelSize
  /// Pixels a point the picture was drawn for.
  let imageScale: Int
  private(set) var presentation: Presentation
  private var built: [Canvas: Widget] = [:]

  package init(
    _ image: StraightImage, scale: Int, isTemplate: Bool, as presentation: Presentation
  ) {
    (self.image, size) = (image, image.size)
    (imageScale, self.presentation) = (scale, presentation)
    self.presentation.isTemplate = isTemplate || presentation.isTemplate
  }

  /// For a picture whose rows come in bands.
  init(
    bandsOf size: PixelSize, scale: Int, isTemplate: Bool, as presentation: Presentation
  ) {
    (image, self.size) = (nil, size)
    (imageScale, self.presentation) = (scale, presentation)
    self.presentation.isTemplate = isTemplate || presentation.isTemplate
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
    let device = presentation.device
    let scale = presentation.scale ?? device.fixedScale ?? imageScale
    guard let family = presentation.family, scene.place.recipe.mode != nil else {
      return Canvas(asset: size, scale: presentation.scale ?? imageScale, on: device)
    }
    return Canvas(family: family, scale: scale, on: device, in: scene)
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
    guard let image else { return Layer(.noBand(of: size)) }
    guard canvas.family != nil else { return Layer(.straight(image)) }
    let natural = canvas.scale / Double(imageScale)
    // A centered picture always meets its canvas.
    return PicturePlacement(canvas.size).layer(image, fit: presentation.fit, natural: natural)
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
