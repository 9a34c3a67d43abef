// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Reads the rows of a layer on its canvas: placed, inked and at its opacity.
package struct LayerReader: Sendable {
  /// The layer read.
  package var layer: Layer
  /// The row last read: premultiplied, as wide as the canvas; stale after `readStrengths`.
  package private(set) var row: PlanarRow
  /// The luma of the row last read by `readStrengths`, `Y(P)`.
  package private(set) var luma: [Float]
  private var ownAlpha: [Float]
  private var own: PlanarRow
  private let fills: Bool
  /// `true` if α and luma can be read without the colors.
  private let isPlain: Bool
  private var hasStrengths = false

  /// A reader for a canvas `width` pixels wide.
  package init(_ layer: Layer, width: Int) {
    self.layer = layer
    row = PlanarRow(width: width)
    fills = layer.x == 0 && layer.picture.size.width == width
    own = fills ? PlanarRow(width: 0) : PlanarRow(width: layer.picture.size.width)
    luma = row.alpha
    ownAlpha = row.alpha
    switch layer.picture {
    case .planar, .packed: isPlain = false
    case .straight, .band:
      isPlain = fills && layer.y == 0 && layer.ink == nil && layer.opacity == 1
    }
  }

  /// α of the row last read, either way.
  package var alpha: [Float] { hasStrengths ? ownAlpha : row.alpha }

  /// Reads α and luma of row `y` of the canvas.
  package mutating func readStrengths(_ y: Int) {
    hasStrengths = false
    if isPlain, let (samples, firstPixel) = layer.picture.straightRow(y) {
      samples.loadStrengths(firstPixel: firstPixel, alpha: &ownAlpha, luma: &luma)
      hasStrengths = true
    } else {
      read(y)
      row.luma(into: &luma)
    }
  }

  /// Reads row `y` of the canvas into `row`; transparent where the picture does not reach.
  package mutating func read(_ y: Int) {
    hasStrengths = false
    let line = y - layer.y
    guard (0..<layer.picture.size.height).contains(line) else {
      row.fill(.black, opacity: 0)
      return
    }
    if fills {
      Self.read(layer, line, into: &row)
    } else {
      Self.read(layer, line, into: &own)
      row.place(own, at: layer.x)
    }
  }

  private static func read(_ layer: Layer, _ line: Int, into row: inout PlanarRow) {
    layer.picture.copyRow(line, into: &row)
    if let ink = layer.ink { row.setInk(ink) }
    if layer.opacity != 1 { row.multiply(byOpacity: layer.opacity) }
  }
}
