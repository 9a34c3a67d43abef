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

  /// How many pairs there are.
  var count: Int { right.count + down.count }

  /// How many pairs have both pixels in a mask of the same size.
  func count(inside mask: BitMask) -> Int {
    var count = 0
    for y in 0..<mask.height {
      for index in 0..<mask.stride {
        let place = y &* mask.stride &+ index
        let here = mask.words[place]
        guard here != 0 else { continue }
        count += (right.words[place] & here & mask.left(y, index, by: 1)).nonzeroBitCount
        guard y + 1 < mask.height else { continue }
        count += (down.words[place] & here & mask.words[place &+ mask.stride]).nonzeroBitCount
      }
    }
    return count
  }
}
