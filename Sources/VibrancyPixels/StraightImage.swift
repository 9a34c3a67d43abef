// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A picture as it was decoded: straight, display-encoded sRGB, 8 or 16 bits a sample.
public struct StraightImage: Hashable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// `4 * size.area` samples in row-major order from the top left, r, g, b, a.
  public let samples: StraightSamples

  /// Pairs a size with its samples.
  ///
  /// - Precondition: `samples.count == 4 * size.area`.
  public init(size: PixelSize, samples: StraightSamples) {
    precondition(samples.count == 4 * size.area, "four samples a pixel")
    (self.size, self.samples) = (size, samples)
  }
}
