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
  public init(_ value: Double) { (self.value, range) = (value, value...value) }

  /// A number with its range, which is widened to hold it.
  public init(_ value: Double, in range: ClosedRange<Double>) {
    self.value = value
    self.range = min(value, range.lowerBound)...max(value, range.upperBound)
  }

  /// A number measured with each sample of the model, the defaults first.
  ///
  /// - Precondition: There is at least one.
  public init(samples: [Double]) {
    guard let first = samples.first else { preconditionFailure("the defaults are a sample") }
    var (lowest, highest) = (first, first)
    for sample in samples { (lowest, highest) = (min(lowest, sample), max(highest, sample)) }
    (value, range) = (first, lowest...highest)
  }

  /// Whether the model's ranges matter to it.
  public var isUncertain: Bool { range.lowerBound < range.upperBound }
}
