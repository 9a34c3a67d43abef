// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels

/// The masks of a picture's pixels, one per threshold, filled row by row.
struct ArtMasks: Sendable {
  /// α ≥ .05.
  private(set) var visible: BitMask
  /// α ≥ .5.
  private(set) var solid: BitMask
  /// α ≥ .99.
  private(set) var opaque: BitMask
  /// α = 1.
  private(set) var full: BitMask
  /// .05 ≤ α < .5 and Y < .2.
  private(set) var shade: BitMask
  /// .05 ≤ α < .7 and Y > .6.
  private(set) var glow: BitMask
  private let limits: CodeLimits

  init(width: Int, height: Int, limits: CodeLimits) {
    visible = BitMask(width: width, height: height)
    (solid, opaque, full, shade, glow) = (visible, visible, visible, visible, visible)
    self.limits = limits
  }

  /// Adds row `y` as stored.
  mutating func add(_ row: CodePlanes, y: Int, isTemplate: Bool) {
    let (dark, light) = (limits.luma(hundredths: 20), limits.luma(hundredths: 60))
    let alpha = row.alpha.span
    for index in 0..<visible.stride {
      let (columns, place) = (visible.columns(ofWord: index), y &* visible.stride &+ index)
      let seen = bits(alpha, columns, atLeast: limits.visible)
      guard seen != 0 else { continue }
      let all = bits(alpha, columns, atLeast: limits.largest)
      visible.words[place] = seen
      full.words[place] = all
      (solid.words[place], opaque.words[place]) = (all, all)
      // What is neither clear nor opaque is mostly a fringe.
      var rest = seen & ~all
      while rest != 0 {
        let (x, bit) = (columns.lowerBound &+ rest.trailingZeroBitCount, rest & (0 &- rest))
        let value = alpha[x]
        if value >= limits.opaque { opaque.words[place] |= bit }
        if value >= limits.solid { solid.words[place] |= bit }
        if value < limits.strong {
          let luma = isTemplate ? .max : row.luma(x)
          if luma > light { glow.words[place] |= bit }
          if luma < dark, value < limits.solid { shade.words[place] |= bit }
        }
        rest &= rest &- 1
      }
    }
  }
}

/// A bit a value of a range of at most 64 that is at least `limit`.
@inline(__always)
func bits(_ values: Span<Int32>, _ range: Range<Int>, atLeast limit: Int32) -> UInt64 {
  let part = values.extracting(range)
  let count = range.count
  precondition(count <= 64 && part.count == count)
  // Counting vectorizes, and most words are all or nothing.
  var hits: Int32 = 0
  for x in 0..<count { hits &+= part[x] >= limit ? 1 : 0 }
  if hits == 0 { return 0 }
  if Int(hits) == count { return UInt64.max >> UInt64(64 - count) }
  var bits: UInt64 = 0
  for x in 0..<count { bits |= (part[x] >= limit ? 1 : 0) << UInt64(truncatingIfNeeded: x) }
  return bits
}

/// The first pass over a picture: its masks, its luma and its chroma.
struct ArtSurvey: Sendable {
  private(set) var masks: ArtMasks
  private(set) var luma: LumaCensus

  /// The smallest rectangle that holds every visible pixel; `nil`: nothing is visible.
  var bounds: PixelRectangle? {
    masks.visible.bounds.map {
      PixelRectangle(
        x: $0.left, y: $0.top, width: $0.right - $0.left + 1, height: $0.bottom - $0.top + 1)
    }
  }

  init(_ rows: ArtRows) {
    masks = ArtMasks(width: rows.width, height: rows.height, limits: rows.limits)
    luma = LumaCensus(limits: rows.limits)
    var row = CodePlanes(width: rows.width)
    for y in 0..<rows.height {
      rows.loadStored(y, into: &row)
      masks.add(row, y: y, isTemplate: rows.isTemplate)
      luma.add(row, y: y, visible: masks.visible, isTemplate: rows.isTemplate)
    }
  }
}
