// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyTestSupport

@Suite struct RasterizerTests {
  private static let star = Outline(
    (0..<5).map { index in
      let angle = Double(index) * 4 * Trigonometry.pi / 5
      return [20 + 18 * Trigonometry.sine(angle), 20 - 18 * Trigonometry.cosine(angle)]
    })

  private func random(_ count: Int, _ random: inout SeededGenerator, reach: Double = 12) -> Outline
  {
    Outline(
      (0..<count).map { _ in
        [Double(random.fraction()) * reach, Double(random.fraction()) * reach]
      })
  }

  @Test func `a rectangle covers its exact share of every pixel`() {
    let found = DrawnCoverage(4, 4, .rectangle(0.25, 0.5, 2.5, 1.75))
    let across: [Float] = [0.75, 1, 0.75, 0]
    let down: [Float] = [0.5, 1, 0.25, 0]
    for y in 0..<4 { for x in 0..<4 { #expect(found[x, y] == across[x] * down[y]) } }
  }

  @Test(arguments: [0.3, 1, 4.7, 13, 60])
  func `a circle covers its area`(_ radius: Double) {
    let side = 2 * Int(radius) + 5
    let place = Double(side) / 2 + 0.13
    let circle = Path.ellipse(place - radius, place - radius, 2 * radius, 2 * radius)
    let found = DrawnCoverage(side, side, circle).area
    let ring = 2 * Trigonometry.pi * radius
    #expect(abs(found - Trigonometry.pi * radius * radius) < ring * 0.004)
  }

  @Test func `the two rules differ where a star winds twice, and there alone`() {
    let nonzero = DrawnCoverage(40, 40, Self.star)
    let evenOdd = DrawnCoverage(40, 40, Self.star, rule: .evenOdd)
    // The inner pentagon's circumradius is that of the star over the golden ratio squared.
    let inner = 18 / (1.618033988749895 * 1.618033988749895)
    let pentagon = 2.5 * inner * inner * Trigonometry.sine(2 * Trigonometry.pi / 5)
    #expect(abs(nonzero.area - evenOdd.area - pentagon) < 0.01)
    #expect(nonzero[20, 20] == 1)
    #expect(evenOdd[20, 20] == 0)
  }

  // The counted reference is itself within a few hundredths.
  @Test(arguments: [FillRule.nonzero, .evenOdd], 1...12 as ClosedRange<UInt64>)
  func `lines that cross at will cover what counting finds`(_ rule: FillRule, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let outline = random(3 + Int(seed), &generator)
    let found = DrawnCoverage(12, 12, outline, rule: rule)
    let counted = DrawnCoverage(counting: 24, 12, 12) { place in
      let winding = outline.winding(around: place)
      return rule == .nonzero ? winding != 0 : winding % 2 != 0
    }
    #expect(found.distance(to: counted) < 0.06)
    #expect(abs(found.area - counted.area) < 0.25)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a shape drawn twice covers what it covers once`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let outline = random(9, &generator)
    var twice = outline
    twice.add(outline)
    let (once, both) = (DrawnCoverage(12, 12, outline), DrawnCoverage(12, 12, twice))
    #expect(once.distance(to: both) < 1e-5)
    twice.add(outline.reversed)
    twice.add(outline.reversed)
    #expect(DrawnCoverage(12, 12, twice).area < 1e-4)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `moved by whole pixels a shape covers the same shares to the bit`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var outline = random(7, &generator)
    outline.add(Path.ellipse(1.3, 2.7, 8.1, 6.4).outline())
    let (x, y) = (Int(generator.next() % 80), Int(generator.next() % 80))
    let here = DrawnCoverage(12, 12, outline)
    let there = DrawnCoverage(100, 100, outline.placed(at: [Double(x), Double(y)]))
    for row in 0..<12 {
      for column in 0..<12 { #expect(here[column, row] == there[column + x, row + y]) }
    }
    #expect(abs(here.area - there.area) < 1e-9)
  }

  @Test(arguments: [FillRule.nonzero, .evenOdd], 1...6 as ClosedRange<UInt64>)
  func `no pixel is covered by more than all of it`(_ rule: FillRule, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var outline = Outline()
    for _ in 0..<12 { outline.add(random(5, &generator)) }
    let found = DrawnCoverage(12, 12, outline, rule: rule)
    #expect(found.shares.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(found.area > 20)
  }

  @Test func `a shape much larger than the canvas is cut off, not left out`() {
    for far in [1e3, 1e6, 1e12, 1e300, Double.infinity] {
      let all = DrawnCoverage(5, 5, .rectangle(-far, -far, 2 * far, 2 * far))
      let upper = Outline([[-far, -far], [far, -far], [far, far]])
      #expect(all.area == (far.isInfinite ? 0 : 25), "\(far)")
      #expect(abs(DrawnCoverage(5, 5, upper).area - 12.5) < 1e-3, "\(far)")
    }
    let circle = Path.ellipse(-1e5, -2e5, 2e5, 2e5)
    #expect(abs(DrawnCoverage(5, 5, circle).area) < 5)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, 1e-300, 0])
  func `numbers of any kind draw something or nothing`(_ number: Double) {
    var path = Path.ellipse(number, 1, 3, number)
    path.cubic(to: [number, 3], [2, number], [number, number])
    path.line(to: [number, number])
    path.close()
    path.add(.roundedRectangle(1, 1, 6, number, radius: number))
    path.arc(center: [4, 4], radius: number, from: number, to: 2, clockwise: true)
    for transform in [Affine.identity, .scaling(number, 1), .turning(by: number)] {
      let found = DrawnCoverage(8, 8) { $0.add(path, transform) }
      #expect(found.shares.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
    var style = StrokeStyle(width: number)
    (style.dash, style.dashPhase, style.miterLimit) = ([number, 1], number, number)
    let stroke = DrawnCoverage(8, 8, path.stroked(style))
    #expect(stroke.shares.allSatisfy { $0 >= 0 && $0 <= 1 })
  }

  @Test func `a hundred thousand shapes in one row of pixels are sampled`() {
    var outline = Outline()
    for index in 0..<100_000 {
      let x = Double(index % 1000) / 100
      outline.add(Outline([[x, 0], [x + 0.005, 0], [x + 0.005, 1], [x, 1]]))
    }
    let found = DrawnCoverage(10, 1, outline)
    #expect(abs(found.area - 5) < 0.05)
  }

  @Test func `buffers of one shape leave no trace in the next`() {
    var rasterizer = Rasterizer()
    rasterizer.begin(clip: PixelBounds(left: 0, top: 0, right: 40, bottom: 40), rule: .nonzero)
    rasterizer.add(Self.star, .identity)
    // Left off after a row.
    _ = rasterizer.nextRow()
    let path = Path.rectangle(2, 3, 4, 5)
    let after = DrawnCoverage(9, 9, using: rasterizer) { $0.add(path, .identity) }
    #expect(after == DrawnCoverage(9, 9, path))
    #expect(after.area == 20)
  }
}
