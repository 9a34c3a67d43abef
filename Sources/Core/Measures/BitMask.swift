// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A bit a pixel, in rows of 64-bit words, the leftmost pixel lowest; bits beyond a row's end are 0.
struct BitMask: Sendable, Hashable {
  let width: Int
  let height: Int
  /// Words a row.
  let stride: Int
  var words: [UInt64]

  init(width: Int, height: Int) {
    (self.width, self.height, stride) = (width, height, (width + 63) / 64)
    words = [UInt64](repeating: 0, count: stride * height)
  }

  subscript(x: Int, y: Int) -> Bool {
    words[y &* stride &+ x >> 6] >> UInt64(x & 63) & 1 == 1
  }

  /// Sets a pixel.
  mutating func set(_ x: Int, _ y: Int) {
    words[y &* stride &+ x >> 6] |= 1 << UInt64(x & 63)
  }

  /// The pixels that are set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func isEmpty(row y: Int) -> Bool {
    (y &* stride..<(y &+ 1) &* stride).allSatisfy { words[$0] == 0 }
  }

  /// The columns of word `index` of a row.
  func columns(ofWord index: Int) -> Range<Int> { 64 * index..<min(64 * index + 64, width) }

  /// The pixels set in columns `start..<end` of a row.
  func count(inRow y: Int, from start: Int, to end: Int) -> Int {
    var count = 0
    for index in start >> 6...(end - 1) >> 6 {
      count += part(ofWord: index, row: y, from: start, to: end).nonzeroBitCount
    }
    return count
  }

  /// Word `index` of a row, without the bits outside columns `start..<end`.
  func part(ofWord index: Int, row y: Int, from start: Int, to end: Int) -> UInt64 {
    words[y &* stride &+ index] & Self.bits(ofWord: index, from: start, to: end)
  }

  /// Sets columns `start..<end` of a row.
  mutating func fill(row y: Int, from start: Int, to end: Int) {
    for index in start >> 6...(end - 1) >> 6 {
      words[y &* stride &+ index] |= Self.bits(ofWord: index, from: start, to: end)
    }
  }

  /// Clears what is not set in another mask of the same size.
  mutating func formIntersection(_ other: BitMask) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// Sets what is set in another mask of the same size.
  mutating func formUnion(_ other: BitMask) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Clears what is set in another mask of the same size.
  mutating func subtract(_ other: BitMask) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// The smallest box around what is set: first and last column and row; `nil`: nothing is.
  var bounds: (left: Int, top: Int, right: Int, bottom: Int)? {
    var columns = [UInt64](repeating: 0, count: stride)
    var (top, bottom) = (height, -1)
    for y in 0..<height {
      var any: UInt64 = 0
      for index in 0..<stride {
        columns[index] |= words[y &* stride &+ index]
        any |= words[y &* stride &+ index]
      }
      if any != 0 { (top, bottom) = (min(top, y), y) }
    }
    guard bottom >= 0, let first = columns.firstIndex(where: { $0 != 0 }),
      let last = columns.lastIndex(where: { $0 != 0 })
    else { return nil }
    return (
      64 * first + columns[first].trailingZeroBitCount, top,
      64 * last + 63 - columns[last].leadingZeroBitCount, bottom
    )
  }

  private static func bits(ofWord index: Int, from start: Int, to end: Int) -> UInt64 {
    let (low, high) = (max(start - 64 * index, 0), min(end - 64 * index, 64))
    guard low < high else { return 0 }
    return UInt64.max << UInt64(low) & UInt64.max >> UInt64(64 - high)
  }

  /// Calls `body` with the first column and the column after the last of each run of a row.
  @inline(__always)
  func forEachRun(inRow y: Int, _ body: (Int, Int) -> Void) {
    let base = y &* stride
    var index = 0
    var word = words[base]
    while true {
      while word == 0 {
        index &+= 1
        if index == stride { return }
        word = words[base &+ index]
      }
      let first = word.trailingZeroBitCount
      let start = index << 6 &+ first
      // Ones below the run, so that the first zero is its end.
      var filled = word | (1 << UInt64(first) &- 1)
      while filled == .max {
        index &+= 1
        if index == stride {
          body(start, width)
          return
        }
        filled = words[base &+ index]
      }
      let end = (~filled).trailingZeroBitCount
      body(start, index << 6 &+ end)
      word = filled & (UInt64.max << UInt64(end))
    }
  }

  /// Calls `body` with each column that is set in a row.
  @inline(__always)
  func forEachColumn(inRow y: Int, _ body: (Int) -> Void) {
    for index in 0..<stride {
      var word = words[y &* stride &+ index]
      while word != 0 {
        body(index << 6 &+ word.trailingZeroBitCount)
        word &= word &- 1
      }
    }
  }

  /// The runs of all rows: room for what is held of each, without the slack of a growing array.
  var runCount: Int {
    var count = 0
    for y in 0..<height {
      var carry: UInt64 = 0
      for index in 0..<stride {
        let word = words[y &* stride &+ index]
        count += (word & ~(word << 1 | carry)).nonzeroBitCount
        carry = word >> 63
      }
    }
    return count
  }

  /// Pairs of neighbors (right, down) of which one is set and the other not; beyond the edge
  /// nothing is.
  var outline: Int {
    var count = 0
    for y in 0..<height {
      var carry: UInt64 = 0
      for index in 0..<stride {
        let word = words[y &* stride &+ index]
        count += (word ^ (word << 1 | carry)).nonzeroBitCount
        carry = word >> 63
        let above = y > 0 ? words[(y &- 1) &* stride &+ index] : 0
        count += (word ^ above).nonzeroBitCount
        if y == height - 1 { count += word.nonzeroBitCount }
      }
      // A row that ends in the middle of a word shows its own right edge there.
      if width & 63 == 0 { count += Int(carry) }
    }
    return count
  }
}
