// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension DrawnGroup {
  /// What was drawn, cut to the pixels it touches; `nil` if there are none.
  ///
  /// - Returns: Premultiplied display-encoded sRGB, and the column and row of its first pixel.
  package var picture: (image: PlanarImage, x: Int, y: Int)? {
    let part = drawn
    guard let size = PixelSize(width: part.width, height: part.height) else { return nil }
    var image = PlanarImage(size: size)
    var row = PlanarRow(width: size.width)
    var alphas = [Float](repeating: 0, count: size.width)
    for y in 0..<size.height {
      let start = start(part.top + y) + part.left
      for x in 0..<size.width { alphas[x] = clamped(pixels[start + x].w) }
      row.fill(.black)
      row.multiply(byCoverage: alphas)
      for x in 0..<size.width {
        let pixel = pixels[start + x]
        row.mix(x, lift: 0, EncodedColor(red: pixel.x, green: pixel.y, blue: pixel.z), 1, 1)
      }
      image.setRow(y, to: row)
    }
    return (image, part.left, part.top)
  }

  /// The alpha of what was drawn, as codes of 255, row-major over `drawn`.
  package var alphaCodes: [UInt8] {
    var codes: [UInt8] = []
    guard !drawn.isEmpty else { return codes }
    codes.reserveCapacity(drawn.width * drawn.height)
    for y in drawn.top..<drawn.bottom {
      let start = start(y)
      for x in drawn.left..<drawn.right {
        codes.append(UInt8(clamped(pixels[start + x].w) * 255 + 0.5))
      }
    }
    return codes
  }
}
