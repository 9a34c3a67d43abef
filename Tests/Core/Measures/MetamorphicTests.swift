// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels
import VibrancyTestSupport

@Suite struct MetamorphicTests {
  private func hard(seed: UInt64) -> StraightImage {
    // Art without soft edges: α is 0 or 1, a handful of greys and colors in blocks of 4 px.
    var random = SeededGenerator(seed: seed)
    let cells = (0..<150).map { _ in random.next() }
    return .drawn(60, 40) { x, y in
      let cell = cells[y / 4 * 15 + x / 4]
      guard cell % 3 > 0 else { return (0, 0, 0, 0) }
      return (UInt8(cell >> 8 & 0xC0), UInt8(cell >> 16 & 0xC0), UInt8(cell >> 24 & 0xC0), 255)
    }
  }

  private func expectSameReading(_ one: MeasuredArt, _ other: MeasuredArt, factor: Int) {
    let (a, b) = (one.preview(on: 0.3), other.preview(on: 0.3))
    #expect(a.parts.map { factor * factor * $0.area } == b.parts.map(\.area))
    #expect(a.parts.map(\.isPlate) == b.parts.map(\.isPlate))
    for ratio in [1.5, 2.5, 3, 4.5] {
      #expect(
        abs(
          a.illegibleShare(below: ratio).value - b.illegibleShare(below: ratio).value) < 0.05)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `transparent padding changes nothing that is not about margin`(seed: UInt64) {
    let image = RandomArt.blobs(seed: seed)
    let codes = image.codes
    let (width, height) = (image.size.width, image.size.height)
    // No blob may touch the canvas: what is cut there gains a neighbor.
    let framed = StraightImage.drawn(width + 2, height + 2) { x, y in
      guard (1...width).contains(x), (1...height).contains(y) else { return (0, 0, 0, 0) }
      let place = 4 * ((y - 1) * width + x - 1)
      return (codes[place], codes[place + 1], codes[place + 2], codes[place + 3])
    }
    let inner = framed.codes
    let padded = StraightImage.drawn(width + 92, height + 35) { x, y in
      let (column, row) = (x - 71, y - 13)
      guard (0..<width + 2).contains(column), (0..<height + 2).contains(row) else {
        return (0, 0, 0, 0)
      }
      let place = 4 * (row * (width + 2) + column)
      return (inner[place], inner[place + 1], inner[place + 2], inner[place + 3])
    }
    let one = MeasuredArt(framed, scale: 2, isTemplate: false)
    let other = MeasuredArt(padded, scale: 2, isTemplate: false)
    var (a, b) = (one.facts, other.facts)
    #expect(
      abs(a.visibleFraction * Double(a.canvas.area) - b.visibleFraction * Double(b.canvas.area))
        < 1e-6)
    (a.canvas, a.visibleBounds, a.visibleFraction) = (b.canvas, b.visibleBounds, b.visibleFraction)
    #expect(a == b)
    let (p, q) = (one.preview(on: 0.3), other.preview(on: 0.3))
    #expect(p.parts == q.parts)
    #expect(
      p.detailRetention == q.detailRetention && p.tiles.map(\.contrast) == q.tiles.map(\.contrast))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `nearest ×2 with the scale doubled keeps what rules read`(seed: UInt64) {
    let image = hard(seed: seed)
    let codes = image.codes
    let doubled = StraightImage.drawn(120, 80) { x, y in
      let place = 4 * (y / 2 * 60 + x / 2)
      return (codes[place], codes[place + 1], codes[place + 2], codes[place + 3])
    }
    let one = MeasuredArt(image, scale: 1, isTemplate: false)
    let other = MeasuredArt(doubled, scale: 2, isTemplate: false)
    let (a, b) = (one.facts, other.facts)
    #expect(a.visibleFraction == b.visibleFraction && a.opaqueFraction == b.opaqueFraction)
    #expect(a.luma?.p50 == b.luma?.p50 && a.luma?.p95 == b.luma?.p95)
    #expect(a.ink == b.ink)
    #expect(2 * a.innerEdges == b.innerEdges)
    // Layers along the outline are whole pixels, of noise too.
    #expect(abs((a.accentedEdgeLoss ?? 0) - (b.accentedEdgeLoss ?? 0)) < 0.05)
    expectSameReading(one, other, factor: 2)
  }
}
