// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A measured number at the model's defaults, and its smallest and largest value over the model's
/// ranges.
///
/// A number that does not depend on the model has a range of itself alone. Never rounded.
public struct Estimate: Sendable, Hashable {
  /// At the defaults.
  public let value: Double
  /// Over the defaults and every corner of the ranges; holds `value`.
  public let range: ClosedRange<Double>

  /// A number the model has no part in.
  package init(_ value: Double) { (self.value, range) = (value, value...value) }

  /// A number with its range, which is widened to hold it.
  package init(_ value: Double, in range: ClosedRange<Double>) {
    self.value = value
    self.range = min(value, range.lowerBound)...max(value, range.upperBound)
  }

  /// A number measured with each sample of the model, the defaults first.
  ///
  /// - Precondition: There is at least one.
  package init(samples: [Double]) {
    guard let first = samples.first else { preconditionFailure("the defaults are a sample") }
    var (lowest, highest) = (first, first)
    for sample in samples { (lowest, highest) = (min(lowest, sample), max(highest, sample)) }
    (value, range) = (first, lowest...highest)
  }

  /// `true` if the model's ranges matter to it.
  package var isUncertain: Bool { range.lowerBound < range.upperBound }
}

/// The legibility of opaque ink over one backdrop, by the ink's grey: the basis of advice such as
/// "lighten to .66".
package struct InkScale: Sendable, Hashable {
  /// WCAG contrast with the backdrop, `1...21`, of opaque inks whose encoded greys go in equal
  /// steps from 0 to 1: a row for each sample of the model, the defaults first.
  package let contrasts: [[Double]]

  /// A scale; 256 steps are exact to a code.
  ///
  /// - Precondition: There is a sample, and each has the same number of inks, at least two.
  package init(contrasts: [[Double]]) {
    let steps = contrasts.first?.count ?? 0
    precondition(steps >= 2 && contrasts.allSatisfy { $0.count == steps }, "a row a sample")
    self.contrasts = contrasts
  }

  /// The smallest encoded grey from which on every lighter ink reaches a ratio, `0...1`, between
  /// steps interpolated.
  ///
  /// - Returns: `nil` where white does not reach it with every sample. The range's upper end is the
  ///   grey that reaches it with all of them.
  package func smallestGrey(reaching ratio: Double) -> Estimate? {
    let greys = contrasts.compactMap { Self.smallestGrey(reaching: ratio, in: $0) }
    return greys.count == contrasts.count ? Estimate(samples: greys) : nil
  }

  private static func smallestGrey(reaching ratio: Double, in row: [Double]) -> Double? {
    guard let below = row.lastIndex(where: { $0 < ratio }) else { return 0 }
    guard below + 1 < row.count else { return nil }
    let (low, high) = (row[below], row[below + 1])
    return (Double(below) + (ratio - low) / (high - low)) / Double(row.count - 1)
  }
}
