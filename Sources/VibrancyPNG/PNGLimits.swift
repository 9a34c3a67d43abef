// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a file may ask for, checked before memory is taken for it.
public struct PNGLimits: Hashable, Sendable {
  /// The most pixels in a picture. Option `--max-pixels`.
  public var pixels = 268_435_456
  /// The most bytes read from a source. Option `--max-bytes`.
  public var bytes = 1 << 30
  /// The longest side in pixels; never more than `PixelSize.maximumSide`. Option `--max-side`.
  public var side = 65_535
  /// The most bytes of ancillary chunks that are stored, in one and in all of them;
  /// what is larger is dropped with a warning.
  public var chunkBytes = 8 << 20
  /// The most ancillary chunks that are stored; later ones are dropped with a warning.
  public var chunkCount = 1000
  /// The largest ICC profile, inflated, in bytes; a larger one is not used, with a warning.
  public var profileBytes = 4 << 20

  /// The most bytes of an interlaced picture, four samples a pixel: its rows come last, so that it
  /// is held whole.
  public var interlacedBytes = 64 << 20

  /// The default limits.
  public init() {}
}
