// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `legible-range`: how a picture reads over plain wallpapers from black to white.
public struct LegibleRange: Sendable, Hashable {
  /// One wallpaper.
  public struct Point: Sendable, Hashable {
    /// Its encoded grey, `0...1`.
    public var grey: Double
    /// The share of the area below 3:1 there.
    public var illegibleShare: Estimate
    /// `legible-contrast` there.
    public var contrast: Estimate

    /// A point of the curve.
    public init(grey: Double, illegibleShare: Estimate, contrast: Estimate) {
      (self.grey, self.illegibleShare, self.contrast) = (grey, illegibleShare, contrast)
    }

    /// Whether at most .25 of the area is below 3:1 at the defaults.
    public var isLegible: Bool { illegibleShare.value <= 0.25 }
  }

  /// By grey, upwards, in steps of .05.
  public var points: [Point]

  /// A curve.
  public init(points: [Point]) { self.points = points }
}
