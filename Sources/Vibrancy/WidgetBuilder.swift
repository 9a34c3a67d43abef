// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Makes a widget of one picture for each canvas that scenes ask for, and each only once.
struct WidgetBuilder {
  let image: StraightImage
  /// Pixels a point the picture was drawn for.
  let imageScale: Int
  let presentation: Presentation
  private var built: [Canvas: Widget] = [:]

  init(_ image: StraightImage, scale: Int, as presentation: Presentation) {
    (self.image, imageScale, self.presentation) = (image, scale, presentation)
  }

  /// The widget as a scene shows it.
  mutating func widget(in scene: Scene) -> Widget {
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
      return Canvas(asset: image.size, scale: presentation.scale ?? imageScale, on: device)
    }
    return Canvas(family: family, scale: scale, on: device, in: scene)
  }

  private func layer(on canvas: Canvas) -> Layer {
    let (picture, x, y) =
      canvas.family == nil
      ? (.straight(image), 0, 0)
      : Self.fitted(image, scale: imageScale, fit: presentation.fit, on: canvas)
    var layer = Layer(picture)
    (layer.x, layer.y) = (x, y)
    layer.ink = presentation.isTemplate ? .white : nil
    (layer.group, layer.accentedRendering) = (presentation.group, presentation.accentedRendering)
    // The only layer there is: whoever asks for these states means it.
    (layer.isPrivacySensitive, layer.isInvalidatable) = (true, true)
    return layer
  }

  private func background(on canvas: Canvas) -> ContainerBackground? {
    switch presentation.background {
    case nil: nil
    case .color(let color): .color(color)
    case .gradient(let top, let bottom): .gradient(top: top, bottom: bottom)
    case .accessory: .accessory
    case .image(let image):
      switch Self.fitted(image, scale: 1, fit: .cover, on: canvas).picture {
      case .planar(let picture): .picture(picture)
      case .straight(let image): .picture(PlanarImage(image, part: canvas.size))
      }
    }
  }

  /// A picture scaled for a canvas and centered on it; only the part on the canvas is made.
  private static func fitted(
    _ image: StraightImage, scale: Int, fit: Presentation.Fit, on canvas: Canvas
  ) -> (picture: LayerPicture, x: Int, y: Int) {
    let across = Double(canvas.size.width) / Double(image.size.width)
    let down = Double(canvas.size.height) / Double(image.size.height)
    let factor =
      switch fit {
      case .contain: min(across, down)
      case .cover: max(across, down)
      case .none: canvas.scale / Double(scale)
      }
    let width = max(1, Int((Double(image.size.width) * factor).rounded()))
    let height = max(1, Int((Double(image.size.height) * factor).rounded()))
    let x = (canvas.size.width - width) >> 1
    let y = (canvas.size.height - height) >> 1
    if width == image.size.width, height == image.size.height, x >= 0, y >= 0 {
      return (.straight(image), x, y)
    }
    let (left, top) = (max(0, -x), max(0, -y))
    let part = PixelSize(
      width: min(width - left, canvas.size.width), height: min(height - top, canvas.size.height))
    guard let part else { preconditionFailure("a centered picture meets its canvas") }
    let scaled = image.resampled(toWidth: width, height: height, x: left, y: top, part: part)
    return (.planar(scaled), max(0, x), max(0, y))
  }
}
