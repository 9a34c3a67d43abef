// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

/// A length in terms of a view's guides and size: what a closure of `alignmentGuide` computes.
package struct LinearLength {
  /// A guide that it starts from; `nil`: the left or the top.
  package var base: Guide?
  /// The share of the guide.
  package var factor: Double
  /// The share of the width added.
  package var width: Double
  /// The share of the height added.
  package var height: Double
  /// Points added.
  package var points: Double

  /// A length.
  package init(
    base: Guide? = nil, factor: Double = 1, width: Double = 0, height: Double = 0,
    points: Double = 0
  ) {
    (self.base, self.factor) = (base, factor)
    (self.width, self.height, self.points) = (width, height, points)
  }

  /// The length times a number.
  package func scaled(by share: Double) -> LinearLength {
    LinearLength(
      base: base, factor: factor * share, width: width * share, height: height * share,
      points: points * share)
  }

  /// The sum, if not both start from a guide.
  package func adding(_ other: LinearLength) -> LinearLength? {
    guard base == nil || other.base == nil else { return nil }
    return LinearLength(
      base: base ?? other.base, factor: base != nil ? factor : other.factor,
      width: width + other.width, height: height + other.height, points: points + other.points)
  }
}
