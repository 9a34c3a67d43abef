// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Tells plateaus of constant α from fades, row by row in O(width) memory.
///
/// A flat pixel has α ≥ .05 and max − min ≤ 2.5/255 in its 3×3. It is on a slope where the pixel 4,
/// 8 or 16 px away in its row, its column or a diagonal differs from it by more, though no step on
/// the way there does: an edge is no slope. A plateau pixel is a flat one with no pixel on a slope
/// among the 8 flat ones next to it on either side in its row, its column or a diagonal.
///
/// So a fade of more than an eighth of a code a pixel has no plateaus, to its very ends: where 16 px
/// make three codes only now and then, that is every 8 px at least.
package struct PlateauScan: Sendable {
  /// Rows by which a row's plateaus come later.
  package static let delay = 24
  /// Rows kept; more than look at one another.
  private static let kept = 32
  private static let distances = [4, 8, 16]
  private static let reach = 8
  /// Columns that a line goes to the right in a row.
  private static let slants = [1, 0, -1]

  private let (width, height, stride): (Int, Int, Int)
  private let limit: Int32
  private var alpha: [[Int32]]
  private var flat: [[UInt64]]
  /// Where the step from the row above is small: from the pixel above on the left, above, and above
  /// on the right.
  private var steps: [[[UInt64]]]
  /// What is flat and on a slope.
  private var ends: [[UInt64]]
  /// That, and what lies near it.
  private var sloping: [[UInt64]]
  private var appended = 0
  private var written = 0

  /// Gets ready for a picture.
  ///
  /// - Parameter limit: The most that α varies on a plateau, in codes: `FlatCodes.limit`.
  package init(width: Int, height: Int, limit: Int32) {
    (self.width, self.height, stride) = (width, height, (width + 63) / 64)
    self.limit = limit
    alpha = [[Int32]](repeating: [], count: Self.kept)
    flat = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: stride), count: Self.kept)
    (ends, sloping) = (flat, flat)
    steps = [[[UInt64]]](repeating: flat, count: Self.slants.count)
  }

  /// Takes the next row.
  ///
  /// - Parameters:
  ///   - flat: A bit a pixel in words, the leftmost lowest: where it is flat.
  ///   - alpha: Its α, a code a pixel.
  package mutating func append(flat row: [UInt64], alpha codes: [Int32]) {
    let (y, slot) = (appended, appended % Self.kept)
    flat[slot] = row
    alpha[slot] = codes
    let above = alpha[max(y - 1, 0) % Self.kept]
    for index in 0..<stride {
      (ends[slot][index], sloping[slot][index]) = (0, 0)
      for (line, slant) in Self.slants.enumerated() {
        steps[line][slot][index] = ~differing(index, codes, above, before: slant)
      }
    }
    appended += 1
    findAcross(slot)
    for line in Self.slants.indices { findDown(y, line) }
    let last = Self.distances.last ?? 0
    if y >= last { spread(y - last) }
    if appended == height {
      for y in max(height - last, 0)..<height { spread(y) }
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
    let slot = written % Self.kept
    row = flat[slot]
    for index in row.indices { row[index] &= ~sloping[slot][index] }
    written += 1
    return true
  }

  /// Slopes within a row.
  private mutating func findAcross(_ slot: Int) {
    let flat = flat[slot]
    guard flat.contains(where: { $0 != 0 }) else { return }
    // A bit where each of the last `covered` steps to a pixel is small.
    var (joined, covered) = ([UInt64](repeating: 0, count: stride), 1)
    for index in 0..<stride {
      joined[index] = ~differing(index, alpha[slot], alpha[slot], before: 1)
    }
    for distance in Self.distances {
      while covered < distance {
        let moved = Self.moved(joined, by: covered)
        for index in 0..<stride { joined[index] &= moved[index] }
        covered *= 2
      }
      mark(joined, slot, slot, columns: distance)
    }
  }

  /// Slopes that end in row `y`, from above.
  private mutating func findDown(_ y: Int, _ line: Int) {
    let (here, slant) = (y % Self.kept, Self.slants[line])
    var (joined, covered) = ([UInt64](repeating: .max, count: stride), 0)
    for distance in Self.distances where distance <= y {
      while covered < distance {
        let moved = Self.moved(steps[line][(y - covered) % Self.kept], by: covered * slant)
        for index in 0..<stride { joined[index] &= moved[index] }
        covered += 1
      }
      mark(joined, here, (y - distance) % Self.kept, columns: distance * slant)
    }
  }

  /// Marks both ends of slopes.
  ///
  /// - Parameters:
  ///   - joined: Where a pixel of row `here` is joined to the one so many columns before in `there`.
  private mutating func mark(_ joined: [UInt64], _ here: Int, _ there: Int, columns: Int) {
    let starts = Self.moved(flat[there], by: columns)
    var found = [UInt64](repeating: 0, count: stride)
    var any: UInt64 = 0
    for index in 0..<stride {
      let open = joined[index] & (flat[here][index] | starts[index])
      if open == 0 { continue }
      found[index] = open & differing(index, alpha[here], alpha[there], before: columns)
      any |= found[index]
    }
    if any == 0 { return }
    let others = Self.moved(found, by: -columns)
    for index in 0..<stride {
      ends[here][index] |= found[index] & flat[here][index]
      ends[there][index] |= others[index] & flat[there][index]
    }
  }

  /// Which pixels of a word differ by more than the limit from the pixel so many columns before in
  /// a row; those that have none do not.
  private func differing(
    _ index: Int, _ here: [Int32], _ there: [Int32], before columns: Int
  ) -> UInt64 {
    let start = max(64 * index, columns)
    let count = min(64 * index + 64, width, width + columns) - start
    guard count > 0 else { return 0 }
    let a = here.span.extracting(start..<start + count)
    let b = there.span.extracting(start - columns..<start - columns + count)
    precondition(a.count == count && b.count == count)
    // Counting vectorizes, and mostly nothing differs.
    var hits: Int32 = 0
    for x in 0..<count { hits &+= abs(a[x] &- b[x]) > limit ? 1 : 0 }
    if hits == 0 { return 0 }
    var bits: UInt64 = 0
    for x in 0..<count {
      bits |= (abs(a[x] &- b[x]) > limit ? 1 : 0) << UInt64(truncatingIfNeeded: x)
    }
    return bits << UInt64(start - 64 * index)
  }

  /// Marks what lies near the pixels on slopes in row `y`, which are all known.
  private mutating func spread(_ y: Int) {
    let slot = y % Self.kept
    let ends = ends[slot]
    guard ends.contains(where: { $0 != 0 }) else { return }
    var across = ends
    for _ in 0..<Self.reach {
      let (right, left) = (Self.moved(across, by: 1), Self.moved(across, by: -1))
      for index in 0..<stride { across[index] |= (right[index] | left[index]) & flat[slot][index] }
    }
    for index in 0..<stride { sloping[slot][index] |= across[index] }
    for slant in Self.slants {
      for direction in [-1, 1] {
        var near = ends
        for distance in 1...Self.reach {
          let other = y + direction * distance
          guard other >= 0, other < appended else { break }
          near = Self.moved(near, by: direction * slant)
          for index in 0..<stride {
            near[index] &= flat[other % Self.kept][index]
            sloping[other % Self.kept][index] |= near[index]
          }
        }
      }
    }
  }

  /// A row moved to the right, or to the left, by fewer than 64 pixels.
  private static func moved(_ row: [UInt64], by columns: Int) -> [UInt64] {
    if columns == 0 { return row }
    let (step, rest) = (UInt64(abs(columns)), UInt64(64 - abs(columns)))
    return row.indices.map { index in
      columns > 0
        ? row[index] << step | (index > 0 ? row[index - 1] >> rest : 0)
        : row[index] >> step | (index + 1 < row.count ? row[index + 1] << rest : 0)
    }
  }
}
