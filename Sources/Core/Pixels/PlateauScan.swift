// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Distinguishes plateaus of constant α from fades, row by row in O(width) memory.
///
/// A flat pixel has α ≥ .05 and max − min ≤ 2.5/255 in its 3×3. It is on a slope where the pixel 4,
/// 8 or 16 px away in its row, its column or a diagonal differs from it by more, though no step on
/// the way there does: an edge is not a slope. A plateau pixel is a flat one with no pixel on a slope
/// among the 8 flat ones next to it on either side in its row, its column or a diagonal.
///
/// So a fade of more than an eighth of a code a pixel has no plateaus, to its very ends: where 16 px
/// make three codes only now and then, that is every 8 px at least.
package struct PlateauScan: Sendable {
  /// Rows by which a row's plateaus come later.
  package static let delay = 24
  private static let distances = [4, 8, 16]
  private static let reach = 8
  /// Columns that a line goes to the right in a row.
  private static let slants = [1, 0, -1]

  private let (width, height, stride): (Int, Int, Int)
  private let limit: Int32
  private let packer = BitPacker()
  private var alpha: KeptRows
  /// The one code of 64 pixels, a word of them; -1 where they have several.
  private var levels: [Int32]
  private var flat: [UInt64]
  /// The bits of pixels to which the step is small: in one array each, from the pixel above on the
  /// left, above, above on the right; and from the one on the left.
  private var steps: [[UInt64]]
  /// The bits of pixels that are flat and on a slope.
  private var ends: [UInt64]
  /// That, and what lies near it.
  private var sloping: [UInt64]
  private var appended = 0
  private var written = 0

  /// Gets ready for a picture.
  ///
  /// - Parameter limit: The most that α varies on a plateau, in codes: `FlatCodes.limit`.
  package init(width: Int, height: Int, limit: Int32) {
    (self.width, self.height, stride) = (width, height, (width + 63) / 64)
    self.limit = limit
    alpha = KeptRows(width: width)
    levels = [Int32](repeating: -1, count: KeptRows.count * stride)
    flat = [UInt64](repeating: 0, count: KeptRows.count * stride)
    (ends, sloping) = (flat, flat)
    steps = [[UInt64]](repeating: flat, count: Self.slants.count + 1)
  }

  /// Takes the next row.
  ///
  /// - Parameters:
  ///   - flat: A bit a pixel in words, the leftmost lowest: where it is flat.
  ///   - alpha: Its α, a code a pixel.
  package mutating func append(flat row: [UInt64], alpha codes: [Int32]) {
    let (y, slot) = (appended, appended % KeptRows.count)
    keep(row, codes, slot)
    let above = max(y - 1, 0) % KeptRows.count
    for index in 0..<stride {
      for (line, slant) in Self.slants.enumerated() {
        steps[line][slot * stride + index] = ~differing(index, slot, above, before: slant)
      }
      steps[Self.slants.count][slot * stride + index] = ~differing(index, slot, slot, before: 1)
    }
    appended += 1
    for distance in Self.distances {
      mark(slot, slot, columns: distance) { scan, index in scan.joinedAcross(slot, distance, index)
      }
    }
    for (line, slant) in Self.slants.enumerated() {
      for distance in Self.distances where distance <= y {
        mark(slot, (y - distance) % KeptRows.count, columns: distance * slant) { scan, index in
          scan.joinedDown(y, line, distance, index)
        }
      }
    }
    let last = Self.distances.last ?? 0
    if y >= last { spread(y - last) }
    if appended == height {
      for y in max(height - last, 0)..<height { spread(y) }
    }
  }

  private mutating func keep(_ row: [UInt64], _ codes: [Int32], _ slot: Int) {
    precondition(row.count == stride)
    alpha.keep(codes, slot)
    let (rows, start) = (alpha.codes, alpha.start(slot))
    let all = rows.span
    for index in 0..<stride {
      let word = slot * stride + index
      (flat[word], ends[word], sloping[word]) = (row[index], 0, 0)
      let codes = all.extracting(start + 64 * index..<start + 64 * index + 64)
      precondition(codes.count == 64)
      let first = codes[0]
      var others: Int32 = 0
      for x in 0..<64 { others |= codes[x] ^ first }
      levels[word] = others == 0 ? first : -1
    }
  }

  /// Hands out the plateaus of the next row, if they are known.
  ///
  /// - Parameter row: Gets a bit a pixel.
  /// - Returns: Whether there was one.
  package mutating func next(into row: inout [UInt64]) -> Bool {
    guard written < height, appended == height || appended > written + Self.delay else {
      return false
    }
    let first = written % KeptRows.count * stride
    if row.count != stride { row = [UInt64](repeating: 0, count: stride) }
    for index in row.indices { row[index] = flat[first + index] & ~sloping[first + index] }
    written += 1
    return true
  }

  /// The bits of a word at which each of the last steps to a pixel from its left is small.
  private func joinedAcross(_ slot: Int, _ distance: Int, _ index: Int) -> UInt64 {
    let small = steps[Self.slants.count]
    var joined = UInt64.max
    for step in 0..<distance where joined != 0 {
      joined &= moved(small, slot, index, by: step)
    }
    return joined
  }

  /// As above, for the steps down to row `y` along a line.
  private func joinedDown(_ y: Int, _ line: Int, _ distance: Int, _ index: Int) -> UInt64 {
    let (small, slant) = (steps[line], Self.slants[line])
    var joined = UInt64.max
    for step in 0..<distance where joined != 0 {
      joined &= moved(small, (y - step) % KeptRows.count, index, by: step * slant)
    }
    return joined
  }

  /// Marks both ends of slopes between two rows.
  ///
  /// - Parameters:
  ///   - columns: How far the pixel in `there` lies before the one in `here`.
  ///   - joined: Where, in a word, no step on the way is an edge.
  private mutating func mark(
    _ here: Int, _ there: Int, columns: Int, joined: (PlateauScan, _ index: Int) -> UInt64
  ) {
    for index in 0..<stride {
      let (word, other) = (here * stride + index, there * stride + index)
      let open = flat[word] | moved(flat, there, index, by: columns)
      if open == 0 { continue }
      // Mostly nothing differs: only then it matters what lies between.
      var found = open & differing(index, here, there, before: columns)
      if found != 0 { found &= joined(self, index) }
      if found == 0 { continue }
      ends[word] |= found & flat[word]
      if columns > 0 {
        ends[other] |= found >> UInt64(columns) & flat[other]
        if index > 0 { ends[other - 1] |= found << UInt64(64 - columns) & flat[other - 1] }
      } else if columns < 0 {
        ends[other] |= found << UInt64(-columns) & flat[other]
        if index + 1 < stride {
          ends[other + 1] |= found >> UInt64(64 + columns) & flat[other + 1]
        }
      } else {
        ends[other] |= found & flat[other]
      }
    }
  }

  /// The pixels of a word that differ by more than the limit from the pixel so many columns before
  /// in a row; those that have none do not.
  private func differing(_ index: Int, _ here: Int, _ there: Int, before columns: Int) -> UInt64 {
    // Most of a picture is one opacity, or none.
    let level = levels[here * stride + index]
    if level >= 0, levels[there * stride + index] == level {
      let beside = columns == 0 ? index : columns > 0 ? index - 1 : index + 1
      if beside < 0 || beside >= stride || levels[there * stride + beside] == level { return 0 }
    }
    let left = 64 * index
    let (first, second) = (alpha.start(here) + left, alpha.start(there) + left - columns)
    let a = alpha.codes.span.extracting(first..<first + 64)
    let b = alpha.codes.span.extracting(second..<second + 64)
    precondition(a.count == 64 && b.count == 64)
    // Of a number of both signs: two comparisons in one.
    let (limit, range) = (limit, UInt32(bitPattern: 2 &* limit))
    let bits = packer.word { UInt32(bitPattern: a[$0] &- b[$0] &+ limit) > range }
    return bits
      & BitPacker.columns(from: columns - left, to: min(width, width + columns) - left)
  }

  /// Marks what lies near the pixels on slopes in row `y`, which are all known.
  private mutating func spread(_ y: Int) {
    let slot = y % KeptRows.count
    let ends = Array(ends[slot * stride..<(slot + 1) * stride])
    guard ends.contains(where: { $0 != 0 }) else { return }
    var across = ends
    for _ in 0..<Self.reach {
      let before = across
      for index in 0..<stride {
        across[index] |=
          (moved(before, 0, index, by: 1) | moved(before, 0, index, by: -1))
          & flat[slot * stride + index]
      }
    }
    for index in 0..<stride { sloping[slot * stride + index] |= across[index] }
    for slant in Self.slants {
      for direction in [-1, 1] {
        var near = ends
        for distance in 1...Self.reach {
          let other = y + direction * distance
          guard other >= 0, other < appended else { break }
          let before = near
          for index in 0..<stride {
            let word = other % KeptRows.count * stride + index
            near[index] = moved(before, 0, index, by: direction * slant) & flat[word]
            sloping[word] |= near[index]
          }
        }
      }
    }
  }

  /// A word of a row moved to the right, or to the left, by fewer than 64 pixels.
  private func moved(_ rows: [UInt64], _ slot: Int, _ index: Int, by columns: Int) -> UInt64 {
    let word = slot * stride + index
    if columns == 0 { return rows[word] }
    let (step, rest) = (UInt64(abs(columns)), UInt64(64 - abs(columns)))
    return columns > 0
      ? rows[word] << step | (index > 0 ? rows[word - 1] >> rest : 0)
      : rows[word] >> step | (index + 1 < stride ? rows[word + 1] << rest : 0)
  }
}
