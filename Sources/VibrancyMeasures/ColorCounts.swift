// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Counts by a key that is not 0, up to a number of different ones: a hash table.
struct ColorCounts: Sendable {
  private(set) var keys: [UInt64] = []
  private(set) var counts: [Int] = []
  /// Whether there were more keys than are told apart, so that counts mean nothing.
  private(set) var isOverfull = false
  private var slots = [Int32](repeating: -1, count: 256)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ key: UInt64, count: Int = 1) {
    guard !isOverfull else { return }
    let place = place(of: key)
    if slots[place] >= 0 {
      counts[Int(slots[place])] += count
      return
    }
    isOverfull = keys.count >= limit
    slots[place] = Int32(keys.count)
    keys.append(key)
    counts.append(count)
    guard 2 * keys.count > slots.count else { return }
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for (index, key) in keys.enumerated() { slots[self.place(of: key)] = Int32(index) }
  }

  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place] >= 0, keys[Int(slots[place])] != key { place = (place &+ 1) & mask }
    return place
  }
}
