// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How one tile of a 16 × 16 grid over the visible bounds reads, at the model's defaults.
public struct TileFacts: Sendable, Hashable {
  /// Where it lies.
  public var rectangle: PixelRectangle
  /// The larger of its two readings, WCAG, `1...21`.
  public var contrast: Double

  /// A tile.
  public init(rectangle: PixelRectangle, contrast: Double) {
    (self.rectangle, self.contrast) = (rectangle, contrast)
  }
}
