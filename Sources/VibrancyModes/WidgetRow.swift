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
  private var flatLuma: [Float] = []

  init(layers: [LayerReader], background: PlanarRow?, width: Int) {
    (self.layers, self.background) = (layers, background)
    if layers.count != 1 || background != nil { flattened = PlanarRow(width: width) }
  }

  /// Background and layers, source-over; premultiplied. Stale unless read with color.
  public var content: PlanarRow { flattened ?? layers[0].row }
  /// α of the content.
  public var alpha: [Float] { flattened?.alpha ?? layers[0].alpha }
  /// Luma of the content, `m = Y(P)`.
  public var luma: [Float] { flattened == nil ? layers[0].luma : flatLuma }

  /// Reads row `y` of every layer: α and luma, or the colors as well.
  mutating func read(_ y: Int, needsColor: Bool) {
    let flattens = flattened != nil
    for index in layers.indices {
      if !needsColor || layers[index].layer.accentedRendering != .unset {
        layers[index].readStrengths(y)
      }
      if needsColor || flattens { layers[index].read(y) }
    }
    guard flattens else { return }
    if let background { flattened?.copy(background) } else { flattened?.fill(.black, opacity: 0) }
    for layer in layers { flattened?.composite(layer.row) }
    if !needsColor { flattened?.luma(into: &flatLuma) }
  }
}
