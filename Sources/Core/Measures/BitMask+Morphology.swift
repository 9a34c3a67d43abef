// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension BitMask {
  /// The pixels that are set with all four neighbors set; beyond the canvas nothing is.
  func erodedByPlus() -> BitMask {
    var result = self
    for y in 0..<height {
      let base = y &* stride
      for index in 0..<stride {
        let word = words[base &+ index]
        guard word != 0, y > 0, y < height - 1 else {
          result.words[base &+ index] = 0
          continue
        }
        let near = right(y, index, by: 1) & left(y, index, by: 1)
        result.words[base &+ index] =
          word & near & words[base &- stride &+ index] & words[base &+ stride &+ index]
      }
    }
    return result
  }

  /// The pixels that are set with all of their 3×3 set; what lies beyond the canvas does not count.
  func erodedBySquare() -> BitMask {
    var rows = self
    for y in 0..<height {
      for index in 0..<stride {
        var (west, east) = (right(y, index, by: 1), left(y, index, by: 1))
        if index == 0 { west |= 1 }
        if index == stride - 1 { east |= 1 << UInt64((width - 1) & 63) }
        rows.words[y &* stride &+ index] &= west & east
      }
    }
    var result = rows
    for index in words.indices {
      if index >= stride { result.words[index] &= rows.words[index - stride] }
      if index + stride < words.count { result.words[index] &= rows.words[index + stride] }
    }
    return result
  }

  /// The pixels at most 2.5 px from something set: up to (2, 1) and (1, 2) away, not (2, 2).
  func dilatedByDisc() -> BitMask {
    var (narrow, wide) = (self, self)
    for y in 0..<height {
      for index in 0..<stride {
        let near = right(y, index, by: 1) | left(y, index, by: 1)
        let far = right(y, index, by: 2) | left(y, index, by: 2)
        narrow.words[y &* stride &+ index] |= near
        wide.words[y &* stride &+ index] |= near | far
      }
    }
    var result = wide
    for y in 0..<height {
      for (rows, mask) in [(1, wide), (2, narrow)] {
        for other in [y - rows, y + rows] where other >= 0 && other < height {
          for index in 0..<stride {
            result.words[y &* stride &+ index] |= mask.words[other &* stride &+ index]
          }
        }
      }
    }
    return result.trimmed()
  }

  /// Without the bits beyond the rows' ends.
  private func trimmed() -> BitMask {
    guard width & 63 != 0 else { return self }
    var result = self
    for y in 0..<height {
      result.words[y &* stride &+ stride &- 1] &= UInt64.max >> UInt64(64 - width & 63)
    }
    return result
  }

  /// Word `index` of a row moved to the right: each bit is that of the pixel `columns` before.
  @inline(__always)
  func right(_ y: Int, _ index: Int, by columns: UInt64) -> UInt64 {
    let place = y &* stride &+ index
    return words[place] << columns | (index > 0 ? words[place &- 1] >> (64 &- columns) : 0)
  }

  /// Word `index` of a row moved to the left: each bit is that of the pixel `columns` after.
  @inline(__always)
  func left(_ y: Int, _ index: Int, by columns: UInt64) -> UInt64 {
    let place = y &* stride &+ index
    let next = index &+ 1 < stride ? words[place &+ 1] << (64 &- columns) : 0
    return words[place] >> columns | next
  }
}

/// The share of the visible pixels that are a dark glow far from anything solid.
func darkHalo(_ masks: ArtMasks) -> Double {
  guard !masks.shade.isEmpty else { return 0 }
  var halo = masks.shade
  halo.subtract(masks.solid.dilatedByDisc())
  return Double(halo.count) / Double(masks.visible.count)
}
