// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The different pairs of samples across inner edges: flat art has few, however long its edges.
///
/// Beyond 2¹⁵ different ones a new pair counts as the first that agrees in 6 bits of luma and 2 of
/// α: memory and time stay bounded, for noise too.
struct EdgePairTable: Sendable {
  private static let limit = 1 << 15
  private(set) var pairs: [EdgePair] = []
  private(set) var counts: [Int] = []
  private var slots = [Int32](repeating: -1, count: 256)
  private var isExact = true
  private let coarseness: (alpha: Int32, luma: Int32)

  init(limits: CodeLimits) { coarseness = limits.largest == 255 ? (6, 16) : (14, 24) }

  mutating func add(_ pair: EdgePair) {
    if isExact, pairs.count >= Self.limit {
      isExact = false
      slots = [Int32](repeating: -1, count: 1 << 12)
    }
    let key = isExact ? pair : pair.coarse(coarseness)
    let place = self.place(of: key)
    if slots[place] >= 0 {
      counts[Int(slots[place])] += 1
    } else {
      slots[place] = Int32(pairs.count)
      pairs.append(pair)
      counts.append(1)
      let held = isExact ? pairs.count : pairs.count - Self.limit
      if 2 * held > slots.count { grow() }
    }
  }

  private func place(of key: EdgePair) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    while slots[place] >= 0, self.key(slots[place]) != key { place = (place &+ 1) & mask }
    return place
  }

  private func key(_ index: Int32) -> EdgePair {
    isExact ? pairs[Int(index)] : pairs[Int(index)].coarse(coarseness)
  }

  private mutating func grow() {
    let old = slots
    slots = [Int32](repeating: -1, count: 2 * old.count)
    for index in old where index >= 0 { slots[place(of: key(index))] = index }
  }
}
