// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as it was painted: premultiplied, display-encoded sRGB, red, green, blue and alpha of a
/// pixel next to each other, as `Float`.
package struct PackedImage: Sendable {
  /// Width and height in pixels.
  package let size: PixelSize
  private let rows: Rows

  private enum Rows: Sendable {
    case whole([SIMD4<Float>], start: Int, stride: Int)
    case runs(PixelRuns)
  }

  /// A rectangle of pixels; of one that is mostly of a few colors only its runs are held.
  ///
  /// - Parameters:
  ///   - pixels: Row-major.
  ///   - start: The index of its first pixel.
  ///   - stride: How many pixels further the next row begins.
  /// - Precondition: All of its pixels are there.
  package init(_ pixels: [SIMD4<Float>], size: PixelSize, start: Int, stride: Int) {
    precondition(start >= 0 && start + (size.height - 1) * stride + size.width <= pixels.count)
    self.size = size
    if let runs = PixelRuns(pixels, size: size, start: start, stride: stride) {
      rows = .runs(runs)
      return
    }
    // A copy only where it is much smaller.
    guard size.area < pixels.count / 4 * 3 else {
      rows = .whole(pixels, start: start, stride: stride)
      return
    }
    var part: [SIMD4<Float>] = []
    part.reserveCapacity(size.area)
    for y in 0..<size.height {
      part += pixels[start + y * stride..<start + y * stride + size.width]
    }
    rows = .whole(part, start: 0, stride: size.width)
  }

  /// Copies row `y`; alpha is clamped.
  ///
  /// - Precondition: `row` is as wide as the picture, and `y` is one of its rows.
  package func copyRow(_ y: Int, into row: inout PlanarRow) {
    switch rows {
    case .whole(let pixels, let start, let stride):
      let first = start + y * stride
      row.load(pixels.span.extracting(first..<first + size.width))
    case .runs(let runs): runs.copyRow(y, into: &row)
    }
  }
}
