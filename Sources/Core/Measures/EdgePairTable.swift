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

/// The two samples of an inner edge as codes, and how many edges have them.
struct EdgePair: Sendable, Hashable {
  /// α and luma of the one, in codes and in the unit of `CodePlanes.luma`.
  var alpha: Int32
  var luma: Int32
  /// α and luma of the other.
  var otherAlpha: Int32
  var otherLuma: Int32

  /// The same pair with the lesser sample first: contrast has no direction.
  init(_ alpha: Int32, _ luma: Int32, _ otherAlpha: Int32, _ otherLuma: Int32) {
    let isInOrder = (alpha, luma) < (otherAlpha, otherLuma)
    (self.alpha, self.luma) = isInOrder ? (alpha, luma) : (otherAlpha, otherLuma)
    (self.otherAlpha, self.otherLuma) = isInOrder ? (otherAlpha, otherLuma) : (alpha, luma)
  }

  /// The pair without the low bits, so that near ones count as one.
  func coarse(_ bits: (alpha: Int32, luma: Int32)) -> EdgePair {
    var pair = self
    (pair.alpha, pair.otherAlpha) = (alpha >> bits.alpha, otherAlpha >> bits.alpha)
    (pair.luma, pair.otherLuma) = (luma >> bits.luma, otherLuma >> bits.luma)
    return pair
  }

  var hash: UInt64 {
    let a = UInt64(UInt32(bitPattern: alpha)) << 32 | UInt64(UInt32(bitPattern: luma))
    let b = UInt64(UInt32(bitPattern: otherAlpha)) << 32 | UInt64(UInt32(bitPattern: otherLuma))
    let mixed = (a &* 0x9E37_79B9_7F4A_7C15) ^ (b &* 0xC2B2_AE3D_27D4_EB4F)
    return ((mixed ^ mixed >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 24
  }
}
