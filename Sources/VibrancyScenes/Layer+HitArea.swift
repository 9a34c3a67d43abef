// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension Layer {
  /// An outline, one point wide, of where a tap on the layer does something.
  func hitArea(scale: Double) -> Layer {
    let size = picture.size
    let edge = max(1, Int(scale.rounded()))
    let color = EncodedColor(red: 0.2, green: 0.8, blue: 1)
    var image = PlanarImage(size: size)
    let full = PlanarRow(width: size.width, color: color)
    var sides = PlanarRow(width: size.width)
    let coverage = (0..<size.width).map { x -> Float in
      x < edge || x >= size.width - edge ? 1 : 0
    }
    sides.composite(color, coverage: coverage)
    for y in 0..<size.height {
      image.setRow(y, to: y < edge || y >= size.height - edge ? full : sides)
    }
    var outline = Layer(.planar(image))
    (outline.x, outline.y) = (x, y)
    outline.accentedRendering = .fullColor
    return outline
  }
}
