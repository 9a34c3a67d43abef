// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// What a widget draws behind its content.
public enum ContainerBackground: Sendable {
  /// One color.
  case color(EncodedColor)
  /// A vertical gradient over the canvas, `t = (y + 0.5) / H`.
  case gradient(top: EncodedColor, bottom: EncodedColor)
  /// A picture of the canvas's size.
  case picture(PlanarImage)
  /// AccessoryWidgetBackground, in accessory circular, corner and rectangular only.
  case accessory
}
