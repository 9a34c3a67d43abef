// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A morphological opening by a disc of an even diameter, on words.
///
/// The disc is rows of runs; eroding by a run of n is ⌈log₂ n⌉ shifts and ANDs, and each longer run
/// starts from the next shorter one. Rows of a doubled mask come in equal pairs, so what starts in
/// an even row and what starts in an odd one are held apart: every step is one loop over words.
struct Opening: Sendable {
  /// The disc's radius in samples, from 1; its center lies on a corner of samples.
  let reach: Int
  /// Half the run of each of the disc's rows, from the top.
  private let halves: [Int]
  /// The different halves, upwards.
  private let lengths: [Int]

  init(reach: Int) {
    let reach = max(reach, 1)
    self.reach = reach
    halves = (0..<2 * reach).map { row in
      let across = Double(row - reach) + 0.5
      let square = Double(reach * reach) - across * across
      // The k-th sample from the middle has its center at k − ½.
      return (1...reach).last { (Double($0) - 0.5) * (Double($0) - 0.5) <= square } ?? 0
    }
    lengths = Set(halves).sorted().filter { $0 > 0 }
  }

  /// How many samples of a mask, each pixel doubled both ways, the opening keeps.
  func openedArea(ofDoubled mask: BitMask) -> Int {
    guard 2 * mask.width >= 2 * reach, 2 * mask.height >= 2 * reach else { return 0 }
    let wide = mask.doubledAcross()
    let starts = eroded(wide)
    return dilated(starts, like: wide).reduce(0) { $0 + $1.reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  /// Where the disc's box can start in even and in odd rows so that the disc lies inside.
  private func eroded(_ wide: BitMask) -> [[UInt64]] {
    let (stride, height) = (wide.stride, wide.height)
    // Of 2·height rows, the boxes that start in row 2k + p and end inside.
    let rows = [height - reach + 1, height - reach]
    let valid = BitMask.row(ones: wide.width - 2 * reach + 1, stride: stride)
    var result = rows.map { rows in
      (0..<rows * stride).map { valid[$0 % stride] }
    }
    var (runs, length) = (wide.words, 1)
    for half in lengths {
      while length < 2 * half {
        let step = min(length, 2 * half - length)
        Words.intersect(&runs, movedDown: step)
        length += step
      }
      var shifted = runs
      Words.moveDown(&shifted, by: reach - half)
      for (row, other) in halves.enumerated() where other == half {
        for parity in 0...1 {
          Words.intersect(&result[parity], with: shifted, from: (row + parity) / 2 * stride)
        }
      }
    }
    return result
  }

  /// The union of the discs that start there, as even and odd rows.
  private func dilated(_ starts: [[UInt64]], like wide: BitMask) -> [[UInt64]] {
    let stride = wide.stride
    var result = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: wide.words.count), count: 2)
    for parity in 0...1 {
      var (runs, length) = (starts[parity], 1)
      for half in lengths {
        while length < 2 * half {
          let step = min(length, 2 * half - length)
          Words.unite(&runs, movedUp: step)
          length += step
        }
        var shifted = runs
        Words.moveUp(&shifted, by: reach - half)
        for (row, other) in halves.enumerated() where other == half {
          let place = row + parity
          Words.unite(&result[place & 1], at: place / 2 * stride, with: shifted)
        }
      }
    }
    return result
  }
}
