// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// How much of the plateaus is light ink with opacity.
///
/// A plateau is what `convert --to vibrant` has for one (`PlateauScan`): α that is flat without its
/// ringing (`RingingFilter`), and no fade. A
/// translucent plate, the pixels under α .5 of a component of the visible mask that holds solid
/// ones too, is left out.
struct PlateauCensus: Sendable {
  private let rows: ArtRows
  private var plateaus: BitMask
  /// The pixels whose α has ringing, in row order, and what it is without.
  private var steadied: [(place: Int, alpha: Int32)] = []

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
    guard let open = openRows(visible) else { return nil }
    // What is further away than this is not part of what is looked at.
    let reach = RingingFilter.delay + 1
    let looked = max(open.lowerBound - reach, 0)...min(open.upperBound + reach, height - 1)
    let depth = rows.image.samples.depth
    var ringing = RingingFilter(width: width, height: looked.count, depth: depth)
    var flat = FlatCodes(depth: depth)
    var planes = CodePlanes(width: width)
    var window = [[Int32]](repeating: [], count: 3)
    var slopes = [[UInt64]](repeating: [], count: 3)
    var (next, first, last) = (looked.lowerBound, height, -1)
    func mark(_ y: Int, _ census: inout PlateauCensus) {
      guard open.contains(y) else { return }
      let above = max(y - 1, looked.lowerBound) % 3
      let below = min(y + 1, looked.upperBound) % 3
      for index in 0..<visible.stride {
        let place = y &* visible.stride &+ index
        let open =
          visible.words[place] & ~census.plateaus.words[place] & ~slopes[y % 3][index]
        guard open != 0 else { continue }
        let found = flat.bits(
          open, window[above], window[y % 3], window[below],
          columns: visible.columns(ofWord: index))
        if found != 0 { (first, last) = (min(first, y), y) }
        census.plateaus.words[place] |= found
      }
    }
    for y in looked {
      rows.loadStored(y, into: &planes)
      ringing.append(planes.alpha)
      while ringing.next(into: &window[next % 3]) {
        slopes[next % 3] = ringing.slopes
        for x in ringing.changes { steadied.append((next * width + x, window[next % 3][x])) }
        if next > looked.lowerBound { mark(next - 1, &self) }
        if next == looked.upperBound { mark(next, &self) }
        next += 1
      }
    }
    return last < 0 ? nil : first...last
  }

  /// The rows between which all lies that is visible and no opaque plateau.
  private func openRows(_ visible: BitMask) -> ClosedRange<Int>? {
    func isOpen(_ y: Int) -> Bool {
      (y * visible.stride..<(y + 1) * visible.stride).contains {
        visible.words[$0] & ~plateaus.words[$0] != 0
      }
    }
    guard let first = (0..<rows.height).first(where: isOpen),
      let last = (first..<rows.height).last(where: isOpen)
    else { return nil }
    return first...last
  }

  /// Takes the fades out of what is flat; without a translucent pixel there are none.
  private mutating func leaveOutFades(near translucent: ClosedRange<Int>) {
    // What is further away than this is not part of what is looked at.
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
    let (stride, width) = (plateaus.stride, rows.width)
    var change = steadied.firstIndex { $0.place >= looked.lowerBound * width } ?? steadied.count
    for y in looked {
      rows.loadStored(y, into: &row)
      var alpha = row.alpha
      while change < steadied.count, steadied[change].place < (y + 1) * width {
        alpha[steadied[change].place - y * width] = steadied[change].alpha
        change += 1
      }
      let start = y * stride
      scan.append(flat: Array(plateaus.words[start..<start + stride]), alpha: alpha)
      while scan.next(into: &steady) {
        if changed.contains(next) {
          plateaus.words.replaceSubrange(next * stride..<(next + 1) * stride, with: steady)
        }
        next += 1
      }
    }
  }

  private mutating func leaveOutPlates(visible: BitMask, solid stored: BitMask) {
    // Ringing makes nothing solid, nor faint.
    var solid = stored
    for (place, alpha) in steadied {
      let (x, y) = (place % rows.width, place / rows.width)
      let word = y * solid.stride + x >> 6
      let bit = UInt64(1) << UInt64(x & 63)
      if alpha >= rows.limits.solid { solid.words[word] |= bit } else { solid.words[word] &= ~bit }
    }
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
