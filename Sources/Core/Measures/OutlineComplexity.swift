// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `outline-complexity` of a mask: of its largest 8-connected component, the first of equals, or of all
/// of it where that has less than half, as of separate strokes, the
/// length of all contours divided by the length of its convex hull's, squared; at least 1.
///
/// A length is estimated from how often the lines of four directions cross a contour, the diagonal ones
/// being √½ px apart (Cauchy and Crofton): the same at every size, and the hull need not be built,
/// for each line that meets a convex shape crosses it twice. Perimeter² ÷ 4π·area would take a long
/// plain pill for more of a shape than a heart; divided by the same of the hull only what is notched
/// or cut out counts.
///
/// - Returns: 1 for an empty mask.
func outlineComplexity(of mask: BitMask) -> Double {
  guard let part = mask.decidingPart, let hull = part.hullCrossings else { return 1 }
  let ratio = part.crossings / hull
  return max(1, ratio * ratio)
}

extension BitMask {
  /// Its largest 8-connected component, the first of equals, if that has half of what is set, else all
  /// of it; `nil`: nothing is set.
  fileprivate var decidingPart: BitMask? {
    let components = Components(of: self)
    var areas = [Int](repeating: 0, count: components.count)
    forEachOwnedRun(components) { owner, _, start, end in areas[owner] += end - start }
    guard let most = areas.max(), let largest = areas.firstIndex(of: most) else { return nil }
    // None is the drawing by itself.
    if components.count == 1 || 2 * most < areas.reduce(0, +) { return self }
    var part = BitMask(width: width, height: height)
    forEachOwnedRun(components) { owner, y, start, end in
      if owner == largest { part.fill(row: y, from: start, to: end) }
    }
    return part
  }

  private func forEachOwnedRun(
    _ components: Components, _ body: (_ owner: Int, _ y: Int, _ start: Int, _ end: Int) -> Void
  ) {
    var run = 0
    for y in 0..<height {
      forEachRun(inRow: y) { start, end in
        body(Int(components.owners[run]), y, start, end)
        run &+= 1
      }
    }
  }

  /// The number of times that lines along rows, columns and both diagonals cross a contour, those
  /// of diagonals times √½, their distance; beyond the edge nothing is set.
  fileprivate var crossings: Double {
    var (straight, diagonal) = (outline, 0)
    // One row more: below the last one nothing is set.
    for y in 1...height {
      let (above, here) = ((y &- 1) &* stride, y &* stride)
      // The pixel above and to the left, then that above and to the right.
      var carry: UInt64 = 0
      for index in 0..<stride {
        let (word, own) = (words[above &+ index], y < height ? words[here &+ index] : 0)
        diagonal += (own ^ (word << 1 | carry)).nonzeroBitCount
        carry = word >> 63
        let next = index + 1 < stride ? words[above &+ index &+ 1] : 0
        diagonal += (own ^ (word >> 1 | next << 63)).nonzeroBitCount
      }
      if width & 63 == 0 { diagonal += Int(carry) }
      diagonal += Int(words[above] & 1)
    }
    // The first row has nothing above it.
    for index in 0..<stride { diagonal += 2 * words[index].nonzeroBitCount }
    return Double(straight) + Double(diagonal) * 0.5.squareRoot()
  }

  /// The same of its convex hull: twice the lines that meet it; `nil`: nothing is set.
  fileprivate var hullCrossings: Double? {
    guard let box = bounds else { return nil }
    var (down, up) = ((Int.max, Int.min), (Int.max, Int.min))
    for y in box.top...box.bottom {
      forEachRun(inRow: y) { start, end in
        down = (min(down.0, start - y), max(down.1, end - 1 - y))
        up = (min(up.0, start + y), max(up.1, end - 1 + y))
      }
    }
    let straight = box.right - box.left + box.bottom - box.top + 2
    let diagonal = down.1 - down.0 + up.1 - up.0 + 2
    return 2 * Double(straight) + 2 * Double(diagonal) * 0.5.squareRoot()
  }
}
