// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyMeasures
internal import VibrancyModes
package import VibrancyScenes

/// What accented scenes paint in one flat color: the layers of a group that keep their α alone.
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
