// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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

  /// Adds to the bin of a key; returns `true` if the bin is new.
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

  /// Counts the pixels that each part is judged by.
  init(_ map: PartMap, rows: ArtRows) {
    self.init(limits: rows.limits)
    var row = CodePlanes(width: rows.width)
    for y in 0..<rows.height where map.rowStarts[y] < map.rowStarts[y + 1] {
      rows.loadDrawn(y, into: &row)
      map.forEachRun(inRow: y) { part, start, end in
        add(row, from: start, to: end, gain: map.parts[part].gain, limits: rows.limits, to: part)
      }
    }
  }

  private mutating func add(
    _ row: CodePlanes, from start: Int, to end: Int, gain: Double, limits: CodeLimits,
    to group: Int
  ) {
    let (r, g, b, alpha) = (row.red.span, row.green.span, row.blue.span, row.alpha.span)
    var x = start
    while x < end {
      let (red, green, blue, a, first) = (r[x], g[x], b[x], alpha[x], x)
      repeat {
        x &+= 1
      } while x < end && r[x] == red && g[x] == green && b[x] == blue
        && alpha[x] == a
      let luma = CodePlanes.luma(red, green, blue)
      add(
        group: group, alpha: a, luma: luma, opacity: limits.opacity(a) * gain,
        strength: limits.strength(a, luma) * gain, count: x &- first)
    }
  }
}

/// For each group, its pixels as a few pairs (α, m) with how many there are of each.
///
/// Over a plain wallpaper a vibrant result depends on nothing else, so one set of bins serves
/// every grey and every sample of the model.
struct StrengthBins: Sendable {
  struct Bin: Sendable {
    /// Mean α, `0...1`.
    var alpha: Double
    /// Mean luma of the premultiplied pixel, `0...1`.
    var strength: Double
    var count: Int
  }

  /// By group, then strength, then α: where all α are the same, results come out ranked.
  let bins: [Bin]
  /// The first bin of each group, and the end.
  let starts: [Int]

  init(_ table: StrengthTable, groups: Int) {
    var starts = [Int](repeating: 0, count: groups + 1)
    for slot in table.slots where slot.key != 0 { starts[Int(slot.key >> 32)] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var places = starts
    var bins = [Bin](repeating: Bin(alpha: 0, strength: 0, count: 0), count: starts[groups])
    for slot in table.slots where slot.key != 0 {
      let (group, count) = (Int(slot.key >> 32) - 1, Double(slot.count))
      bins[places[group]] = Bin(
        alpha: slot.alpha / count, strength: slot.strength / count, count: slot.count)
      places[group] += 1
    }
    for group in 0..<groups {
      bins[starts[group]..<starts[group + 1]].sort {
        ($0.strength, $0.alpha) < ($1.strength, $1.alpha)
      }
    }
    (self.bins, self.starts) = (bins, starts)
  }

  /// The bins of a group.
  func bins(ofGroup group: Int) -> ArraySlice<Bin> { bins[starts[group]..<starts[group + 1]] }
}
