// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// `translucent-light`: how much of the plateaus is light ink with opacity.
///
/// A plateau pixel has α ≥ .05 and max − min ≤ 2.5/255 in its 3×3, without what lies beyond the
/// canvas, as `convert --to vibrant` has it. A translucent plate, the pixels under α .5 of a
/// component of the visible mask that holds solid ones too, is left out.
struct PlateauCensus: Sendable {
  private let rows: ArtRows
  private var plateaus: BitMask

  init(_ rows: ArtRows, masks: ArtMasks) {
    self.rows = rows
    plateaus = masks.full.erodedBySquare()
    addTranslucent(masks.visible)
    leaveOutPlates(visible: masks.visible, solid: masks.solid)
  }

  /// The share with α < .9 and Y > .6; `nil` where plateaus are under 20 % of what is visible.
  func translucentLight(_ masks: ArtMasks) -> Double? {
    let (all, visible) = (plateaus.count, masks.visible.count)
    guard all > 0, 5 * all >= visible else { return nil }
    var light = plateaus
    light.formIntersection(masks.glow)
    return Double(light.count) / Double(all)
  }

  /// Finds the plateaus that are not opaque throughout.
  private mutating func addTranslucent(_ visible: BitMask) {
    let (width, height) = (rows.width, rows.height)
    var window = [CodePlanes](repeating: CodePlanes(width: width), count: 3)
    var near = [Int32](repeating: 0, count: 2 * 66)
    var loaded = -1
    for y in 0..<height {
      for index in 0..<visible.stride {
        let place = y &* visible.stride &+ index
        let open = visible.words[place] & ~plateaus.words[place]
        guard open != 0 else { continue }
        // Rows are loaded as they are needed: opaque art skips most.
        while loaded < min(y + 1, height - 1) {
          loaded = max(loaded + 1, y - 1)
          rows.loadStored(loaded, into: &window[loaded % 3])
        }
        let (above, here, below) = (
          window[max(y - 1, 0) % 3], window[y % 3], window[min(y + 1, height - 1) % 3]
        )
        let columns = visible.columns(ofWord: index)
        plateaus.words[place] |=
          open.nonzeroBitCount > 16
          ? open
            & Self.flat(
              above.alpha, here.alpha, below.alpha, columns, &near, limit: rows.limits.plateau)
          : Self.flat(
            open, above.alpha, here.alpha, below.alpha, columns.lowerBound,
            limit: rows.limits.plateau)
      }
    }
  }

  private mutating func leaveOutPlates(visible: BitMask, solid: BitMask) {
    var faint = plateaus
    faint.subtract(solid)
    guard !faint.isEmpty, !solid.isEmpty else { return }
    let components = Components(of: visible)
    var holdsSolid = [Bool](repeating: false, count: components.count)
    func forEachRun(_ body: (_ component: Int, _ y: Int, _ start: Int, _ end: Int) -> Void) {
      var run = 0
      for y in 0..<visible.height {
        visible.forEachRun(inRow: y) { start, end in
          body(Int(components.owners[run]), y, start, end)
          run &+= 1
        }
      }
    }
    forEachRun { component, y, start, end in
      if solid.count(inRow: y, from: start, to: end) > 0 { holdsSolid[component] = true }
    }
    var plates = BitMask(width: visible.width, height: visible.height)
    forEachRun { component, y, start, end in
      if holdsSolid[component] { plates.fill(row: y, from: start, to: end) }
    }
    plates.subtract(solid)
    plateaus.subtract(plates)
  }

  /// Those of a few pixels whose 3×3 varies by at most `limit`.
  private static func flat(
    _ bits: UInt64, _ above: [Int32], _ here: [Int32], _ below: [Int32], _ start: Int,
    limit: Int32
  ) -> UInt64 {
    var (bits, result) = (bits, UInt64(0))
    while bits != 0 {
      let x = start &+ bits.trailingZeroBitCount
      var (low, high) = (here[x], here[x])
      for near in max(x - 1, 0)...min(x + 1, here.count - 1) {
        low = min(low, min(above[near], min(here[near], below[near])))
        high = max(high, max(above[near], max(here[near], below[near])))
      }
      if high - low <= limit { result |= bits & (0 &- bits) }
      bits &= bits &- 1
    }
    return result
  }

  /// A bit a column whose 3×3 varies by at most `limit`.
  ///
  /// - Parameter near: Scratch: 66 lowest and 66 highest values of the columns and their neighbors.
  private static func flat(
    _ above: [Int32], _ here: [Int32], _ below: [Int32], _ columns: Range<Int>,
    _ near: inout [Int32], limit: Int32
  ) -> UInt64 {
    let wide = max(columns.lowerBound - 1, 0)..<min(columns.upperBound + 1, here.count)
    let (a, b) = (above.span.extracting(wide), here.span.extracting(wide))
    let (c, count) = (below.span.extracting(wide), wide.count)
    var all = near.mutableSpan
    precondition(a.count == count && b.count == count && c.count == count && count <= 66)
    precondition(all.count == 132)
    // An edge of the canvas repeats, which adds nothing to what is compared.
    let shift = columns.lowerBound - wide.lowerBound
    for x in 0..<count {
      all[x] = min(a[x], min(b[x], c[x]))
      all[66 &+ x] = max(a[x], max(b[x], c[x]))
    }
    var bits: UInt64 = 0
    for x in 0..<columns.count {
      let (left, middle, right) = (max(x + shift - 1, 0), x + shift, min(x + shift + 1, count - 1))
      let low = min(all[left], min(all[middle], all[right]))
      let high = max(all[66 &+ left], max(all[66 &+ middle], all[66 &+ right]))
      bits |= (high &- low <= limit ? 1 : 0) << UInt64(truncatingIfNeeded: x)
    }
    return bits
  }
}
