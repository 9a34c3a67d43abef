// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyScenes
internal import VibrancyVocabulary

extension WidgetComposer {
  /// A shape or a gauge, laid out in the frame of its layer and drawn.
  ///
  /// - Throws: A color that it names is not there.
  mutating func painted(
    _ figure: WidgetFigure, _ layer: WidgetLayer, _ field: PictureField, _ shape: Shape
  ) throws(VibrancyError) -> PaintedView {
    let canvas = shape.canvas
    let pixels = field.frame(of: layer.frame)
    let frame = Rect(
      pixels.x / canvas.scale, pixels.y / canvas.scale, pixels.width / canvas.scale,
      pixels.height / canvas.scale)
    var node = try figure.node { color throws(VibrancyError) in try paint(color, shape) }
    node.modifiers += [
      .opacity(layer.opacity), .environment(.accentable(layer.isAccentable)),
      .environment(.privacySensitive(layer.isPrivacySensitive)),
      .environment(.invalidatable(layer.isInvalidatable)),
      .environment(.interactive(layer.isInteractive)),
    ]
    var context = PaintingContext(size: canvas.size, scale: canvas.scale)
    context.isDark = shape.isDark
    let painted = PaintedView(node.layout(in: frame, environment(shape)).marks, in: context)
    for sentence in painted.notes.sentences { pictures.note(described.file.path, sentence) }
    return painted
  }

  private func paint(
    _ color: WidgetColor, _ shape: Shape
  ) throws(VibrancyError) -> PaintColor {
    if case .system(let color) = color.reference {
      return .system(color, in: shape.system, isDark: shape.isDark)
    }
    return PaintColor(try self.color(color, shape))
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
}
