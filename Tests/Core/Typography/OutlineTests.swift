// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyTypography

@Suite struct OutlineTests {
  private func path(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) throws -> Path {
    var run = TextRun(text, font: Font(size: 100), paint: .black)
    change(&run)
    let block = TextBlock(
      [run], options: TextOptions(), width: nil, height: nil, displayScale: 1)
    return try #require(block.outlines().first?.path)
  }

  /// Twice the area of the first contour's corners; above 0 if it runs clockwise on the screen.
  private func turn(_ path: Path) -> Double {
    var points: [Path.Point] = []
    loop: for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(_, let end), .cubic(_, _, let end): points.append(end)
      case .close: break loop
      }
    }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }

  @Test(arguments: ["H", "i", "漢", "👍", "ש"])
  func `letters, bars and lines run in one direction, so that none cuts another`(text: String)
    throws
  {
    #expect(try turn(path(text)) > 0)
    let underlined = try path("\u{A0}") { $0.isUnderlined = true }
    #expect(turn(underlined) > 0)
  }

  @Test func `capitals stand on the baseline and are as high as the system's`() throws {
    let bounds = try #require(try path("H").bounds)
    #expect(abs(bounds.high.y - 95) < 1e-9, "the baseline of 100 points, in pixels")
    #expect(abs(bounds.high.y - bounds.low.y - 70.46) < 0.01)
  }

  @Test func `italics slant by 9.4 degrees about the baseline`() throws {
    let upright = try #require(try path("l").bounds)
    let slanted = try #require(try path("l") { $0.font.isItalic = true }.bounds)
    let height = upright.high.y - upright.low.y
    #expect(abs(slanted.high.x - upright.high.x - height * 0.1655) < 0.6)
    #expect(abs(slanted.low.x - upright.low.x) < 1e-9)
  }

  @Test func `letters of one width stand in the middle of it, and wide ones are narrowed`() throws {
    for letter in ["i", "W", "0", "m"] {
      let bounds = try #require(try path(letter) { $0.font.design = .monospaced }.bounds)
      #expect(bounds.low.x >= 0 && bounds.high.x <= 62)
      #expect(abs(bounds.low.x + bounds.high.x - 62) < 3, "\(letter)")
    }
  }

  @Test func `lines are drawn below and through the whole piece`() throws {
    var run = TextRun("pg", font: Font(size: 100), paint: .black)
    run.isUnderlined = true
    let block = TextBlock(
      [run], options: TextOptions(), width: nil, height: nil, displayScale: 1)
    let line = block.lines[0]
    let below = try #require(block.decorations(of: line.pieces[0], on: line).bounds)
    #expect(below.low.x == 0 && below.high.x == line.pieces[0].width)
    #expect(below.low.y > line.baseline && below.high.y < block.size.y)
    let letters = block.path(of: line.pieces[0], on: line)
    #expect(try path("pg") == letters)
  }

  @Test func `runs are drawn apart, each once, and none without letters`() {
    let runs = ["one ", "", "two ", "   "].map { TextRun.monospaced($0) }
    let block = TextBlock(
      runs, options: TextOptions(), width: nil, height: nil, displayScale: 3)
    #expect(block.outlines().map(\.run) == [0, 2])
  }

  @Test func `pictures in color are boxes apart from the letters`() {
    let block = TextBlock("a\u{1F600}b", letters: nil)
    #expect(block.outlines().map(\.isEmoji) == [false, true])
    #expect(
      block.outlines()[1].path.elements.count
        == TextBlock("\u{1F600}", letters: nil)
        .outlines()[0].path.elements.count)
    #expect(block.missingCount == 1)
  }

  @Test func `a hundred thousand letters are drawn as far as a screen may show them`() {
    let text = String(repeating: "l", count: 100_000)
    let all = TextBlock(text, letters: nil).outlines()[0].path.elements.count
    let one = TextBlock("l", letters: nil).outlines()[0].path.elements.count
    #expect(all == 20_000 * one)
  }
}
