// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels
internal import VibrancyScenes

/// `border-opaque` and `border-spread`: the outermost 2 px of the visible bounds.
struct BorderCensus: Sendable {
  /// The share with α > .98, `0...1`.
  let opaque: Double
  /// The largest less the smallest luma of its visible pixels, `0...1`.
  let spread: Double

  init(_ rows: ArtRows, bounds: PixelRectangle) {
    let isNarrow = bounds.width <= 4
    var row = CodePlanes(width: bounds.width)
    var side = CodePlanes(width: min(bounds.width, 2))
    var (all, opaque) = (0, 0)
    var (lowest, highest) = (Int32.max, Int32.min)
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    func add(_ row: CodePlanes) {
      for x in 0..<row.width {
        all += 1
        if row.alpha[x] >= rows.limits.bordering { opaque += 1 }
        guard row.alpha[x] >= rows.limits.visible else { continue }
        (lowest, highest) = (min(lowest, row.luma(x)), max(highest, row.luma(x)))
      }
    }
    for y in bounds.y..<bottom {
      if y < bounds.y + 2 || y >= bottom - 2 || isNarrow {
        rows.loadDrawn(y, from: bounds.x, into: &row)
        add(row)
      } else {
        for x in [bounds.x, right - 2] {
          rows.loadDrawn(y, from: x, into: &side)
          add(side)
        }
      }
    }
    self.opaque = Double(opaque) / Double(all)
    spread = highest < lowest ? 0 : rows.limits.brightness(highest - lowest)
  }
}

/// The outermost 10 % of an icon's mask: inside it, and outside it scaled to .9 about its middle.
func iconRing(_ rows: ArtRows) -> ArtFacts.IconRing {
  let (parameters, size) = (ModelParameters(), rows.image.size)
  let side = Double(min(size.width, size.height))
  let mask = CornerMask(
    size: size, radius: side * Double(parameters.number(.iconCornerRadius)),
    exponent: Double(parameters.number(.iconCornerExponent)))
  let columns = (0..<size.width).map { enlarged($0, of: size.width) }
  var row = CodePlanes(width: size.width)
  var (all, opaque, luma) = (0, 0, 0.0)
  func add(_ columns: Range<Int>) {
    let alpha = row.alpha.span
    for x in columns {
      all += 1
      if alpha[x] >= rows.limits.opaque { opaque += 1 }
      luma += rows.limits.strength(alpha[x], row.luma(x))
    }
  }
  for y in 0..<size.height {
    rows.loadDrawn(y, into: &row)
    let outset = mask.inset(ofRow: y)
    let ring = outset..<size.width - outset
    guard let line = enlarged(y, of: size.height) else {
      add(ring)
      continue
    }
    let inset = mask.inset(ofRow: line)
    let isInner = { (x: Int) in
      columns[x].map { inset <= $0 && $0 < size.width - inset } ?? false
    }
    // The inner mask is convex, too: one run of columns.
    let start = ring.first(where: isInner) ?? ring.upperBound
    let end = ring.last(where: isInner).map { $0 + 1 } ?? ring.upperBound
    add(ring.lowerBound..<start)
    add(max(start, end)..<ring.upperBound)
  }
  guard all > 0 else { return ArtFacts.IconRing(opaqueFraction: 0, luma: 0) }
  return ArtFacts.IconRing(
    opaqueFraction: Double(opaque) / Double(all), luma: luma / Double(all))
}

/// The place of a pixel's center when the picture is enlarged by 1/.9; `nil`: outside.
private func enlarged(_ place: Int, of length: Int) -> Int? {
  let middle = Double(length) / 2
  let moved = (middle + (Double(place) + 0.5 - middle) / 0.9).rounded(.down)
  return moved >= 0 && moved < Double(length) ? Int(moved) : nil
}
