// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyMeasures
internal import VibrancyModes
package import VibrancyPixels
package import VibrancyScenes

/// A described widget as scenes show it, measured once for scenes that show the same.
package struct WidgetShapes: Sendable {
  private struct Shape: Hashable {
    let canvas: Canvas
    let usesLightArt: Bool
  }

  /// By place, where another picture is shown than in the first scene.
  package private(set) var art: [Place: JudgedArt] = [:]
  private var widgets: [Place: Widget] = [:]

  /// - Parameter first: What was measured of the first preview.
  package init(_ previews: [PreviewOfScene], first: MeasuredArt) {
    var measured: [Shape: MeasuredArt] = [:]
    for preview in previews { widgets[preview.scene.scene.place] = preview.widget }
    for (index, preview) in previews.enumerated() {
      let (scene, widget) = (preview.scene.scene, preview.widget)
      let shape = Shape(
        canvas: widget.canvas, usesLightArt: scene.place.recipe.usesLightArt)
      if index == 0 { measured[shape] = first }
      let own =
        measured[shape]
        ?? MeasuredArt(
          widget.content(in: scene), scale: Int(widget.canvas.scale.rounded()), isTemplate: false)
      if measured[shape] == nil { measured[shape] = own }
      art[scene.place] = JudgedArt(measured: own) { _ in widget }
    }
  }

  /// The widget in a scene; `nil` where it was not asked for.
  package func widget(in scene: Scene) -> Widget? { widgets[scene.place] }
}

/// A widget as a scene shows it.
package struct PreviewOfScene: Sendable {
  package let scene: JudgedScene
  package let widget: Widget

  /// A widget and the scene that shows it.
  package init(scene: JudgedScene, widget: Widget) { (self.scene, self.widget) = (scene, widget) }
}

/// The groups that accented scenes paint in one flat color: layers that keep their α alone.
package struct PaintedGroups {
  /// The facts of each group that has such layers.
  package let facts: [ArtFacts]

  /// Measures the groups of a widget in a scene.
  package init(_ widget: Widget, in scene: Scene) {
    facts = AccentGroup.allCases.compactMap { group in
      var painted = widget
      painted.layers = widget.layers.filter { layer in
        switch layer.accentedRendering {
        case .unset: layer.group == group
        case .accented: group == .accent
        case .desaturated, .accentedDesaturated, .fullColor: false
        }
      }
      guard !painted.layers.isEmpty else { return nil }
      return MeasuredArt(
        painted.content(in: scene), scale: Int(widget.canvas.scale.rounded()), isTemplate: false
      ).facts
    }
  }
}

extension Widget {
  /// The widget with the colors of its only picture in place of that; `nil` where what becomes of
  /// a color may depend on where it is.
  func showing(
    _ palette: ArtPalette, insteadOf image: StraightImage, in scene: Scene
  ) -> Widget? {
    guard layers.count == 1, let layer = layers.first, case .straight(let shown) = layer.picture,
      shown == image, shown.size == canvas.size, layer.x == 0, layer.y == 0,
      !scene.parameters.isOn(.privacy), !scene.parameters.isOn(.showHitAreas),
      containerBackground == nil, canvas.family == nil
    else { return nil }
    var colors = Layer(.straight(palette.image))
    (colors.ink, colors.opacity, colors.group) = (layer.ink, layer.opacity, layer.group)
    colors.accentedRendering = layer.accentedRendering
    colors.isInvalidatable = layer.isInvalidatable
    return Widget(
      canvas: Canvas(
        asset: palette.image.size, scale: Int(canvas.scale.rounded()), on: canvas.device),
      layers: [colors])
  }
}

extension StraightImage {
  /// The picture's α in one color, as a template image is drawn beside that color in code.
  package func inked(_ color: EncodedColor) -> StraightImage {
    let ink = [color.red, color.green, color.blue]
    switch samples {
    case .eight(var codes):
      let inks = ink.map { UInt8($0 * 255 + 0.5) }
      for pixel in stride(from: 0, to: codes.count, by: 4) {
        for channel in 0..<3 { codes[pixel + channel] = inks[channel] }
      }
      return StraightImage(size: size, samples: .eight(codes))
    case .sixteen(var codes):
      let inks = ink.map { UInt16($0 * 65_535 + 0.5) }
      for pixel in stride(from: 0, to: codes.count, by: 4) {
        for channel in 0..<3 { codes[pixel + channel] = inks[channel] }
      }
      return StraightImage(size: size, samples: .sixteen(codes))
    }
  }
}
