// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that look random and are the same in each run (SplitMix64).
package struct RandomSequence: Sendable {
  private var state: UInt64 = 0

  /// The sequence from its start.
  package init() {}

  /// The next number, from 0 to below 1.
  package mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    return Double(bits >> 11) / 9_007_199_254_740_992
  }

  /// The next whole number below a count; 0 where there is none.
  package mutating func next(below count: Int) -> Int {
    let share = next()
    guard count > 1 else { return 0 }
    return min(count - 1, Int(share * Double(count)))
  }

  /// Elements in another order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, next(below: last + 1))
    }
    return elements
  }
}
