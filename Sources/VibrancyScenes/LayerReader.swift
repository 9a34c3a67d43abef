// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// Reads the rows of a layer on its canvas: placed, inked and at its opacity.
public struct LayerReader: Sendable {
  /// The layer read.
  public let layer: Layer
  /// The row last read: premultiplied, as wide as the canvas.
  public private(set) var row: PlanarRow
  private var own: PlanarRow
  private let fills: Bool

  /// A reader for a canvas `width` pixels wide.
  public init(_ layer: Layer, width: Int) {
    self.layer = layer
    row = PlanarRow(width: width)
    fills = layer.x == 0 && layer.picture.size.width == width
    own = fills ? PlanarRow(width: 0) : PlanarRow(width: layer.picture.size.width)
  }

  /// Reads row `y` of the canvas into `row`; transparent where the picture does not reach.
  public mutating func read(_ y: Int) {
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
    switch layer.picture {
    case .straight(let image):
      row.load(image.samples, firstPixel: line * image.size.width)
    case .planar(let image):
      image.copyRow(line, from: 0, into: &row)
    }
    if let ink = layer.ink { row.setInk(ink) }
    if layer.opacity != 1 { row.multiply(byOpacity: layer.opacity) }
  }
}
