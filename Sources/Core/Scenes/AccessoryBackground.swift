// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The look of AccessoryWidgetBackground before a mode repaints it.
package struct AccessoryBackground: Sendable, Hashable {
  /// Its color.
  package let color: EncodedColor
  /// Its opacity, `0...1`.
  package let opacity: Float
}

extension WidgetScene {
  /// The look of AccessoryWidgetBackground in the scene: opaque gray where vibrant turns light into
  /// alpha, else translucent white.
  package var accessoryBackground: AccessoryBackground {
    if case .vibrant = place.recipe.treatment {
      return AccessoryBackground(
        color: EncodedColor(gray: parameters.number(.accessoryBackground)), opacity: 1)
    }
    return AccessoryBackground(color: .white, opacity: parameters.number(.accessoryOpacity))
  }
}
