// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension PlanarImage {
  /// What a group has in a rectangle whose top left is that of the surface.
  init(_ group: DrawnGroup, size: PixelSize) {
    self.init(size: size)
    var row = PlanarRow(width: size.width)
    var alphas = [Float](repeating: 0, count: size.width)
    let inside = PixelBounds(left: 0, top: 0, right: size.width, bottom: size.height)
    let part = group.drawn.intersection(inside)
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      for x in 0..<size.width { alphas[x] = clamped(group.pixel(x, y).w) }
      row.fill(.black)
      row.multiply(byCoverage: alphas)
      for x in part.left..<part.right {
        let pixel = group.pixel(x, y)
        let color = EncodedColor(red: pixel.x, green: pixel.y, blue: pixel.z)
        row.mix(x, lift: 0, color, 1, 1)
      }
      setRow(y, to: row)
    }
  }
}
