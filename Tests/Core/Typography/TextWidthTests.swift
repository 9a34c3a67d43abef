// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography

/// Ink widths in points that Apple's renderer drew, against ours.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("Title 0", TextStyle.subheadline, 600.0, 43.32), ("Subtitle 0", .footnote, 400, 56.56),
    ("Subtitle 0", .caption, 400, 52.68), ("Subtitle 0", .caption2, 400, 49.00),
    ("Title 0", .caption, 600, 35.66), ("your Home Assistant", .footnote, 400, 123.88),
    ("Updated 2m ago", .caption2, 400, 85.41), ("Dynamic Intent", .headline, 600, 118.34),
    ("Request count: 2", .subheadline, 400, 114.10), ("100%", .body, 700, 44.43),
    ("Lucky number", .subheadline, 700, 100.32), ("Multiple Screenshots", .headline, 600, 165.71),
  ])
  func `ink is within 2 % of what the system draws`(
    text: String, style: TextStyle, weight: Double, width: Double
  ) throws {
    var font = style.font()
    font.weight = weight
    let path = try #require(TextBlock(text, font).outlines().first?.path)
    #expect(abs(path.inkWidth / width - 1) < 0.02, "\(path.inkWidth) instead of \(width)")
  }

  @Test(arguments: [
    ("Basement Dehumidifier Tank", 600.0, 10.0, 142.48),
    ("Relative humidity, second floor", 400, 9.8, 143.59),
    ("Last synchronized a few moments ago", 400, 7.5, 141.66),
  ])
  func `text shrinks as far as the system shrinks it`(
    text: String, weight: Double, size: Double, width: Double
  ) throws {
    var options = TextOptions()
    (options.lineLimit, options.minimumScaleFactor) = (1, 0.5)
    let font = Font(size: 11, weight: weight)
    let block = TextBlock(text, font, width: 146, options: options)
    #expect(abs(block.scale * 11 / size - 1) < 0.02)
    let path = try #require(block.outlines().first?.path)
    #expect(abs(path.inkWidth / width - 1) < 0.01)
  }

  @Test func `a line breaks where the system breaks it`() {
    let text = "No connection available, review your Home Assistant URL configuration"
    let style = TextStyle.footnote.font()
    #expect(
      TextBlock(text, style, width: 128).shown
        == ["No connection", "available, review", "your Home Assistant", "URL configuration"])
    #expect(
      TextBlock(text, style, width: 306).shown
        == ["No connection available, review your Home", "Assistant URL configuration"])
    #expect(
      TextBlock(text, Font(size: 13), width: 172).shown
        == ["No connection available,", "review your Home Assistant", "URL configuration"])
  }

  @Test func `letters are as wide as the box says, with tracking behind each`() {
    var run = TextRun("abc", font: Font(size: 12), paint: .black)
    func width(_ run: TextRun) -> Double {
      TextBlock([run], options: TextOptions(), width: nil, height: nil, displayScale: 1000).size.x
    }
    let plain = width(run)
    run.tracking = 2
    #expect(abs(width(run) - plain - 6) < 2e-3)
  }

  @Test func `digits of one width are as wide as each other`() {
    var font = Font(size: 20)
    #expect(TextBlock("111", font).size.x < TextBlock("888", font).size.x)
    font.hasMonospacedDigits = true
    #expect(abs(TextBlock("111", font).size.x - TextBlock("999", font).size.x) < 0.4)
  }

  @Test func `characters without a letter are as wide as their bars and counted`() {
    let block = TextBlock("漢漢👍\u{E123}", letters: nil)
    #expect(block.missing == ["漢", "👍", "\u{E123}"])
    #expect(block.missingCount == 4)
    // Two ideographs of 10 points, an emoji of 11.7, a letter of 6.2.
    #expect(abs(block.lines[0].width - 37.9) < 1e-9)
  }
}
