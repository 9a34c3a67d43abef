// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography

@Suite struct TruncationTests {
  private func shown(
    _ text: String, letters: Double, limit: Int = 1, _ mode: TextOptions.Truncation = .tail
  ) -> [String] {
    var options = TextOptions()
    (options.lineLimit, options.truncation) = (limit, mode)
    return TextBlock(text, letters: letters, options: options).shown
  }

  @Test(arguments: [
    ("abcdefghij", 5, 1, ["abcd…"]),
    ("ab cdefgh", 4, 1, ["ab…"]),
    ("abcde", 5, 1, ["abcde"]),
    ("one two three four", 7, 2, ["one two", "three…"]),
    ("Hydroxychloroquine", 17, 2, ["Hydroxychloroquin", "e"]),
    ("one\ntwo", 9, 1, ["one…"]),
    ("abc", 1, 1, ["…"]),
  ])
  func `an ellipsis takes the place of whole letters and of the blank before it`(
    text: String, letters: Double, limit: Int, lines: [String]
  ) {
    #expect(shown(text, letters: letters, limit: limit) == lines)
  }

  @Test func `the beginning or the middle of the last line is left out`() {
    #expect(shown("abcdefghij", letters: 5, .head) == ["…ghij"])
    #expect(shown("abcdefghij", letters: 5, .middle) == ["ab…ij"])
    #expect(shown("one two three four", letters: 8, limit: 2, .head) == ["one two", "…ee four"])
  }

  @Test func `a height holds as many lines as fit, and one always`() {
    // Boxes of 12 points.
    #expect(TextBlock("a b c d", letters: 1, height: 36).shown == ["a", "b", "…"])
    #expect(TextBlock("a b c d", letters: 1, height: 48).shown == ["a", "b", "c", "d"])
    #expect(TextBlock("a b c d", letters: 1, height: 0).shown == ["…"])
    #expect(TextBlock("a b c d", letters: 1, height: 36).isTruncated)
  }

  @Test func `text shrinks until it fits, box and baseline with it`() {
    var options = TextOptions()
    (options.lineLimit, options.minimumScaleFactor) = (1, 0.5)
    let block = TextBlock("abcdefghij", letters: 8, options: options)
    // 62 points into 49.6, of which shrunk text fills 98.8 %.
    #expect(abs(block.scale - 0.8 * 0.988) < 1e-3)
    #expect(!block.isTruncated)
    #expect(block.runs[0].font.size == 10 * block.scale)
    #expect(block.size.y == 29.0 / 3, "9.43 points, rounded up to pixels")
    options.minimumScaleFactor = 0.9
    let truncated = TextBlock("abcdefghij", letters: 8, options: options)
    #expect(truncated.scale == 0.9)
    #expect(truncated.shown == ["abcdefg…"])
  }

  @Test func `text that may shrink does so for the height, too`() {
    var options = TextOptions()
    options.minimumScaleFactor = 0.5
    // A box of 12 points, and one line however low the frame is.
    for (height, scale) in [(12.0, 1.0), (9, 0.75), (6, 0.5), (1, 0.5)] {
      let block = TextBlock("ab", letters: 8, options: options, height: height)
      #expect(abs(block.scale - scale) < 0.03, "\(height)")
      #expect(!block.isTruncated)
      #expect(block.shown == ["ab"])
      #expect(block.size.y <= max(height, 6) + 0.5)
    }
    #expect(TextBlock("ab", letters: 8, height: 6).scale == 1)
  }

  @Test func `room is kept for all lines of the limit`() {
    var options = TextOptions()
    (options.lineLimit, options.reservesSpace) = (3, true)
    #expect(TextBlock("a", letters: nil, options: options).size.y == 36)
    options.lineSpacing = 2
    #expect(TextBlock("a", letters: nil, options: options).size.y == 40)
  }
}
