// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A histogram whose bins keep the mean of what fell into them, so that flat art stays exact.
struct MeanHistogram: Sendable {
  private var counts: [Int]
  private var sums: [Double]
  private let binsPerUnit: Double

  /// - Parameters:
  ///   - bins: How many there are; values beyond the last fall into it.
  ///   - span: The largest value told apart, from above 0.
  init(bins: Int, span: Double) {
    counts = [Int](repeating: 0, count: bins)
    sums = [Double](repeating: 0, count: bins)
    binsPerUnit = Double(bins) / span
  }

  mutating func add(_ value: Double, count: Int = 1) {
    let bin = min(Int(value * binsPerUnit), counts.count - 1)
    counts[bin] &+= count
    sums[bin] += value * Double(count)
  }

  /// The means of the bins, upwards, ranked.
  var values: WeightedValues {
    var values = WeightedValues()
    for (count, sum) in zip(counts, sums) where count > 0 {
      values.append(sum / Double(count), count: Int64(count))
    }
    values.sort()
    return values
  }
}
