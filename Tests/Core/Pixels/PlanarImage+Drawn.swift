// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels
import VibrancyTestSupport

extension PlanarImage {
  /// An opaque picture, asked for pixel by pixel: column, row.
  static func drawn(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> EncodedColor
  ) -> PlanarImage {
    var image = PlanarImage(size: .of(width, height))
    var row = PlanarRow(width: width)
    for y in 0..<height {
      row.setColors { color($0, y) }
      image.setRow(y, to: row)
    }
    return image
  }

  /// An opaque picture of greys, asked for pixel by pixel.
  static func gray(_ width: Int, _ height: Int, _ gray: (Int, Int) -> Float) -> PlanarImage {
    drawn(width, height) { EncodedColor(gray: gray($0, $1)) }
  }

  /// Row `y`.
  func row(_ y: Int) -> PlanarRow {
    var row = PlanarRow(width: size.width)
    copyRow(y, from: 0, into: &row)
    return row
  }

  /// The red plane, row after row.
  var reds: [Float] { (0..<size.height).flatMap { row($0).red } }
}
