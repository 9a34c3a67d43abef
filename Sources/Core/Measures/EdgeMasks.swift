// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Pairs of neighbors of a picture: a bit for the pair with the pixel to the right, and one for that
/// with the pixel below.
struct EdgeMasks: Sendable {
  var right: BitMask
  var down: BitMask

  init(width: Int, height: Int) {
    right = BitMask(width: width, height: height)
    down = right
  }

  /// The number of pairs.
  var count: Int { right.count + down.count }

  /// The number of pairs that have both pixels in a mask of the same size.
  func count(inside mask: BitMask) -> Int { count(by: mask) { $0 & $1 } }

  /// The number of pairs that have one pixel in a mask of the same size and the other outside.
  func count(across mask: BitMask) -> Int { count(by: mask) { $0 ^ $1 } }

  /// The number of pairs for which `combine` sets the bit of a mask's words at their first and
  /// second pixel.
  @inline(__always)
  private func count(by mask: BitMask, _ combine: (UInt64, UInt64) -> UInt64) -> Int {
    var count = 0
    for y in 0..<mask.height {
      for index in 0..<mask.stride {
        let place = y &* mask.stride &+ index
        if right.words[place] != 0 {
          let found = right.words[place] & combine(mask.words[place], mask.left(y, index, by: 1))
          count += found.nonzeroBitCount
        }
        if down.words[place] != 0 {
          let below = mask.words[place &+ mask.stride]
          count += (down.words[place] & combine(mask.words[place], below)).nonzeroBitCount
        }
      }
    }
    return count
  }
}
