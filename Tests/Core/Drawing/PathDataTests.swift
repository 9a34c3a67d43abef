// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyTestSupport

@Suite struct PathDataTests {
  private func parsed(_ text: String) -> Path? { Path(svg: text.utf8) }

  @Test func `commands are absolute or relative, and numbers need no blanks`() {
    let expected = Path([
      .move([1, 2]), .line([3, 4]), .line([10, 4]), .line([10, -1]),
      .cubic([1, 2], [3, 4], [5, 6]),
      .cubic([7, 8], [8, 8], [9, 9]), .quadratic([1, 1], [2, 0]), .quadratic([3, -1], [4, 4]),
      .close, .move([1, 2]), .line([1.5, -0.5]),
    ])
    #expect(parsed("M1 2 3 4H10V-1C1 2 3 4 5 6S8 8 9 9Q1 1 2 0T4 4ZL1.5-.5") == expected)
    #expect(parsed(" m 1,2 l2,2h7v-5 C1,2,3,4,5,6 s3,2,4,3 Q1,1,2,0 t2,4 z l.5-2.5\n") == expected)
    #expect(parsed("M1e1.5.5.5") == Path([.move([10, 0.5]), .line([0.5, 0.5])]))
  }

  @Test(arguments: [
    "L1 1", "M", "M1", "M1 1 2", "M1 1X", "M1 1C1 1 1 1 1", "M1 1A1 1 0 2 0 3 3", "M1 1 L--1 1",
    "M1e999 1", "M1 1 1e10 0", "Z", "M1 1#", "1 1",
  ])
  func `what is not a path is refused`(_ text: String) { #expect(parsed(text) == nil) }

  @Test func `nothing is an empty path`() {
    #expect(parsed("") == Path())
    #expect(parsed("  \n") == Path())
  }

  @Test func `an arc lies on its ellipse and ends where it should`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let radius = Double(Int.random(in: 1...50, using: &generator))
      let end = SIMD2(
        Double(Int.random(in: -40...40, using: &generator)),
        Double(Int.random(in: 1...40, using: &generator)))
      let (large, sweep) = (
        Int.random(in: 0...1, using: &generator), Int.random(in: 0...1, using: &generator)
      )
      let turn = Int.random(in: -720...720, using: &generator)
      let text = "M0 0A\(radius) \(radius) \(turn) \(large)\(sweep)\(end.x) \(end.y)"
      let path = try #require(parsed(text))
      guard case .cubic(let first, _, _)? = path.elements.dropFirst().first,
        case .cubic(_, let second, let last)? = path.elements.last
      else {
        Issue.record("\(text) has no curves")
        continue
      }
      #expect(last == end)
      let distance = (end * end).sum().squareRoot()
      let grown = max(radius, distance / 2)
      // The center lies on the normals of both ends.
      let side = Double(sweep * 2 - 1)
      let normal = SIMD2(-first.y, first.x) * (side * grown / (first * first).sum().squareRoot())
      let back = last - second
      let other = SIMD2(-back.y, back.x) * (side * grown / (back * back).sum().squareRoot())
      let gap = normal - (end + other)
      #expect((gap * gap).sum().squareRoot() < 1e-6 * grown + 1e-6, "\(text)")
      // The way is long or short.
      let turns = end.x * normal.y - end.y * normal.x
      if grown > distance / 2 + 1 { #expect((turns * side > 0) == (large == 0), "\(text)") }
      #expect(path.elements.count <= 9)
    }
  }

  @Test func `a turned ellipse reaches as far as its axes`() throws {
    // Half an ellipse about (0, 0), turned by a sixth of a turn, between the ends of its long axis.
    let (x, y) = (10 * 0.5, 10 * 0.8660254037844386)
    let path = try #require(parsed("M\(-x) \(-y)A10 4 60 0 1 \(x) \(y)"))
    guard case .cubic(_, _, let top) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    #expect(abs(top.x - 4 * 0.8660254037844386) < 1e-9)
    #expect(abs(top.y + 4 * 0.5) < 1e-9)
  }

  @Test func `long paths are read in no time or refused`() {
    #expect(parsed("M0 0" + String(repeating: "h1", count: 100_000))?.elements.count == 100_001)
    #expect(parsed("M0 0" + String(repeating: "h1", count: 300_000)) == nil)
    #expect(parsed("M0 " + String(repeating: "9", count: 100_000)) == nil)
    #expect(parsed(String(repeating: "M", count: 100_000)) == nil)
  }
}
