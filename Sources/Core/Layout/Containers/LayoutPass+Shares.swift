// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// Lengths that share what is there as the children of a stack do: the least flexible first, each with
  /// an equal share of what is left.
  ///
  /// - Parameters:
  ///   - available: What there is without gaps; `nil`: each has its ideal length.
  ///   - length: The length of an item for a proposal.
  static func shared(
    _ count: Int, _ available: Double?, length: (Int, Double?) -> Double
  ) -> [Double] {
    guard let available, available.isFinite else {
      return (0..<count).map { length($0, available) }
    }
    var lengths = Array(repeating: 0.0, count: count)
    let flexibilities = (0..<count).map { index in
      let most = length(index, .infinity)
      return most.isFinite ? most - length(index, 0) : .infinity
    }
    let order = (0..<count).sorted {
      flexibilities[$0] != flexibilities[$1] ? flexibilities[$0] < flexibilities[$1] : $0 < $1
    }
    var left = available
    for (position, index) in order.enumerated() {
      lengths[index] = length(index, max(left, 0) / Double(count - position))
      left -= lengths[index]
    }
    return lengths
  }

  /// Where lengths in a line begin.
  static func starts(_ lengths: [Double], gap: (Int) -> Double) -> [Double] {
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count)
    var place = 0.0
    for (index, length) in lengths.enumerated() {
      starts.append(place)
      place += length
      if index < lengths.count - 1 { place += gap(index) }
    }
    return starts
  }
}
