// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension DrawnGroup {
  /// What was drawn, cut to the pixels it touches; `nil` if there are none.
  ///
  /// - Returns: The pixels, and the column and row of the first.
  package var picture: (image: PackedImage, x: Int, y: Int)? {
    guard let size = PixelSize(width: drawn.width, height: drawn.height) else { return nil }
    let image = PackedImage(
      pixels, size: size, start: start(drawn.top) + drawn.left, stride: held.width)
    return (image, drawn.left, drawn.top)
  }

  /// The alpha of what was drawn, as codes of 255, row-major over `drawn`.
  package var alphaCodes: [UInt8] {
    var codes: [UInt8] = []
    guard !drawn.isEmpty else { return codes }
    codes.reserveCapacity(drawn.width * drawn.height)
    for y in drawn.top..<drawn.bottom {
      let start = start(y)
      for x in drawn.left..<drawn.right {
        codes.append(alphaCode(pixels[start + x].w))
      }
    }
    return codes
  }
}
