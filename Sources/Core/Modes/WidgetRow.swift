// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes

/// A row of a widget: its layers, what lies behind them, and all of it flattened.
package struct WidgetRow: Sendable {
  /// The layers from the bottom up.
  package internal(set) var layers: [LayerReader]
  /// The container background, if the scene shows it.
  package internal(set) var background: PlanarRow?
  private var flattened: PlanarRow?
  private var flatLuma: [Float] = []

  init(layers: [LayerReader], background: PlanarRow?, width: Int) {
    (self.layers, self.background) = (layers, background)
    if layers.count != 1 || background != nil { flattened = PlanarRow(width: width) }
  }

  /// Background and layers, source-over; premultiplied. Stale unless read with color.
  package var content: PlanarRow { flattened ?? layers[0].row }
  /// α of the content.
  package var alpha: [Float] { flattened?.alpha ?? layers[0].alpha }
  /// Luma of the content, `m = Y(P)`.
  package var luma: [Float] { flattened == nil ? layers[0].luma : flatLuma }

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

extension PlanarRow {
  /// Fills the row with row `y` of a background and the light on it.
  mutating func setBackground(_ shown: ShownBackground, y: Int, depth: Float) {
    let opacity = shown.opacity
    switch shown.background {
    case .color(let color): fill(color, opacity: opacity)
    case .gradient(let top, let bottom):
      fill(top.mixed(with: bottom, by: depth), opacity: opacity)
    case .picture(let layer):
      layer.copyRow(y, into: &self)
      if opacity != 1 { multiply(byOpacity: opacity) }
    case .accessory: fill(.white, opacity: opacity)
    }
    let light = shown.light(at: depth)
    if light > 0 { composite(.white, opacity: light) }
    guard let shape = shown.shape else { return }
    var coverage: [Float] = []
    shape.coverage(ofRow: y, width: width, into: &coverage)
    multiply(byCoverage: coverage)
  }
}

extension Widget {
  /// The layers alone, as one picture: straight, encoded sRGB, 16 bits, transparent where nothing
  /// is drawn, clipped to the family's shape. What a linter looks at.
  package func content(in scene: Scene) -> StraightImage {
    let width = canvas.size.width
    var readers = layers.map { LayerReader($0, width: width) }
    var row = PlanarRow(width: width)
    var coverage: [Float] = []
    let mask = canvas.mask(in: scene)
    var codes = CodeRow(depth: .sixteen)
    var samples: [UInt16] = []
    samples.reserveCapacity(4 * canvas.size.area)
    for y in 0..<canvas.size.height {
      row.fill(.black, opacity: 0)
      for index in readers.indices {
        readers[index].read(y)
        row.composite(readers[index].row)
      }
      if let mask {
        mask.coverage(ofRow: y, into: &coverage)
        row.multiply(byCoverage: coverage)
      }
      row.quantize(channels: 4, into: &codes)
      if case .sixteen(let part) = codes { samples += part }
    }
    return StraightImage(size: canvas.size, samples: .sixteen(samples))
  }
}
