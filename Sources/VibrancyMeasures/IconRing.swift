// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels
internal import VibrancyScenes

/// The outermost 10 % of an icon's mask: inside it, and outside it scaled to .9 about its middle.
func iconRing(_ rows: ArtRows) -> ArtFacts.IconRing {
  let (parameters, size) = (ModelParameters(), rows.image.size)
  let side = Double(min(size.width, size.height))
  let mask = CornerMask(
    size: size, radius: side * Double(parameters.number(.iconCornerRadius)),
    exponent: Double(parameters.number(.iconCornerExponent)))
  let columns = (0..<size.width).map { enlarged($0, of: size.width) }
  var row = CodePlanes(width: size.width)
  var (coverage, inner): ([Float], [Float]) = ([], [])
  var (all, opaque, luma) = (0, 0, 0.0)
  for y in 0..<size.height {
    rows.loadDrawn(y, into: &row)
    mask.coverage(ofRow: y, into: &coverage)
    let line = enlarged(y, of: size.height)
    if let line { mask.coverage(ofRow: line, into: &inner) }
    for x in 0..<size.width where coverage[x] >= 0.5 {
      if line != nil, let column = columns[x], inner[column] >= 0.5 { continue }
      all += 1
      if row.alpha[x] >= rows.limits.opaque { opaque += 1 }
      luma += rows.limits.strength(row.alpha[x], row.luma(x))
    }
  }
  guard all > 0 else { return ArtFacts.IconRing(opaqueFraction: 0, luma: 0) }
  return ArtFacts.IconRing(
    opaqueFraction: Double(opaque) / Double(all), luma: luma / Double(all))
}

/// Where a pixel's center lies when the picture is enlarged by 1/.9; `nil`: outside.
private func enlarged(_ place: Int, of length: Int) -> Int? {
  let middle = Double(length) / 2
  let moved = (middle + (Double(place) + 0.5 - middle) / 0.9).rounded(.down)
  return moved >= 0 && moved < Double(length) ? Int(moved) : nil
}
