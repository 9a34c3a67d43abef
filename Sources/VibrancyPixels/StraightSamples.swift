// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Interleaved samples of straight (not premultiplied), display-encoded sRGB: r, g, b, a, r, g, …
///
/// Used for one row as well as for a whole picture in row-major order without padding.
/// The count is always a multiple of four. What hides under α = 0 is kept.
public enum StraightSamples: Hashable, Sendable {
  /// Codes `0...255`.
  case eight([UInt8])
  /// Codes `0...65_535`, native byte order.
  case sixteen([UInt16])

  /// The number of samples, four a pixel.
  public var count: Int {
    switch self {
    case .eight(let codes): codes.count
    case .sixteen(let codes): codes.count
    }
  }

  /// The number of bits a sample.
  public var depth: SampleDepth {
    switch self {
    case .eight: .eight
    case .sixteen: .sixteen
    }
  }
}
