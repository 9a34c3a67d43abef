// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension BitMask {
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
}
