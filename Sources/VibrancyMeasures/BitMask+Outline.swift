// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension BitMask {
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
