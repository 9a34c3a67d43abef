// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// Lengths that share what is there as the children of a stack do: the least flexible first, each with
  /// an equal share of what is left.
  ///
  /// - Parameters:
  ///   - available: What there is without gaps; `nil`: each has its ideal length.
  ///   - keepsShare: Whether what an item does not use of its share is left empty: it is flexible.
  ///   - length: The length of an item for a proposal.
  static func shared(
    _ count: Int, _ available: Double?, keepsShare: (Int) -> Bool = { _ in false },
    length: (Int, Double?) -> Double
  ) -> [Double] {
    guard let available, available.isFinite else {
      return (0..<count).map { length($0, available) }
    }
    var lengths = Array(repeating: 0.0, count: count)
    let flexibilities = (0..<count).map { index in
      if keepsShare(index) { return Double.infinity }
      let most = length(index, .infinity)
      return most.isFinite ? most - length(index, 0) : .infinity
    }
    let order = (0..<count).sorted {
      flexibilities[$0] != flexibilities[$1] ? flexibilities[$0] < flexibilities[$1] : $0 < $1
    }
    var left = available
    for (position, index) in order.enumerated() {
      let share = max(left, 0) / Double(count - position)
      lengths[index] = length(index, share)
      left -= keepsShare(index) ? max(lengths[index], share) : lengths[index]
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
