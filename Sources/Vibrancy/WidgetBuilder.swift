// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Makes a widget of one picture for each canvas that scenes ask for, and each only once.
struct WidgetBuilder {
  let image: StraightImage
  /// Pixels a point the picture was drawn for.
  let imageScale: Int
  private(set) var presentation: Presentation
  private var built: [Canvas: Widget] = [:]

  init(
    _ image: StraightImage, scale: Int, isTemplate: Bool, as presentation: Presentation
  ) {
    (self.image, imageScale, self.presentation) = (image, scale, presentation)
    self.presentation.isTemplate = isTemplate || presentation.isTemplate
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
    let natural = canvas.scale / Double(imageScale)
    let placed = PicturePlacement(canvas.size).layer(
      image, fit: presentation.fit, natural: natural)
    // A centered picture always meets its canvas.
    var layer = canvas.family == nil ? Layer(.straight(image)) : placed ?? Layer(.straight(image))
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
      ContainerBackground(filling: canvas.size, with: image)
    }
  }
}
