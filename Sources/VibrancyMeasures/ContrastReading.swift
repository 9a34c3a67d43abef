// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The two readings of `component-contrast`, for one sample of the model.
struct ContrastReading: Sendable {
  /// (a) The median contrast against the scene.
  var againstScene: Double
  /// (b) The contrast between the 1st and 99th percentile of luminance, or the 5th and 95th.
  var within: Double

  /// The larger of the two.
  var contrast: Double { max(againstScene, within) }

  /// The percentiles (b) is read between.
  ///
  /// - Parameters:
  ///   - values: Ranked, rising with luminance.
  ///   - enough: 12 × scale² pixels, which must lie at or beyond each of the outer percentiles.
  static func extremes(of values: WeightedValues, enough: Int) -> (low: Double, high: Double) {
    let (low, high) = (values.percentile(1), values.percentile(99))
    if values.count(upTo: low) >= enough, values.count(from: high) >= enough { return (low, high) }
    return (values.percentile(5), values.percentile(95))
  }
}
