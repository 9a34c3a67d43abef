// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyMeasures
internal import VibrancyModes
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
