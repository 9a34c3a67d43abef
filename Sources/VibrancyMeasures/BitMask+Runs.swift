// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension BitMask {
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
}
