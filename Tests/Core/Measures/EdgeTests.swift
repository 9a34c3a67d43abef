// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures

@Suite struct EdgeTests {
  @Test func `an edge is a pair to the right or below, both solid`() {
    #expect(art("#x\n#x").facts.innerEdges == 2)
    #expect(art("##\nxx").facts.innerEdges == 2)
    #expect(art("#x\nx#").facts.innerEdges == 4)
    #expect(art("#.x").facts.innerEdges == 0)
    #expect(art("#a", ["a": (0, 0, 0, 127)]).facts.innerEdges == 0)
    #expect(art("#a", ["a": (0, 0, 0, 128)]).facts.innerEdges == 1)
  }

  // OKLab L of grey 255 is 1, of 224 .9084, of 221 .8993.
  @Test(arguments: [(224 as UInt8, 0), (221, 1)])
  func `an edge begins above ΔE_ok .1`(gray: UInt8, edges: Int) {
    #expect(art("#a", ["a": (gray, gray, gray, 255)]).facts.innerEdges == edges)
  }

  @Test func `edges cross from word to word`() {
    for x in [62, 63, 64, 127] {
      let facts = art(130, 3) { column, _ in column <= x ? (255, 255, 255, 255) : (0, 0, 0, 255) }
        .facts
      #expect(facts.innerEdges == 3)
    }
  }

  // The pair (1, 2) is read at 0 and 3 where both are solid.
  @Test func `the samples lie beyond the fringe`() {
    let inks: [Character: (UInt8, UInt8, UInt8, UInt8)] = [
      "R": (255, 0, 0, 255), "q": (255, 0, 0, 160), "c": (0, 0, 0, 100),
    ]
    // Inside, α is 1 at both samples; with a clear end the fringe itself is read.
    #expect(art("Rq#R", inks).facts.accentedEdgeLoss == 1)
    #expect(art("Rq#c", inks).facts.accentedEdgeLoss == 0)
    #expect(art("q#R", inks).facts.accentedEdgeLoss == 0.5)
    #expect(art("R\nq\n#\nR", inks).facts.accentedEdgeLoss == 1)
    #expect(art("R\nq\n#\nc", inks).facts.accentedEdgeLoss == 0)
  }

  // .05 of 255 is 12.75.
  @Test(arguments: [(243 as UInt8, 1.0), (242, 0.0)])
  func `an edge is lost in accented below Δα .05`(alpha: UInt8, loss: Double) {
    #expect(art("#a", ["a": (255, 0, 0, alpha)]).facts.accentedEdgeLoss == loss)
  }

  @Test func `luminance to alpha loses hue and keeps brightness`() {
    // Luma 54.2 of both: red, and a grey.
    let facts = art("ra", ["a": (54, 54, 54, 255)]).facts
    #expect(facts.accentedEdgeLoss == 1 && facts.desaturatedEdgeLoss == 1)
    #expect(art("r#").facts.desaturatedEdgeLoss == 0)
    #expect(art("##").facts.desaturatedEdgeLoss == nil)
  }

  @Test func `the median difference is that across the samples`() {
    let facts = art("##xx").facts
    #expect(abs(facts.innerEdgeDifference - 1) < 1e-5)
    #expect(art("####").facts.innerEdgeDifference == 0)
  }

  @Test(arguments: [(49, 1), (50, 1), (99, 2), (100, 2)])
  func `detail-contrast needs 50 × scale edges`(edges: Int, scale: Int) {
    let art = art(2, edges, scale: scale) { x, _ in x == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255) }
    let facts = art.preview(on: 0.3)
    #expect(art.facts.innerEdges == edges)
    #expect((facts.detailContrast != nil) == (edges >= 50 * scale))
    #expect(facts.detailRetention?.value == 1)
  }

  @Test func `detail on the Lock Screen is that of the greys`() throws {
    // Opaque white and black on .3 become .89 and .478.
    let facts = art(2, 60) { x, _ in x == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255) }
      .preview(on: 0.3)
    let measured = try #require(facts.detailContrast)
    #expect(
      abs(measured.value - Model.whiteOnBlack)
        < 1e-9)
  }

  @Test func `two hues of one luma leave no detail`() {
    let facts = art(20, 60) { x, _ in x < 10 ? (255, 0, 0, 255) : (54, 54, 54, 255) }
      .preview(on: 0.3)
    #expect(facts.detailRetention?.value == 0)
  }

  /// `outline-complexity` of a shape in a canvas of a side, in two colors so that it has edges.
  private func complexity(_ side: Int, _ holds: (Double, Double) -> Bool) -> Double {
    art(side, side) { x, y in
      let half = Double(side) / 2
      guard holds((Double(x) + 0.5) / half - 1, (Double(y) + 0.5) / half - 1) else {
        return (0, 0, 0, 0)
      }
      return x < side / 2 ? (255, 0, 0, 255) : (0, 0, 255, 255)
    }.facts.outlineComplexity
  }

  @Test(arguments: [30, 64, 65, 300])
  func `a convex outline has a complexity of 1, whatever its size, direction and proportions`(
    side: Int
  ) {
    #expect(complexity(side) { x, y in x * x + y * y < 0.9 } == 1)
    #expect(complexity(side) { _, _ in true } == 1)
    #expect(complexity(side) { x, y in abs(x) + abs(y) < 0.907 } == 1)
    #expect(complexity(side) { _, y in abs(y) < 0.2 } == 1)
  }

  @Test(arguments: [64, 300])
  func `notches and holes add to it, by as much at every size`(side: Int) {
    // Of a plus sign of arms a third as wide half of all diagonals cross four contours.
    let plus = complexity(side) { x, y in min(abs(x), abs(y)) < 1.0 / 3 }
    #expect(abs(plus - 1.54) < 0.05)
    // The hole's outline is half as long as the frame's own: 1.5 squared.
    let frame = complexity(side) { x, y in max(abs(x), abs(y)) > 0.5 }
    #expect(abs(frame - 2.25) < 0.05)
  }

  @Test func `a line along the outline is not deep, one through the middle is`() {
    func deep(_ isRed: (Int) -> Bool) -> (all: Int, deep: Int) {
      let facts = art(60, 60) { x, _ in isRed(x) ? (255, 0, 0, 255) : (255, 255, 255, 255) }.facts
      return (facts.lostLines, facts.deepLines)
    }
    // A tenth of the side is 6.
    #expect(deep { $0 < 6 } == (60, 0))
    #expect(deep { $0 < 7 } == (60, 48))
    #expect(deep { $0 < 30 } == (60, 48))
    #expect(deep { $0 > 53 } == (60, 0))
  }

  @Test func `a line beside a hole is deep, for a hole is inside`() {
    let facts = art(60, 60) { x, y in
      (20..<40).contains(x) && (20..<40).contains(y)
        ? (0, 0, 0, 0) : x < 18 ? (255, 0, 0, 255) : (255, 255, 255, 255)
    }.facts
    #expect((facts.lostLines, facts.deepLines) == (60, 48))
  }

  @Test func `the largest part decides, a speck beside it does not`() {
    #expect(
      complexity(60) { x, y in x * x + y * y < 0.5 || x > 0.9 && y > 0.9 } == 1)
    #expect(art("##.#").facts.outlineComplexity == 1)
  }

  @Test func `of many parts of which none is the most all decide: separate strokes are a drawing`()
  {
    let strokes = complexity(80) { _, y in Int((y + 1) * 5) % 2 == 0 }
    #expect(strokes > 2)
    #expect(complexity(80) { x, _ in x < -0.8 || x > -0.6 } == 1)
  }
}
