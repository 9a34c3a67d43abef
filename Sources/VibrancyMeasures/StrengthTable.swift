// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Counts pixels by group, α and luma: a hash table of bins that keep the sum of what fell in.
///
/// Bins are as fine as 8-bit codes in α and 1/5000 in luma (1/300 under α = 1). Beyond 2¹⁸ bins,
/// which only noise has, new ones are coarser: memory stays bounded.
struct StrengthTable: Sendable {
  struct Slot: Sendable {
    var key: UInt64 = 0
    var count = 0
    var alpha = 0.0
    var strength = 0.0
  }

  private static let limit = 1 << 18
  private(set) var slots = [Slot](repeating: Slot(), count: 1024)
  private(set) var used = 0
  private let shift: (alpha: Int32, luma: Int32)
  private let largest: Int32

  /// - Parameter limits: Of the picture's codes.
  init(limits: CodeLimits) {
    largest = limits.largest
    shift = largest == 255 ? (0, 9) : (8, 17)
  }

  /// Counts `count` pixels of one color in a group, a part.
  ///
  /// - Parameters:
  ///   - alpha: α, a code.
  ///   - luma: In the unit of `CodePlanes.luma`.
  ///   - opacity: α as it counts, `0...1`.
  ///   - strength: α·Y as it counts, `0...1`.
  mutating func add(
    group: Int, alpha: Int32, luma: Int32, opacity: Double, strength: Double, count: Int
  ) {
    var (a, y) = (alpha >> shift.alpha, luma >> shift.luma)
    if alpha != largest { y >>= 4 }
    if used > Self.limit { (a, y) = (a >> 5, y >> 3) }
    let key = UInt64(group + 1) << 32 | UInt64(UInt32(bitPattern: a << 16 | y))
    if Self.insert(key, opacity, strength, count, into: &slots) {
      used += 1
      if 2 * used > slots.count { grow() }
    }
  }

  /// Whether the bin is new.
  private static func insert(
    _ key: UInt64, _ opacity: Double, _ strength: Double, _ count: Int, into slots: inout [Slot]
  ) -> Bool {
    var slots = slots.mutableSpan
    let mask = slots.count &- 1
    var place = start(of: key) & mask
    while slots[place].key != key, slots[place].key != 0 { place = (place &+ 1) & mask }
    var slot = slots[place]
    let isNew = slot.key == 0
    slot.key = key
    slot.count &+= count
    slot.alpha += opacity * Double(count)
    slot.strength += strength * Double(count)
    slots[place] = slot
    return isNew
  }

  @inline(__always)
  private static func start(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  private mutating func grow() {
    let (old, mask) = (slots, 2 * slots.count - 1)
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.key != 0 {
      var place = Self.start(of: slot.key) & mask
      while slots[place].key != 0 { place = (place &+ 1) & mask }
      slots[place] = slot
    }
  }
}
