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

  /// The number of samples of a mask, each pixel doubled both ways, that the opening keeps.
  func openedArea(ofDoubled mask: BitMask) -> Int {
    guard 2 * mask.width >= 2 * reach, 2 * mask.height >= 2 * reach else { return 0 }
    let wide = mask.doubledAcross()
    let starts = eroded(wide)
    return dilated(starts, like: wide).reduce(0) { $0 + $1.reduce(0) { $0 + $1.nonzeroBitCount } }
  }

  /// The places where the disc's box can start in even and in odd rows so that the disc lies
  /// inside.
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
        MaskWords.intersect(&runs, movedDown: step)
        length += step
      }
      var shifted = runs
      MaskWords.moveDown(&shifted, by: reach - half)
      for (row, other) in halves.enumerated() where other == half {
        for parity in 0...1 {
          MaskWords.intersect(&result[parity], with: shifted, from: (row + parity) / 2 * stride)
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
          MaskWords.unite(&runs, movedUp: step)
          length += step
        }
        var shifted = runs
        MaskWords.moveUp(&shifted, by: reach - half)
        for (row, other) in halves.enumerated() where other == half {
          let place = row + parity
          MaskWords.unite(&result[place & 1], at: place / 2 * stride, with: shifted)
        }
      }
    }
    return result
  }
}

extension BitMask {
  /// The mask with each pixel twice in its row; rows are as many as before.
  func doubledAcross() -> BitMask {
    var result = BitMask(width: 2 * width, height: height)
    for y in 0..<height {
      for index in 0..<result.stride {
        let half = words[y &* stride &+ index >> 1] >> (index & 1 == 0 ? 0 : 32)
        result.words[y &* result.stride &+ index] = Self.doubled(UInt32(truncatingIfNeeded: half))
      }
    }
    return result
  }

  /// A row of words whose lowest `ones` bits are set.
  static func row(ones: Int, stride: Int) -> [UInt64] {
    (0..<stride).map { index in
      let count = min(max(ones - 64 * index, 0), 64)
      return count == 0 ? 0 : UInt64.max >> UInt64(64 - count)
    }
  }

  private static func doubled(_ half: UInt32) -> UInt64 {
    var bits = UInt64(half)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    bits = (bits | bits << 1) & 0x5555_5555_5555_5555
    return bits | bits << 1
  }
}

/// `thin-fraction`: the share of the solid mask in strokes under 2 pt.
///
/// `1 − |opening by a disc 2 pt across, on the 2× raster| ÷ |solid mask|`. On the 2× raster each
/// pixel is four, the disc is 4 × scale of them across, and beyond the canvas nothing is solid.
///
/// - Returns: `0...1`; 0 where nothing is solid.
func thinFraction(of solid: BitMask, scale: Int) -> Double {
  let area = solid.count
  guard area > 0 else { return 0 }
  let opened = Opening(reach: 2 * scale).openedArea(ofDoubled: solid)
  return 1 - Double(opened) / Double(4 * area)
}
