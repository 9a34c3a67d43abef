// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Finds where a row of α is flat: a 3×3 varies little. What lies beyond the picture does not
/// count.
package struct FlatCodes: Sendable {
  /// α ≥ .05, a code: what can be seen.
  package let visible: Int32
  /// The most that α varies where it is flat, 2.5/255, in codes.
  package let limit: Int32
  private let packer = BitPacker()
  /// 66 lowest and 66 highest values of a word's columns and their neighbors.
  private var near = [Int32](repeating: 0, count: 2 * 66)

  /// For codes of a depth.
  package init(depth: SampleDepth) {
    let largest: Double = depth == .eight ? 255 : 65_535
    visible = Int32((0.05 * largest).rounded(.up))
    limit = Int32(2.5 / 255 * largest)
  }

  /// The visible ones of up to 64 pixels of a row, one bit each.
  package func visibleBits(_ here: [Int32], columns: Range<Int>) -> UInt64 {
    let codes = here.span.extracting(columns)
    let (count, visible) = (codes.count, visible)
    if count == 64 { return packer.word { codes[$0] >= visible } }
    var bits: UInt64 = 0
    for x in 0..<count where codes[x] >= visible { bits |= 1 << UInt64(x) }
    return bits
  }

  /// The flat ones of up to 64 pixels of a row, one bit each.
  ///
  /// - Parameters:
  ///   - open: The pixels that are asked for, the leftmost lowest.
  ///   - above: α of the row above; of the first row, of itself.
  ///   - here: α of the row, codes.
  ///   - below: α of the row below; of the last row, of itself.
  ///   - columns: Of the pixels, at most 64.
  /// - Returns: Those of `open` whose 3×3 varies by at most `limit`.
  package mutating func bits(
    _ open: UInt64, _ above: [Int32], _ here: [Int32], _ below: [Int32], columns: Range<Int>
  ) -> UInt64 {
    bits(open, above.span, here.span, below.span, columns: columns, limit: limit)
  }

  /// The ones of up to 64 pixels of a row that vary by at most `limit` codes in their 3×3; else as
  /// above.
  mutating func bits(
    _ open: UInt64, _ above: Span<Int32>, _ here: Span<Int32>, _ below: Span<Int32>,
    columns: Range<Int>, limit: Int32
  ) -> UInt64 {
    if open == 0 { return 0 }
    return open.nonzeroBitCount > 16
      ? open & all(above, here, below, columns, limit)
      : few(open, above, here, below, columns.lowerBound, limit)
  }

  private func few(
    _ open: UInt64, _ above: Span<Int32>, _ here: Span<Int32>, _ below: Span<Int32>, _ start: Int,
    _ limit: Int32
  ) -> UInt64 {
    var (open, result) = (open, UInt64(0))
    while open != 0 {
      let x = start &+ open.trailingZeroBitCount
      var (low, high) = (here[x], here[x])
      for near in max(x - 1, 0)...min(x + 1, here.count - 1) {
        low = min(low, min(above[near], min(here[near], below[near])))
        high = max(high, max(above[near], max(here[near], below[near])))
      }
      if high - low <= limit { result |= open & (0 &- open) }
      open &= open &- 1
    }
    return result
  }

  private mutating func all(
    _ above: Span<Int32>, _ here: Span<Int32>, _ below: Span<Int32>, _ columns: Range<Int>,
    _ limit: Int32
  ) -> UInt64 {
    let wide = max(columns.lowerBound - 1, 0)..<min(columns.upperBound + 1, here.count)
    let a = above.extracting(wide)
    let b = here.extracting(wide)
    let c = below.extracting(wide)
    let (count, packer) = (wide.count, packer)
    var all = near.mutableSpan
    precondition(a.count == count && b.count == count && c.count == count && count <= 66)
    precondition(all.count == 132)
    // An edge of the canvas repeats, which adds nothing to what is compared.
    let first = columns.lowerBound - wide.lowerBound == 0 ? 1 : 0
    precondition(first + count <= 66)
    for x in 0..<count {
      all[first &+ x] = min(a[x], min(b[x], c[x]))
      all[66 &+ first &+ x] = max(a[x], max(b[x], c[x]))
    }
    if first == 1 { (all[0], all[66]) = (all[1], all[67]) }
    for x in first + count..<max(66, first + count) {
      (all[x], all[66 + x]) = (all[x - 1], all[65 + x])
    }
    let lows = all.span.extracting(0..<66)
    let highs = all.span.extracting(66..<132)
    precondition(lows.count == 66 && highs.count == 66)
    return packer.word { x in
      let low = min(lows[x], min(lows[x &+ 1], lows[x &+ 2]))
      let high = max(highs[x], max(highs[x &+ 1], highs[x &+ 2]))
      return high &- low <= limit
    }
  }
}
