// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Removes the ringing of a bicubic or Lanczos reduction from α, row by row in O(width) memory.
///
/// Such a reduction overshoots on the one side of an edge and undershoots behind that. A pixel
/// within 3 px of an edge takes the level of its region where it differs from it by no more than
/// ringing does; every other pixel keeps its α. α with hard edges comes out unchanged.
///
/// - An edge is a translucent pixel whose 3×3 varies by 12/255 or more.
/// - A pixel is level if it is visible and translucent, its 3×3 varies by no more than 2.5/255 or
///   3 % of the range of its 9×9, and the pixel 4 px away on no line differs by more than 2.5/255
///   without an edge on the way: there α fades.
/// - The level of a pixel is the mean of the level pixels in its 9×9 whose α is within 2.5/255 of
///   the one that is closest to its own, if they are more than those that fade.
/// - A flat pixel beside an edge is on a slope where each of four steps on a line goes the same way
///   by at most 5/255: only a lobe makes it flat.
/// - Ringing reaches 16 % of the edge's height above a level, 12 % below a level beside something of
///   more α, and 4 % behind the first lobe. A lobe is thin: its 3×3 meets the level.
package struct RingingFilter: Sendable {
  /// Rows by which a row comes out later.
  package static let delay = 9
  /// The largest distance of a level.
  private static let reach = 4
  /// The distance from an edge that ringing reaches.
  private static let lobes = 3
  private static let lines = [
    (0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1),
  ]

  private let (width, height, stride): (Int, Int, Int)
  private let largest: Int32
  /// A 3×3 of a level varies by no more than this.
  private let calmLimit: Int32
  /// A 3×3 at an edge varies by more than this.
  private let edgeLimit: Int32
  private var flat: FlatCodes
  private let packer = BitPacker()
  private var alpha: KeptRows
  /// The bits of pixels that are translucent.
  private var translucent: [UInt64]
  /// The bits of pixels that are visible and translucent, and have a calm 3×3.
  private var calm: [UInt64]
  /// The bits of pixels that are translucent and at an edge.
  private var edges: [UInt64]
  /// The bits of pixels that `classify` has looked at, those with the answer yes, and those with no
  /// because α fades.
  private var asked: [UInt64]
  private var levels: [UInt64]
  private var fades: [UInt64]
  /// The least and the largest α of each column within `reach` rows of a row kept, once asked for.
  private var lows: [[Int32]]
  private var highs: [[Int32]]
  /// `true` for each row kept that has any.
  private var hasCalm = [Bool](repeating: false, count: KeptRows.count)
  private var hasEdges = [Bool](repeating: false, count: KeptRows.count)
  /// A row of no bits.
  private let none: [UInt64]
  private var appended = 0
  private var written = 0
  /// The columns of the row last handed out whose α had ringing, from left to right.
  package private(set) var changes: [Int] = []
  /// The pixels of that row which are flat by a lobe alone, where α fades: a bit a pixel in words.
  package private(set) var slopes: [UInt64] = []

  /// Gets ready for a picture.
  ///
  /// - Parameters:
  ///   - width: Of the picture, in pixels.
  ///   - height: Of the picture, in pixels.
  ///   - depth: Of its codes.
  package init(width: Int, height: Int, depth: SampleDepth) {
    (self.width, self.height, stride) = (width, height, (width + 63) / 64)
    let unit: Int32 = depth == .eight ? 1 : 257
    (largest, calmLimit, edgeLimit) = (255 * unit, 7 * unit, 12 * unit - 1)
    flat = FlatCodes(depth: depth)
    alpha = KeptRows(width: width)
    none = [UInt64](repeating: 0, count: stride)
    calm = [UInt64](repeating: 0, count: KeptRows.count * stride)
    (translucent, edges, asked, levels, fades) = (calm, calm, calm, calm, calm)
    lows = [[Int32]](repeating: [], count: KeptRows.count)
    highs = lows
  }

  /// Takes the next row: α, a code a pixel.
  package mutating func append(_ codes: [Int32]) {
    precondition(codes.count == width && appended < height)
    let slot = appended % KeptRows.count
    alpha.keep(codes, slot)
    lows[slot].removeAll(keepingCapacity: true)
    appended += 1
    if appended >= 2 { survey(appended - 2) }
    if appended == height { survey(height - 1) }
  }

  /// Hands out the next row, if it is known.
  ///
  /// - Parameter row: Gets α without ringing, a code a pixel.
  /// - Returns: Whether there was one.
  package mutating func next(into row: inout [Int32]) -> Bool {
    guard written < height, appended == height || appended > written + Self.delay else {
      return false
    }
    let y = written
    written += 1
    let start = alpha.start(y)
    row.removeAll(keepingCapacity: true)
    row.append(contentsOf: alpha.codes[start..<start + width])
    changes.removeAll(keepingCapacity: true)
    slopes = none
    guard isNear(hasCalm, y, Self.reach), isNear(hasEdges, y, Self.lobes) else { return true }
    let near = spread(calm, y, Self.reach)
    let edge = spread(edges, y, Self.lobes)
    let first = y % KeptRows.count * stride
    for index in 0..<stride {
      // An opaque pixel is opaque by design, as a rule, and a clear one clear.
      var open = near[index] & edge[index] & translucent[first + index]
      while open != 0 {
        let x = 64 * index + open.trailingZeroBitCount
        open &= open &- 1
        if isSlope(x, y) {
          slopes[index] |= 1 << UInt64(x & 63)
        } else if let level = level(x, y), level != row[x] {
          row[x] = level
          changes.append(x)
        }
      }
    }
    return true
  }

  /// Finds out what is calm and what is an edge in a row whose neighbors are known.
  private mutating func survey(_ y: Int) {
    let slot = y % KeptRows.count
    (hasCalm[slot], hasEdges[slot]) = (false, false)
    let rows = alpha
    let all = rows.codes.span
    let (above, here, below) = (
      alpha.start(max(y - 1, 0)), alpha.start(y), alpha.start(min(y + 1, height - 1))
    )
    for index in 0..<stride {
      let word = slot * stride + index
      (calm[word], edges[word], asked[word], levels[word], fades[word]) = (0, 0, 0, 0, 0)
      let columns = 64 * index..<min(64 * index + 64, width)
      let first = here + 64 * index
      let open =
        translucent(all.extracting(first..<first + 64), from: 1)
        & BitPacker.columns(from: 0, to: columns.count)
      translucent[word] = open
      guard open != 0 else { continue }
      let visible = translucent(all.extracting(first..<first + 64), from: flat.visible)
      let top = all.extracting(above..<above + width)
      let middle = all.extracting(here..<here + width)
      let bottom = all.extracting(below..<below + width)
      let quiet = flat.bits(open, top, middle, bottom, columns: columns, limit: calmLimit)
      let rough = open & ~quiet
      calm[word] = quiet & visible
      edges[word] =
        rough & ~flat.bits(rough, top, middle, bottom, columns: columns, limit: edgeLimit)
      if calm[word] != 0 { hasCalm[slot] = true }
      if edges[word] != 0 { hasEdges[slot] = true }
    }
  }

  /// The ones of 64 pixels that have `least` and are not opaque.
  private func translucent(_ codes: Span<Int32>, from least: Int32) -> UInt64 {
    let range = UInt32(largest - 1 - least)
    precondition(codes.count == 64)
    return packer.word { UInt32(bitPattern: codes[$0] &- least) <= range }
  }

  private func isNear(_ rows: [Bool], _ y: Int, _ reach: Int) -> Bool {
    (max(y - reach, 0)...min(y + reach, height - 1)).contains { rows[$0 % KeptRows.count] }
  }

  /// The bits within `reach` rows and columns of a bit in row `y`.
  private func spread(_ bits: [UInt64], _ y: Int, _ reach: Int) -> [UInt64] {
    var column = [UInt64](repeating: 0, count: stride)
    for near in max(y - reach, 0)...min(y + reach, height - 1) {
      let start = near % KeptRows.count * stride
      for index in 0..<stride { column[index] |= bits[start + index] }
    }
    return (0..<stride).map { index in
      let (left, here) = (index > 0 ? column[index - 1] : 0, column[index])
      let right = index + 1 < stride ? column[index + 1] : 0
      var found = here
      for step in 1...UInt64(reach) {
        found |= here << step | left >> (64 - step) | here >> step | right << (64 - step)
      }
      return found
    }
  }

  /// The level that a pixel has instead of its own α; `nil` where it keeps it.
  private mutating func level(_ x: Int, _ y: Int) -> Int32? {
    let own = code(x, y)
    guard probeLevels(own, x, y) else { return nil }
    if classify(x, y), spread3(x, y) <= flat.limit { return nil }
    guard let level = level(near: own, x, y) else { return nil }
    let (low, high) = range(x, y)
    let (below, above) = (level - low, high - level)
    let tolerance =
      own >= level
      ? max(flat.limit, below * 4 / 25, above / 25) : max(flat.limit, above * 3 / 25, below / 25)
    guard abs(own - level) <= tolerance else { return nil }
    let lobe = max(flat.limit, (high - low) / 25)
    let rows = max(y - 1, 0)...min(y + 1, height - 1)
    let columns = max(x - 1, 0)...min(x + 1, width - 1)
    let meetsLevel = rows.contains { row in
      columns.contains { abs(code($0, row) - level) <= lobe }
    }
    return meetsLevel ? level : nil
  }

  /// The mean of the level pixels near by that are like the one closest to `own`; `nil` where as
  /// many or more fade.
  private mutating func level(near own: Int32, _ x: Int, _ y: Int) -> Int32? {
    var found: [Int32] = []
    var fading = 0
    var closest: Int32 = .max
    var best: Int32 = 0
    for row in max(y - Self.reach, 0)...min(y + Self.reach, height - 1) {
      var open = calmBits(x, row)
      while open != 0 {
        let column = x - Self.reach + open.trailingZeroBitCount
        open &= open &- 1
        guard classify(column, row) else {
          if isFade(column, row) { fading += 1 }
          continue
        }
        let code = code(column, row)
        found.append(code)
        if abs(code - own) < closest { (closest, best) = (abs(code - own), code) }
      }
    }
    var (sum, count) = (0, 0)
    for code in found where abs(code - best) <= flat.limit {
      sum += Int(code)
      count += 1
    }
    return count > fading ? Int32((2 * sum + count) / (2 * count)) : nil
  }

  /// The calm pixels in a row within `reach` columns of one, from the leftmost on.
  private func calmBits(_ x: Int, _ y: Int) -> UInt64 {
    let first = y % KeptRows.count * stride
    guard hasCalm[y % KeptRows.count] else { return 0 }
    let span = UInt64(1) << UInt64(2 * Self.reach + 1) &- 1
    let start = x - Self.reach
    if start < 0 { return calm[first] << UInt64(-start) & span }
    let (index, shift) = (start >> 6, UInt64(start & 63))
    let next = index + 1 < stride && shift > 0 ? calm[first + index + 1] << (64 - shift) : 0
    return (calm[first + index] >> shift | next) & span
  }

  /// Works out whether any level near by can be one that a pixel takes: each is among what is calm there.
  private mutating func probeLevels(_ own: Int32, _ x: Int, _ y: Int) -> Bool {
    var (least, most) = (Int32.max, Int32.min)
    for row in max(y - Self.reach, 0)...min(y + Self.reach, height - 1) {
      var open = calmBits(x, row)
      let start = alpha.start(row) + x - Self.reach
      while open != 0 {
        let code = alpha.codes[start + open.trailingZeroBitCount]
        open &= open &- 1
        least = min(least, code)
        most = max(most, code)
      }
    }
    // Where all is as it is itself, nothing changes.
    guard least <= most, least != own || most != own else { return false }
    let away = max(least - own, own - most, 0)
    guard away > flat.limit else { return true }
    let (low, high) = range(x, y)
    return away <= max((most - low) * 4 / 25, (high - least) * 3 / 25)
  }

  /// Works out, once, whether a pixel is level.
  private mutating func classify(_ x: Int, _ y: Int) -> Bool {
    let word = y % KeptRows.count * stride + x >> 6
    let bit = UInt64(1) << UInt64(x & 63)
    if calm[word] & bit == 0 { return false }
    if asked[word] & bit == 0 {
      asked[word] |= bit
      let (low, high) = range(x, y)
      let limit = max(flat.limit, (high - low) * 3 / 100)
      // The lobes of what is opaque are not level of their own.
      if high - low <= edgeLimit || code(x, y) < largest - limit, spread3(x, y) <= limit {
        if isFading(x, y, limit) { fades[word] |= bit } else { levels[word] |= bit }
      }
    }
    return levels[word] & bit != 0
  }

  /// Returns `true` if a pixel is of no level because α fades; `classify` has been called for it.
  private func isFade(_ x: Int, _ y: Int) -> Bool {
    fades[y % KeptRows.count * stride + x >> 6] >> UInt64(x & 63) & 1 == 1
  }

  private func isFading(_ x: Int, _ y: Int, _ limit: Int32) -> Bool {
    let own = code(x, y)
    return Self.lines.contains { dy, dx in
      let (farX, farY) = (x + Self.reach * dx, y + Self.reach * dy)
      guard farX >= 0, farX < width, farY >= 0, farY < height,
        abs(code(farX, farY) - own) > flat.limit
      else { return false }
      var last = own
      for step in 1...Self.reach {
        let next = code(x + step * dx, y + step * dy)
        if abs(next - last) > limit { return false }
        last = next
      }
      return spread3(farX, farY) <= edgeLimit + 1
    }
  }

  /// Returns `true` if α rises or falls with each of four steps of at most 5/255, though the 3×3 is
  /// flat.
  private func isSlope(_ x: Int, _ y: Int) -> Bool {
    guard calm[y % KeptRows.count * stride + x >> 6] >> UInt64(x & 63) & 1 == 1,
      spread3(x, y) <= flat.limit
    else { return false }
    let (own, steepest) = (code(x, y), largest / 51)
    return Self.lines.contains { dy, dx in
      let (farX, farY) = (x + Self.reach * dx, y + Self.reach * dy)
      guard farX >= 0, farX < width, farY >= 0, farY < height else { return false }
      let rise = code(farX, farY) - own
      guard abs(rise) > flat.limit else { return false }
      var last = own
      for step in 1...Self.reach {
        let next = code(x + step * dx, y + step * dy)
        let change = rise > 0 ? next - last : last - next
        guard change > 0, change <= steepest else { return false }
        last = next
      }
      return true
    }
  }

  private func code(_ x: Int, _ y: Int) -> Int32 { alpha[x, y] }

  /// The span of the codes in a 3×3, inside of the picture.
  private func spread3(_ x: Int, _ y: Int) -> Int32 {
    let all = alpha.codes.span
    var (low, high) = (Int32.max, Int32.min)
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      let start = alpha.start(row) + x - 1
      let (left, middle, right) = (all[start], all[start &+ 1], all[start &+ 2])
      low = min(low, min(left, min(middle, right)))
      high = max(high, max(left, max(middle, right)))
    }
    return high - low
  }

  /// The least and the largest α of a 9×9, inside of the picture.
  private mutating func range(_ x: Int, _ y: Int) -> (low: Int32, high: Int32) {
    let slot = y % KeptRows.count
    if lows[slot].isEmpty { findColumns(y) }
    let span = 2 * Self.reach + 1
    let (least, most) = (lows[slot], highs[slot])
    var (low, high) = (Int32.max, Int32.min)
    for near in x..<x + span {
      low = min(low, least[near])
      high = max(high, most[near])
    }
    return (low, high)
  }

  /// From `reach` columns before the row to so many after it.
  private mutating func findColumns(_ y: Int) {
    let (slot, count) = (y % KeptRows.count, width + 2 * Self.reach)
    let first = alpha.start(max(y - Self.reach, 0)) - Self.reach
    var low = Array(alpha.codes[first..<first + count])
    var high = low
    let rows = alpha
    let kept = rows.codes.span
    var lowest = low.mutableSpan
    var highest = high.mutableSpan
    for row in max(y - Self.reach, 0) + 1..<min(y + Self.reach, height - 1) + 1 {
      let start = rows.start(row) - Self.reach
      let codes = kept.extracting(start..<start + count)
      precondition(lowest.count == count && highest.count == count && codes.count == count)
      for x in 0..<count {
        let code = codes[x]
        lowest[x] = min(lowest[x], code)
        highest[x] = max(highest[x], code)
      }
    }
    (lows[slot], highs[slot]) = (low, high)
  }
}
