// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Which source samples make each target sample along one axis, and with what weight.
///
/// Scaling down averages the exact area a target sample covers; scaling up interpolates
/// linearly between centers, edges repeated. The weights of a target sample sum to 1.
struct ResampleWeights: Sendable {
  /// For each target sample: its first source sample.
  let first: [Int]
  /// For each target sample: the weights of the source samples from `first` on.
  let weights: [[Float]]

  /// - Parameters:
  ///   - source: Samples there are.
  ///   - target: Samples that the whole source would become.
  ///   - part: The target samples wanted, inside `0..<target`.
  init(source: Int, target: Int, part: Range<Int>) {
    let step = Double(source) / Double(target)
    var first: [Int] = []
    var weights: [[Float]] = []
    first.reserveCapacity(part.count)
    weights.reserveCapacity(part.count)
    for index in part {
      if step > 1 {
        let low = Double(index) * step
        let high = Swift.min(low + step, Double(source))
        let start = Swift.min(Int(low), source - 1)
        let end = Swift.max(start + 1, Swift.min(Int(high.rounded(.up)), source))
        first.append(start)
        weights.append(
          (start..<end).map { sample in
            let overlap = Swift.min(high, Double(sample + 1)) - Swift.max(low, Double(sample))
            return Float(Swift.max(0, overlap) / (high - low))
          })
      } else {
        let center = Swift.min(Swift.max((Double(index) + 0.5) * step - 0.5, 0), Double(source - 1))
        let start = Swift.min(Int(center), Swift.max(source - 2, 0))
        let t = Float(center - Double(start))
        first.append(start)
        weights.append(source == 1 ? [1] : [1 - t, t])
      }
    }
    (self.first, self.weights) = (first, weights)
  }
}
