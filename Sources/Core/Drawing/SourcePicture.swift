// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A picture to be drawn, read row by row as it is held: no second copy of it is made.
package struct SourcePicture: Sendable {
  private enum Form {
    case planar(PlanarImage)
    case straight(StraightImage)
  }

  private let form: Form

  /// A picture of premultiplied, display-encoded sRGB.
  package init(_ image: PlanarImage) { form = .planar(image) }

  /// A picture of straight, display-encoded sRGB.
  package init(_ image: StraightImage) { form = .straight(image) }

  /// Width and height in pixels.
  package var size: PixelSize {
    switch form {
    case .planar(let image): image.size
    case .straight(let image): image.size
    }
  }

  /// Copies a row, premultiplied.
  ///
  /// - Precondition: `row` is as wide as the picture, and `y` is one of its rows.
  func copyRow(_ y: Int, into row: inout PlanarRow) {
    switch form {
    case .planar(let image): image.copyRow(y, from: 0, into: &row)
    case .straight(let image): row.load(image.samples, firstPixel: y * image.size.width)
    }
  }
}
