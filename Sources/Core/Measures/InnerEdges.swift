// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// `inner-edges` and what is known of the samples on either side.
///
/// An edge is a pair of neighbors (right, down), both solid, more than ΔE_ok .10 apart in full
/// color. For the pair (i, i + 1) the samples are i − 1 and i + 2 where both are solid, else i and
/// i + 1, so that an anti-aliased fringe does not count.
struct InnerEdges: Sendable {
  /// The edges.
  private(set) var all: EdgeMasks
  private(set) var count = 0
  /// The lines that the edges draw: of edges that follow each other and go on in the same direction
  /// of color, as across an anti-aliased fringe, the first.
  private(set) var lines: EdgeMasks
  /// Lines across which α differs by less than .05.
  private(set) var lostLines: EdgeMasks
  /// Edges across which α·Y differs by less than .05.
  private(set) var lostInStrength = 0
  private(set) var pairs: EdgePairTable
  /// The colors on both sides, for 8 bits: two as one number.
  private(set) var colors = ColorCounts(limit: 1 << 12)
  private var differences = MeanHistogram(bins: 4096, span: 1.5)
  private let limits: CodeLimits

  init(width: Int, height: Int, limits: CodeLimits) {
    all = EdgeMasks(width: width, height: height)
    (lines, lostLines) = (all, all)
    (pairs, self.limits) = (EdgePairTable(limits: limits), limits)
  }

  /// The median ΔE_ok across the edges; 0 without any.
  var medianDifference: Double { differences.values.percentile(50) }

  /// Finds the edges inside row `y`, the last one loaded.
  mutating func findRight(_ y: Int, in window: OKLabWindow, solid: BitMask) {
    let colors = window.colors[y & 3]
    for index in 0..<solid.stride {
      let place = y &* solid.stride &+ index
      let both = solid.words[place] & solid.left(y, index, by: 1)
      guard both != 0 else { continue }
      let columns = solid.columns(ofWord: index)
      // Inside one color there is no edge; the last column has its neighbor in the next word.
      let start = window.isFlat(y, index) ? columns.upperBound - 1 : columns.lowerBound
      let end = min(columns.upperBound, solid.width - 1)
      guard start < end else { continue }
      let found = colors.pixels(
        in: start..<end, differingFrom: colors, shift: 1, byMoreThan: 0.1)
      var bits = both & (found << UInt64(start - columns.lowerBound))
      all.right.words[place] = bits
      while bits != 0 {
        let x = columns.lowerBound &+ bits.trailingZeroBitCount
        let (first, second) = Self.samples(right: x, y, of: solid)
        let isLost = add(window, first, y, second, y)
        if x == 0 || !all.right[x - 1, y] || !colors.goesOn(from: x - 1, through: x, to: x + 1) {
          lines.right.set(x, y)
          if isLost { lostLines.right.set(x, y) }
        }
        bits &= bits &- 1
      }
    }
  }

  /// Finds the edges between rows `y` and `y + 1`; rows `y − 1` to `y + 2` are loaded.
  mutating func findDown(_ y: Int, in window: OKLabWindow, solid: BitMask) {
    let (colors, below) = (window.colors[y & 3], window.colors[(y + 1) & 3])
    for index in 0..<solid.stride {
      let place = y &* solid.stride &+ index
      let both = solid.words[place] & solid.words[place &+ solid.stride]
      guard both != 0 else { continue }
      let columns = solid.columns(ofWord: index)
      if window.isFlat(y, index), window.isFlat(y + 1, index) {
        let first = columns.lowerBound..<columns.lowerBound + 1
        let differs = colors.pixels(
          in: first, differingFrom: below, shift: 0, byMoreThan: 0.1)
        if differs == 0 { continue }
      }
      var bits =
        both
        & colors.pixels(in: columns, differingFrom: below, shift: 0, byMoreThan: 0.1)
      all.down.words[place] = bits
      while bits != 0 {
        let x = columns.lowerBound &+ bits.trailingZeroBitCount
        let (first, second) = Self.samples(down: y, x, of: solid)
        let isLost = add(window, x, first, x, second)
        if y == 0 || !all.down[x, y - 1]
          || !colors.goesOn(x, from: window.colors[(y - 1) & 3], to: below)
        {
          lines.down.set(x, y)
          if isLost { lostLines.down.set(x, y) }
        }
        bits &= bits &- 1
      }
    }
  }

  /// The columns of the samples of an edge to the right of column `x`.
  @inline(__always)
  static func samples(right x: Int, _ y: Int, of solid: BitMask) -> (Int, Int) {
    let isWide = x > 0 && x + 2 < solid.width && solid[x - 1, y] && solid[x + 2, y]
    return isWide ? (x - 1, x + 2) : (x, x + 1)
  }

  /// The rows of the samples of an edge below row `y`.
  @inline(__always)
  static func samples(down y: Int, _ x: Int, of solid: BitMask) -> (Int, Int) {
    let isWide = y > 0 && y + 2 < solid.height && solid[x, y - 1] && solid[x, y + 2]
    return isWide ? (y - 1, y + 2) : (y, y + 1)
  }

  /// Counts an edge by its samples.
  ///
  /// - Returns: Whether α differs by less than .05 across it.
  private mutating func add(
    _ window: OKLabWindow, _ x: Int, _ y: Int, _ x2: Int, _ y2: Int
  ) -> Bool {
    let (alpha, luma) = (window.codes[y & 3].alpha[x], window.codes[y & 3].luma(x))
    let (alpha2, luma2) = (window.codes[y2 & 3].alpha[x2], window.codes[y2 & 3].luma(x2))
    count += 1
    if abs(limits.strength(alpha, luma) - limits.strength(alpha2, luma2)) < 0.05 {
      lostInStrength += 1
    }
    differences.add(window.colors[y & 3].difference(x, from: x2, of: window.colors[y2 & 3]))
    pairs.add(EdgePair(alpha, luma, alpha2, luma2))
    if limits.largest == 255 {
      let (one, other) = (
        ArtPalette.color(window.codes[y & 3], x), ArtPalette.color(window.codes[y2 & 3], x2)
      )
      colors.add(UInt64(min(one, other)) << 32 | UInt64(max(one, other)))
    }
    return abs(alpha - alpha2) < limits.different
  }
}
