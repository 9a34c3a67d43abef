// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A widget, fully resolved: what is drawn on a canvas, in which order and group.
package struct Widget: Sendable {
  /// The pixels it is drawn on.
  package let canvas: Canvas
  /// Pictures from the bottom up.
  package var layers: [Layer]
  /// The marks of the layers of views, from the bottom up: a mark stays apart where layers are not.
  package var marks: [WidgetMark] = []
  /// The background behind the layers.
  package var containerBackground: ContainerBackground?
  /// `true` if the system may remove the container background.
  package var isBackgroundRemovable = true

  /// A widget of layers on a canvas.
  package init(
    canvas: Canvas, layers: [Layer], containerBackground: ContainerBackground? = nil
  ) {
    (self.canvas, self.layers) = (canvas, layers)
    self.containerBackground = containerBackground
  }

  /// `true` if any layer is accentable or has an accented rendering.
  package var asksForAccent: Bool { layers.contains { $0.asksForAccent } }
}

/// The background that a widget draws behind its content.
package enum ContainerBackground: Sendable {
  /// One color.
  case color(EncodedColor)
  /// A vertical gradient over the canvas, `t = (y + 0.5) / H`.
  case gradient(top: EncodedColor, bottom: EncodedColor)
  /// A picture on the canvas, of which nothing but its place counts.
  case picture(Layer)
  /// AccessoryWidgetBackground, in accessory circular, corner and rectangular only.
  case accessory
}

extension Widget {
  /// The widget as a scene's situation leaves it: redacted by privacy, faded while it waits.
  ///
  /// Privacy (Documented that it redacts; look Assumed): a sensitive layer becomes a bar over its
  /// visible bounding box, corners 20 % of its height, its mean color at α 0.3.
  package func inSituation(of scene: Scene) -> Widget {
    var widget = self
    let parameters = scene.parameters
    let redacts = parameters.isOn(.privacy) && scene.place.recipe.isLocked
    for (index, layer) in layers.enumerated() {
      var layer = layer
      if redacts, layer.isPrivacySensitive {
        layer = layer.redacted(
          opacity: parameters.number(.privacyOpacity),
          corner: Double(parameters.number(.privacyCorner)))
      }
      if parameters.isOn(.invalidated), layer.isInvalidatable {
        layer.opacity *= parameters.number(.invalidatedOpacity)
      }
      widget.layers[index] = layer
    }
    if parameters.isOn(.showHitAreas) {
      widget.layers += layers.filter { $0.isInteractive }.map { $0.hitArea(scale: canvas.scale) }
    }
    return widget
  }

  /// The background that a scene draws behind the layers; `nil` for nothing, which an
  /// accessoryInline widget always has: the system draws its text in a line of its own.
  package func background(in scene: Scene) -> ShownBackground? {
    guard let containerBackground, canvas.family != .accessoryInline else { return nil }
    let (recipe, parameters) = (scene.place.recipe, scene.parameters)
    if case .accessory = containerBackground {
      guard canvas.family?.hasAccessoryBackground ?? true else { return nil }
      let shown = scene.accessoryBackground
      return ShownBackground(
        .color(shown.color), opacity: shown.opacity, shape: canvas.contentShape)
    }
    guard recipe.containerBackground.isDrawn(isRemovable: isBackgroundRemovable) else { return nil }
    if recipe.containerBackground == .faint {
      return ShownBackground(
        containerBackground, opacity: parameters.number(.lockedBackgroundOpacity))
    }
    if recipe.plate == .carPlay {
      return ShownBackground(containerBackground, opacity: parameters.number(.carPlayTint))
    }
    let light = scene.lightsBackground ? parameters.number(.topLight) : 0
    return ShownBackground(containerBackground, light: light)
  }
}

/// A background as a scene draws it.
package struct ShownBackground: Sendable {
  /// The background that is drawn.
  package let background: ContainerBackground
  /// At which opacity, `0...1`.
  package let opacity: Float
  /// The opacity of the white light at its top; 0: none.
  package let light: Float

  /// What it is clipped to; `nil`: nothing.
  package let shape: AreaShape?

  init(
    _ background: ContainerBackground, opacity: Float = 1, light: Float = 0,
    shape: AreaShape? = nil
  ) {
    (self.background, self.opacity, self.light) = (background, opacity, light)
    self.shape = shape
  }

  /// The opacity of the light that lies over the background: full at the top, gone below.
  ///
  /// `light·(1 − clamp((t − 0.10) / 0.62))^1.75`. Calibrated on five captures of iOS 26 and
  /// macOS 26: mean error 0.2 codes, largest 0.8.
  ///
  /// - Parameter depth: t, how far down the widget, `0...1`.
  package func light(at depth: Float) -> Float {
    let rest = 1 - clamped((depth - 0.10) / 0.62)
    // rest^1.75 by square roots, which are the same on every machine.
    let root = rest.squareRoot()
    return light * rest * root * root.squareRoot()
  }
}
