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

extension StraightSamples {
  /// Hashes the count and some 500 samples spread over all; `==` compares every one.
  ///
  /// A wallpaper is looked up several times for each picture drawn on it: a photo has fourteen
  /// million samples, and copies of one value share them, which `==` sees at once.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(count)
    // Odd, so that all four channels are met.
    let step = count / 512 | 1
    switch self {
    case .eight(let codes):
      for index in stride(from: 0, to: count, by: step) { hasher.combine(codes[index]) }
    case .sixteen(let codes):
      for index in stride(from: 0, to: count, by: step) { hasher.combine(codes[index]) }
    }
  }
}
