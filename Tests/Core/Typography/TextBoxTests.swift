// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography

@Suite struct TextBoxTests {
  @Test(
    arguments: [
      (TextStyle.body, 61.0, 49.0), (.subheadline, 54, 43), (.footnote, 47, 37),
      (.caption2, 40, 31), (.largeTitle, 122, 97),
    ] as [(TextStyle, Double, Double)])
  func `the box of a line is 1.193359 em high, its baseline at 0.952148 em, in pixels`(
    style: TextStyle, height: Double, baseline: Double
  ) {
    let block = TextBlock("Title", style.font())
    #expect(abs(block.size.y - height / 3) < 1e-9)
    #expect(abs(block.firstBaseline - baseline / 3) < 1e-9)
  }

  @Test(
    arguments: [
      (TextStyle.subheadline.font(), 20.0), (TextStyle.footnote.font(), 18),
      (Font(size: 13), 47.0 / 3),
    ] as [(Font, Double)])
  func `lines of a style follow each other by its leading, others by their box`(
    font: Font, pitch: Double
  ) {
    let block = TextBlock("a\nb\nc", font)
    #expect(abs(block.lines[1].baseline - block.lines[0].baseline - pitch) < 1e-9)
    #expect(abs(block.size.y - 2 * pitch - TextBlock("a", font).size.y) < 1e-9)
    var spaced = TextOptions()
    spaced.lineSpacing = 3
    #expect(abs(TextBlock("a\nb\nc", font, options: spaced).size.y - block.size.y - 6) < 1e-9)
  }

  @Test func `fonts on one line share its baseline`() {
    let runs = [
      TextRun("small ", font: Font(size: 12), paint: .black),
      TextRun("large", font: Font(size: 34), paint: .black),
    ]
    let block = TextBlock(
      runs, options: TextOptions(), width: nil, height: nil, displayScale: 3)
    #expect(block.lines.count == 1)
    #expect(block.lines[0].pieces.map(\.run) == [0, 1])
    #expect(block.size.y == TextBlock("large", Font(size: 34)).size.y)
    #expect(block.firstBaseline == TextBlock("large", Font(size: 34)).firstBaseline)
  }

  @Test func `a raised run makes its line higher`() {
    var run = TextRun("2", font: Font(size: 10), paint: .black)
    run.baselineOffset = 6
    let block = TextBlock(
      [run], options: TextOptions(), width: nil, height: nil, displayScale: 1)
    #expect(block.firstBaseline == 16)
  }

  @Test func `a text without a letter takes no room`() {
    #expect(TextBlock("", Font(size: 17)).size == .zero)
    #expect(TextBlock("", Font(size: 17)).lines.isEmpty)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude,
  ])
  func `numbers that cannot be calculated with do no harm`(number: Double) {
    var run = TextRun("some text 漢字 👍\nmore", font: Font(size: number), paint: .black)
    run.font.leading = number
    run.font.weight = number
    (run.tracking, run.baselineOffset) = (number, number)
    var options = TextOptions()
    (options.lineSpacing, options.minimumScaleFactor, options.lineLimit) = (number, number, 2)
    for size in [number, 20] {
      run.font.size = size
      let block = TextBlock(
        [run], options: options, width: number, height: number, displayScale: number)
      #expect(block.lines.count <= 2)
      #expect(block.size.x >= 0 && block.size.y >= 0)
      _ = block.outlines()
    }
    #expect(TextBlock([], options: options, width: 9, height: 9, displayScale: 2).size == .zero)
  }
}
