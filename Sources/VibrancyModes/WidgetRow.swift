// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyScenes

/// A row of a widget: its layers, what lies behind them, and all of it flattened.
public struct WidgetRow: Sendable {
  /// The layers from the bottom up.
  public internal(set) var layers: [LayerReader]
  /// The container background, if the scene shows it.
  public internal(set) var background: PlanarRow?
  private var flattened: PlanarRow?

  init(layers: [LayerReader], background: PlanarRow?, width: Int) {
    (self.layers, self.background) = (layers, background)
    if layers.count != 1 || background != nil { flattened = PlanarRow(width: width) }
  }

  /// Background and layers, source-over; premultiplied.
  public var content: PlanarRow { flattened ?? layers[0].row }

  /// Reads row `y` of every layer.
  mutating func read(_ y: Int) {
    for index in layers.indices { layers[index].read(y) }
    guard flattened != nil else { return }
    if let background { flattened?.copy(background) } else { flattened?.fill(.black, opacity: 0) }
    for layer in layers { flattened?.composite(layer.row) }
  }
}
