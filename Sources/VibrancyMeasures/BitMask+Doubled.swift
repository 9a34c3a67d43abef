// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
