// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// `translucent-light`: how much of the plateaus is light ink with opacity.
///
/// A plateau is what `convert --to vibrant` has for one (`PlateauScan`): flat, and no fade. A
/// translucent plate, the pixels under α .5 of a component of the visible mask that holds solid
/// ones too, is left out.
struct PlateauCensus: Sendable {
  private let rows: ArtRows
  private var plateaus: BitMask

  init(_ rows: ArtRows, masks: ArtMasks) {
    self.rows = rows
    plateaus = masks.full.erodedBySquare()
    if let found = addTranslucent(masks.visible) { leaveOutFades(near: found) }
    leaveOutPlates(visible: masks.visible, solid: masks.solid)
  }

  /// The share with α < .7 and Y > .6; `nil` where plateaus are under 20 % of what is visible.
  func translucentLight(_ masks: ArtMasks) -> Double? {
    let (all, visible) = (plateaus.count, masks.visible.count)
    guard all > 0, 5 * all >= visible else { return nil }
    var light = plateaus
    light.formIntersection(masks.glow)
    return Double(light.count) / Double(all)
  }

  /// Finds what is flat and not opaque throughout, and in which rows.
  private mutating func addTranslucent(_ visible: BitMask) -> ClosedRange<Int>? {
    let (width, height) = (rows.width, rows.height)
    var window = [CodePlanes](repeating: CodePlanes(width: width), count: 3)
    var flat = FlatCodes(depth: rows.image.samples.depth)
    var (loaded, first, last) = (-1, height, -1)
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
        let found = flat.bits(
          open, above.alpha, here.alpha, below.alpha, columns: visible.columns(ofWord: index))
        if found != 0 { (first, last) = (min(first, y), y) }
        plateaus.words[place] |= found
      }
    }
    return last < 0 ? nil : first...last
  }

  /// Takes the fades out of what is flat; without a translucent pixel there are none.
  private mutating func leaveOutFades(near translucent: ClosedRange<Int>) {
    // What is further away than this is no part of what is looked at.
    let reach = PlateauScan.delay
    let changed =
      max(
        translucent.lowerBound - reach, 0)...min(
        translucent.upperBound + reach, rows.height - 1)
    let looked =
      max(
        changed.lowerBound - reach, 0)...min(
        changed.upperBound + reach, rows.height - 1)
    let limit = FlatCodes(depth: rows.image.samples.depth).limit
    var scan = PlateauScan(width: rows.width, height: looked.count, limit: limit)
    var row = CodePlanes(width: rows.width)
    var (steady, next) = ([UInt64](), looked.lowerBound)
    let stride = plateaus.stride
    for y in looked {
      rows.loadStored(y, into: &row)
      let start = y * stride
      scan.append(flat: Array(plateaus.words[start..<start + stride]), alpha: row.alpha)
      while scan.next(into: &steady) {
        if changed.contains(next) {
          plateaus.words.replaceSubrange(next * stride..<(next + 1) * stride, with: steady)
        }
        next += 1
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
}
