// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as it was painted: premultiplied, display-encoded sRGB, red, green, blue and alpha of a
/// pixel next to each other, as `Float`.
package struct PackedImage: Sendable {
  /// Width and height in pixels.
  package let size: PixelSize
  private let pixels: [SIMD4<Float>]
  private let start: Int
  private let stride: Int

  /// A rectangle of pixels.
  ///
  /// - Parameters:
  ///   - pixels: Row-major.
  ///   - start: The index of its first pixel.
  ///   - stride: How many pixels further the next row begins.
  /// - Precondition: All of its pixels are there.
  package init(_ pixels: [SIMD4<Float>], size: PixelSize, start: Int, stride: Int) {
    precondition(start >= 0 && start + (size.height - 1) * stride + size.width <= pixels.count)
    (self.pixels, self.size, self.start, self.stride) = (pixels, size, start, stride)
  }

  /// Copies row `y`; alpha is clamped.
  ///
  /// - Precondition: `row` is as wide as the picture, and `y` is one of its rows.
  package func copyRow(_ y: Int, into row: inout PlanarRow) {
    let first = start + y * stride
    row.load(pixels.span.extracting(first..<first + size.width))
  }
}
