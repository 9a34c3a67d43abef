// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension Layer {
  /// The layer as privacy shows it: a bar over its visible pixels, in their mean color.
  ///
  /// - Parameters:
  ///   - opacity: Of the bar, `0...1`.
  ///   - corner: Corner radius as a share of the bar's height.
  func redacted(opacity: Float, corner: Double) -> Layer {
    let size = picture.size
    var alone = self
    (alone.x, alone.y) = (0, 0)
    var reader = LayerReader(alone, width: size.width)
    var bounds = VisibleBounds()
    for y in 0..<size.height {
      reader.read(y)
      bounds.add(reader.row, y: y)
    }
    guard let bar = bounds.size, let color = bounds.meanColor else { return self }
    let mask = CornerMask(size: bar, radius: Double(bar.height) * corner, exponent: 2)
    var image = PlanarImage(size: bar)
    var coverage: [Float] = []
    for y in 0..<bar.height {
      mask.coverage(ofRow: y, into: &coverage)
      var row = PlanarRow(width: bar.width, color: color, opacity: opacity)
      row.multiply(byCoverage: coverage)
      image.setRow(y, to: row)
    }
    var result = Layer(.planar(image))
    (result.x, result.y) = (x + bounds.left, y + bounds.top)
    (result.group, result.accentedRendering) = (group, accentedRendering)
    result.isInvalidatable = isInvalidatable
    return result
  }
}
