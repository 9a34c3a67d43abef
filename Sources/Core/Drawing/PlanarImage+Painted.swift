// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension PlanarImage {
  /// What a group has in a rectangle whose top left is that of the surface.
  init(_ group: DrawnGroup, size: PixelSize) {
    self.init(size: size)
    var row = PlanarRow(width: size.width)
    for y in 0..<size.height {
      let pixels = (0..<size.width).map { group.pixel($0, y) }
      row.load(pixels.span)
      setRow(y, to: row)
    }
  }
}
