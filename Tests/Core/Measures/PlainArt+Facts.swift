// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyPixels
import VibrancyTestSupport

extension PlainArt {
  /// A neighbor pair across which color changes, and its two samples.
  struct Edge {
    var first, second: (x: Int, y: Int)
  }

  var bounds: PixelRectangle? {
    let visible = places.filter { isVisible($0.x, $0.y) }
    guard let left = visible.map(\.x).min(), let right = visible.map(\.x).max(),
      let top = visible.map(\.y).min(), let bottom = visible.map(\.y).max()
    else { return nil }
    return PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  var edges: [Edge] {
    guard !isTemplate else { return [] }
    var result: [Edge] = []
    for (x, y) in places {
      for (dx, dy) in [(1, 0), (0, 1)] where isSolid(x, y) && isSolid(x + dx, y + dy) {
        guard stored(x, y).oklab.difference(from: stored(x + dx, y + dy).oklab) > 0.1 else {
          continue
        }
        let isWide = isSolid(x - dx, y - dy) && isSolid(x + 2 * dx, y + 2 * dy)
        result.append(
          isWide
            ? Edge(first: (x - dx, y - dy), second: (x + 2 * dx, y + 2 * dy))
            : Edge(first: (x, y), second: (x + dx, y + dy)))
      }
    }
    return result
  }

  /// Every fact of an asset, from its definition.
  var facts: ArtFacts {
    let canvas = PixelRectangle(x: 0, y: 0, width: width, height: height)
    var facts = ArtFacts(canvas: canvas, scale: scale)
    guard let bounds else { return facts }
    let visible = places.filter { isVisible($0.x, $0.y) }
    let inBounds = places.filter {
      $0.x >= bounds.x && $0.x < bounds.x + bounds.width && $0.y >= bounds.y
        && $0.y < bounds.y + bounds.height
    }
    facts.visibleBounds = bounds
    facts.visibleFraction = Double(visible.count) / Double(width * height)
    facts.opaqueFraction =
      Double(inBounds.filter { stored($0.x, $0.y).alpha >= 0.99 }.count) / Double(inBounds.count)
    let lumas = visible.map { (value: drawn($0.x, $0.y).luma, weight: drawn($0.x, $0.y).alpha) }
    let weight = lumas.reduce(0) { $0 + $1.weight }
    facts.luma = ArtFacts.Luma(
      p05: percentile(5, lumas), p50: percentile(50, lumas), p95: percentile(95, lumas),
      mean: lumas.reduce(0) { $0 + $1.value * $1.weight } / weight)
    facts.storedInk = ArtFacts.Ink(
      chromaP95: percentile(
        95,
        visible.map {
          let pixel = stored($0.x, $0.y)
          return max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue)
        }), hasSeveral: hasSeveralInks)
    facts.ink = isTemplate ? ArtFacts.Ink(chromaP95: 0, hasSeveral: false) : facts.storedInk
    addBorder(inBounds, bounds, to: &facts)
    addEdges(to: &facts)
    facts.translucentLight = translucentLight
    let halo = visible.filter { x, y in
      guard stored(x, y).alpha < 0.5, drawn(x, y).luma < 0.2 else { return false }
      for dy in -3...3 {
        for dx in -3...3 where Double(dx * dx + dy * dy) <= 2.5 * 2.5 {
          if isSolid(x + dx, y + dy) { return false }
        }
      }
      return true
    }
    facts.darkHalo = Double(halo.count) / Double(visible.count)
    facts.thinFraction = thinFraction
    return facts
  }

  private var hasSeveralInks: Bool {
    var core = places.filter { isCore($0.x, $0.y) }
    if core.isEmpty { core = places.filter { isSolid($0.x, $0.y) } }
    if core.isEmpty { core = places.filter { isVisible($0.x, $0.y) } }
    let colors = core.map { stored($0.x, $0.y).oklab }
    func spread(_ value: (OKLab) -> Double) -> Double {
      percentile(95, colors.map(value)) - percentile(5, colors.map(value))
    }
    return spread(\.a) >= 0.04 || spread(\.b) >= 0.04 || spread(\.lightness) >= 0.1
  }

  private func addBorder(
    _ inBounds: [(x: Int, y: Int)], _ bounds: PixelRectangle, to facts: inout ArtFacts
  ) {
    let ring = inBounds.filter {
      $0.x < bounds.x + 2 || $0.y < bounds.y + 2 || $0.x >= bounds.x + bounds.width - 2
        || $0.y >= bounds.y + bounds.height - 2
    }
    facts.borderOpaque =
      Double(ring.filter { stored($0.x, $0.y).alpha > 0.98 }.count) / Double(ring.count)
    let lumas = ring.filter { isVisible($0.x, $0.y) }.map { drawn($0.x, $0.y).luma }
    facts.borderSpread = (lumas.max() ?? 0) - (lumas.min() ?? 0)
  }

