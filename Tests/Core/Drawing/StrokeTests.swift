// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyTestSupport

@Suite struct StrokeTests {
  private func line(_ points: [SIMD2<Double>], isClosed: Bool = false) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if isClosed { path.close() }
    return path
  }

  private func area(_ path: Path, _ style: StrokeStyle, _ side: Int = 30) -> Double {
    DrawnCoverage(side, side, path.stroked(style)).area
  }

  private func style(
    _ width: Double, _ cap: StrokeStyle.Cap = .butt, _ join: StrokeStyle.Join = .miter
  ) -> StrokeStyle {
    var style = StrokeStyle(width: width)
    (style.cap, style.join) = (cap, join)
    return style
  }

  @Test func `a line covers its length times its width, and its caps`() {
    let path = line([[5, 5], [17, 14]])
    #expect(abs(area(path, style(3)) - 45) < 1e-3)
    #expect(abs(area(path, style(3, .square)) - 54) < 1e-3)
    #expect(abs(area(path, style(3, .round)) - 45 - Trigonometry.pi * 2.25) < 0.03)
  }

  @Test func `the corners of a square are what their join says`() {
    let square = line([[6, 6], [20, 6], [20, 20], [6, 20]], isClosed: true)
    let inner = 14.0 * 14 - 10 * 10
    let sides = 4.0 * 14 * 2
    #expect(abs(area(square, style(4)) - inner - sides - 4 * 4) < 1e-3)
    #expect(abs(area(square, style(4, .butt, .bevel)) - inner - sides - 4 * 2) < 1e-3)
    let round = area(square, style(4, .butt, .round))
    #expect(abs(round - inner - sides - Trigonometry.pi * 4) < 0.03)
    // The other way round it is the same.
    let back = line([[6, 20], [20, 20], [20, 6], [6, 6]], isClosed: true)
    #expect(abs(area(back, style(4)) - inner - sides - 16) < 1e-3)
  }

  @Test func `a sharp corner is cut off beyond the miter limit`() {
    let corner = line([[4, 6], [24, 8], [4, 10]])
    var sharp = style(2)
    sharp.miterLimit = 4
    let cut = area(corner, sharp, 60)
    sharp.miterLimit = 20
    let pointed = area(corner, sharp, 60)
    // The miter's two triangles, of legs 1 and 1 over the tangent of half the corner.
    #expect(abs(pointed - cut - (10 - 0.0995)) < 0.05)
  }

  @Test func `a circle's stroke is a ring, whatever its width`() {
    for width in [0.2, 1.0, 5, 12] {
      let ring = area(.ellipse(8, 8, 12, 12), style(width))
      #expect(abs(ring - 2 * Trigonometry.pi * 6 * width) < 0.25, "\(width)")
    }
    // Wider than the circle: a disc.
    let disc = area(.ellipse(14, 14, 2, 2), style(16))
    #expect(abs(disc - Trigonometry.pi * 81) < 0.3)
  }

  @Test func `a line of no length is its caps`() {
    let dot = line([[5, 5], [5, 5]])
    #expect(area(dot, style(4)) == 0)
    #expect(abs(area(dot, style(4, .square)) - 16) < 1e-6)
    #expect(abs(area(dot, style(4, .round)) - Trigonometry.pi * 4) < 0.05)
    #expect(area(Path([.move([5, 5])]), style(4, .round)) == 0)
    #expect(abs(area(Path([.move([5, 5]), .close]), style(4, .round)) - 12.566) < 0.05)
  }

  @Test func `dashes begin at their phase and go on around corners`() {
    let path = line([[2, 10], [14, 10], [14, 24]])
    var dashed = style(2)
    dashed.dash = [3, 2]
    // 26 points: five dashes and what is left; a corner gains outside what it loses inside.
    #expect(abs(area(path, dashed) - (5 * 3 + 1) * 2) < 1e-6)
    let straight = line([[2, 10], [22, 10]])
    #expect(abs(area(straight, dashed) - 4 * 3 * 2) < 1e-6)
    dashed.dashPhase = 4
    let found = DrawnCoverage(30, 30, straight.stroked(dashed))
    #expect(found[2, 10] == 0)
    #expect(found[3, 10] == 1)
    dashed.dashPhase = -1
    #expect(DrawnCoverage(30, 30, straight.stroked(dashed))[3, 10] == 1)
    #expect(DrawnCoverage(30, 30, straight.stroked(dashed))[2, 10] == 0)
  }

  @Test func `an odd count of dashes is taken twice, and dots are round`() {
    let straight = line([[2, 10], [26, 10]])
    var odd = style(2)
    odd.dash = [2, 1, 3]
    // 2 drawn, 1 not, 3 drawn, 2 not, 1 drawn, 3 not.
    #expect(abs(area(straight, odd) - 2 * 6 * 2) < 1e-6)
    var dots = style(2, .round)
    dots.dash = [0, 6]
    #expect(abs(area(straight, dots) - 4 * Trigonometry.pi) < 0.05)
  }

  @Test func `a closed contour whose ends are both drawn has one dash there`() {
    let square = line([[6, 6], [20, 6], [20, 20], [6, 20]], isClosed: true)
    var dashed = style(4)
    dashed.dash = [28, 14]
    dashed.dashPhase = 14
    // One dash of two sides, around the corner where the contour begins: its miter is there.
    #expect(DrawnCoverage(30, 30, square.stroked(dashed))[4, 4] == 1)
  }

  @Test(arguments: [[0, 0], [-1, 3], [.nan, 2], [.infinity, 1], [1e-9, 1e-9], []])
  func `dashes that are none, or too many, are a whole line`(_ dash: [Double]) {
    let path = line([[5, 5], [25, 5]])
    var dashed = style(2)
    dashed.dash = dash
    #expect(area(path, dashed) == 40)
  }

  // A round stroke is what lies within half its width of the line.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a round stroke covers what is near the line, however it crosses itself`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<7).map { _ in
      SIMD2(4 + 12 * Double(generator.fraction()), 4 + 12 * Double(generator.fraction()))
    }
    let width = 0.5 + 4 * Double(generator.fraction())
    for isClosed in [false, true] {
      let found = DrawnCoverage(
        20, 20,
        line(points, isClosed: isClosed).stroked(style(width, .round, .round)))
      let ends = isClosed ? points + [points[0]] : points
      let counted = DrawnCoverage(counting: 8, 20, 20) { place in
        ends.indices.dropFirst().contains { index in
          let along = ends[index] - ends[index - 1]
          let t = min(max(((place - ends[index - 1]) * along).sum() / (along * along).sum(), 0), 1)
          let gap = place - ends[index - 1] - along * t
          return (gap * gap).sum() <= width * width / 4
        }
      }
      #expect(found.distance(to: counted) < 0.11)
      #expect(abs(found.area - counted.area) < 0.4)
    }
  }
}
