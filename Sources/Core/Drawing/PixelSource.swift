// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Premultiplied pixels that can be laid over others.
protocol PixelSource {
  /// The pixels outside of which it is transparent.
  var drawn: PixelBounds { get }

  /// The index of the first pixel of a row, less its column.
  func start(_ y: Int) -> Int

  /// A pixel of `drawn`.
  func pixel(at index: Int) -> PaintedPixel
}

extension DrawnGroup: PixelSource {
  func pixel(at index: Int) -> PaintedPixel { pixels[index] }
}
