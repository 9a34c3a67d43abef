// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How one part of a picture reads in a preview: an 8-connected component of its solid pixels.
///
/// Figures are WCAG 2.2 contrast ratios, `1...21`, one a sample of the model, the defaults first.
public struct PartFacts: Sendable, Hashable {
  /// Solid pixels.
  public var area: Int
  /// The median over the core against the scene without the art at that pixel.
  public var againstScene: [Double]
  /// Between the 1st and 99th percentile (or the 5th and 95th) of the core's luminance.
  public var within: [Double]
  /// The share of the core that has at least 3:1 against the scene, at the defaults, `0...1`.
  public var outstandingFraction: Double
  /// Whether it is a plate: it fills at least .75 of its box, and most of the outermost 2 px of its
  /// core are opaque (α ≥ .99), so that a disc with a soft fringe is one.
  public var isPlate: Bool

  /// A part.
  ///
  /// - Precondition: Both readings have the same number of samples, at least one.
  public init(
    area: Int, againstScene: [Double], within: [Double], outstandingFraction: Double = 1,
    isPlate: Bool = false
  ) {
    precondition(againstScene.count == within.count && !within.isEmpty, "a reading a sample")
    (self.area, self.againstScene, self.within) = (area, againstScene, within)
    (self.outstandingFraction, self.isPlate) = (outstandingFraction, isPlate)
  }

  /// `component-contrast` with a sample of the model: the larger of the two readings.
  public func contrast(_ sample: Int) -> Double { max(againstScene[sample], within[sample]) }
}
