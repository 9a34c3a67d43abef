// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A widget, fully resolved: what is drawn on a canvas, in which order and group.
public struct Widget: Sendable {
  /// The pixels it is drawn on.
  public let canvas: Canvas
  /// Pictures from the bottom up.
  public var layers: [Layer]
  /// What lies behind them.
  public var containerBackground: ContainerBackground?
  /// Whether the system may remove the container background.
  public var isBackgroundRemovable = true

  /// A widget of layers on a canvas.
  public init(
    canvas: Canvas, layers: [Layer], containerBackground: ContainerBackground? = nil
  ) {
    (self.canvas, self.layers) = (canvas, layers)
    self.containerBackground = containerBackground
  }

  /// Whether any layer is accentable or has an accented rendering.
  public var asksForAccent: Bool { layers.contains { $0.asksForAccent } }
}