  private func addEdges(to facts: inout ArtFacts) {
    let edges = self.edges
    guard !edges.isEmpty else { return }
    func share(_ isLost: (Pixel, Pixel) -> Bool) -> Double {
      let lost = edges.filter {
        isLost(stored($0.first.x, $0.first.y), stored($0.second.x, $0.second.y))
      }
      return Double(lost.count) / Double(edges.count)
    }
    facts.innerEdges = edges.count
    let drawing = innerDrawing
    (facts.lostLines, facts.deepLines) = (drawing.lost, drawing.deep)
    let all = drawing.lost + drawing.kept
    facts.accentedEdgeLoss = all == 0 ? nil : Double(drawing.lost) / Double(all)
    facts.outlineComplexity = outlineComplexity
    facts.innerEdgeDifference = percentile(
      50,
      edges.map {
        stored($0.first.x, $0.first.y).oklab.difference(
          from: stored($0.second.x, $0.second.y).oklab)
      })
    facts.desaturatedEdgeLoss = share { abs($0.alpha * $0.luma - $1.alpha * $1.luma) < 0.05 }
  }

  private var translucentLight: Double? {
    let visible = places.filter { isVisible($0.x, $0.y) }
    let steady = SteadyAlpha(
      width: width, height: height,
      alpha: (0..<width * height).map {
        Int((stored($0 % width, $0 / width).alpha * Double(largest)).rounded())
      }, largest: largest)
    func own(_ x: Int, _ y: Int) -> Double {
      Double(steady.codes[y * width + x]) / Double(largest)
    }
    var plates = Set<Int>()
    for component in components(isVisible)
    where component.contains(where: { own($0.x, $0.y) >= 0.5 }) {
      for (x, y) in component where own(x, y) < 0.5 { plates.insert(y * width + x) }
    }
    let flat = Plateaus(
      width: width, height: height, isSlope: { steady.isSlope[$1 * width + $0] }, alpha: own)
    let plateaus = visible.filter { x, y in
      flat.contains(x, y) && !plates.contains(y * width + x)
    }
    guard !plateaus.isEmpty, Double(plateaus.count) >= 0.2 * Double(visible.count) else {
      return nil
    }
    let light = plateaus.filter { stored($0.x, $0.y).alpha < 0.7 && drawn($0.x, $0.y).luma > 0.6 }
    return Double(light.count) / Double(plateaus.count)
  }

  /// Of the largest part of what is solid, or of all if that has less than half of it, how often the lines of four directions cross its contours
  /// and those of its hull, which each line that meets it crosses twice.
  private var outlineComplexity: Double {
    let parts = components(isSolid)
    guard let most = parts.map(\.count).max(),
      let largest = parts.first(where: { $0.count == most })
    else { return 1 }
    let all = parts.flatMap(\.self)
    let part = 2 * most < all.count ? all : largest
    let own = Set(part.map { $0.y * width + $0.x })
    func holds(_ x: Int, _ y: Int) -> Bool { contains(x, y) && own.contains(y * width + x) }
    let directions: [(step: (x: Int, y: Int), spacing: Double)] = [
      ((1, 0), 1), ((0, 1), 1), ((1, 1), 0.5.squareRoot()), ((1, -1), 0.5.squareRoot()),
    ]
    var (length, hull) = (0.0, 0.0)
    for (step, spacing) in directions {
      var crossings = 0
      for (x, y) in part {
        for sign in [-1, 1] where !holds(x + sign * step.x, y + sign * step.y) { crossings += 1 }
      }
      length += spacing * Double(crossings)
      // Pixels of one line agree in this number, and next lines differ by 1.
      let lines = part.map { $0.x * step.y - $0.y * step.x }
      hull += spacing * Double(2 * ((lines.max() ?? 0) - (lines.min() ?? 0) + 1))
    }
    return max(1, length / hull * (length / hull))
  }

  private var thinFraction: Double {
    let (reach, area) = (2 * scale, places.filter { isSolid($0.x, $0.y) }.count)
    guard area > 0 else { return 0 }
    var disc: [(x: Int, y: Int)] = []
    for y in 0..<2 * reach {
      for x in 0..<2 * reach {
        let (dx, dy) = (Double(x - reach) + 0.5, Double(y - reach) + 0.5)
        if dx * dx + dy * dy <= Double(reach * reach) { disc.append((x, y)) }
      }
    }
    var kept = Set<Int>()
    for y in 0..<max(2 * height - 2 * reach + 1, 0) {
      for x in 0..<max(2 * width - 2 * reach + 1, 0)
      where disc.allSatisfy({ isSolid((x + $0.x) / 2, (y + $0.y) / 2) }) {
        for (dx, dy) in disc { kept.insert((y + dy) * 2 * width + x + dx) }
      }
    }
    return 1 - Double(kept.count) / Double(4 * area)
  }
}
