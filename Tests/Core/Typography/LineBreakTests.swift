// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTypography

@Suite struct LineBreakTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6.9, ["one", "two", "three"]),
    ("one   two", 3, ["one", "two"]),
    ("one two   ", 7, ["one two"]),
    ("well-known fact", 6, ["well-", "known", "fact"]),
    ("at -50 or more", 5, ["at", "-50", "or", "more"]),
    ("2026-06-14", 6, ["2026-0", "6-14"]),
    ("input/output", 7, ["input/", "output"]),
    ("page?name=1", 7, ["page?", "name=1"]),
    ("5°C/23°F", 6, ["5°C/", "23°F"]),
    ("on 12/24 a", 6, ["on", "12/24", "a"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh", 4, ["a", "bcde", "fgh"]),
    ("10\u{A0}km away", 5, ["10\u{A0}km", "away"]),
    ("zero\u{200B}width", 6, ["zero", "width"]),
    ("yes—no", 4, ["yes—", "no"]),
    ("abc", 0, ["a", "b", "c"]),
  ])
  func `lines break behind blanks and hyphens, then in words`(
    text: String, letters: Double, lines: [String]
  ) {
    #expect(TextBlock(text, letters: letters).shown == lines)
  }

  @Test func `line feeds begin lines, and a blank line is as high as another`() {
    let block = TextBlock("a\r\n\nb\u{2028}c", letters: nil)
    #expect(block.shown == ["a", "", "b", "c"])
    let pitches = zip(block.lines, block.lines.dropFirst()).map { $1.baseline - $0.baseline }
    #expect(pitches.allSatisfy { abs($0 - 12) < 1e-9 }, "12 is 11.93 rounded up to pixels")
  }

  @Test func `lines break between ideographs, but not before what closes a sentence`() {
    // An ideograph is an em wide: 10 points.
    let runs = [TextRun.monospaced("今日は晴れ。明日「雨」")]
    let block = TextBlock(
      runs, options: TextOptions(), width: 50, height: nil, displayScale: 3)
    #expect(block.shown == ["今日は晴", "れ。明日", "「雨」"])
  }

  @Test(arguments: [
    ("시간표를 찾을 수 없어요!", 46.0, ["시간표를", "찾을 수", "없어요!"]), ("오후 3시 회의", 40, ["오후 3시", "회의"]),
    ("가나다라마바", 30, ["가나다", "라마바"]), ("가나日本", 30, ["가나日", "本"]),
  ])
  func `words of Hangul stay whole where a line holds them`(
    text: String, width: Double, lines: [String]
  ) {
    // A syllable is 9.2 points wide.
    let block = TextBlock(
      [TextRun.monospaced(text)], options: TextOptions(), width: width, height: nil, displayScale: 3
    )
    #expect(block.shown == lines)
  }

  @Test(arguments: [
    "e\u{301}\u{323}", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "3\u{FE0F}\u{20E3}", "❤️", "नि",
  ])
  func `a letter with all its parts is never broken`(letter: String) {
    let block = TextBlock("ab\(letter)cd", letters: 0)
    #expect(block.shown == ["a", "b", letter, "c", "d"])
  }

  @Test func `a flag ends where the next begins`() {
    #expect(TextBlock("🇩🇪🇫🇷🇮🇹", letters: 0).shown == ["🇩🇪", "🇫🇷", "🇮🇹"])
  }

  @Test func `blanks at the end of a line do not count`() {
    let plain = TextBlock("word", letters: 4)
    #expect(TextBlock("word    ", letters: 4).size == plain.size)
    #expect(TextBlock("  word", letters: nil).size.x > plain.size.x + 12)
  }

  @Test func `words that are written from right to left stand so, in the order they are read`() {
    let block = TextBlock("abc שלום עולם def", letters: nil)
    let pieces = block.lines[0].pieces
    #expect(pieces.map(\.text) == ["abc ", "שלום עולם", " def"])
    #expect(pieces.map(\.isRightToLeft) == [false, true, false])
    let mirrored = TextBlock("שלום abc עולם", letters: nil).lines[0].pieces
    #expect(mirrored.map(\.text) == [" עולם", "abc", "שלום "])
  }

  @Test(
    arguments: [
      (TextOptions.Alignment.leading, 0.0), (.center, 1), (.trailing, 2),
    ] as [(TextOptions.Alignment, Double)])
  func `lines stand where they are aligned`(alignment: TextOptions.Alignment, letters: Double) {
    var options = TextOptions()
    options.alignment = alignment
    let block = TextBlock("abcd ef", letters: 4, options: options)
    #expect(abs(block.lines[1].pieces[0].x - letters * 6.2) < 1e-9)
    #expect(block.lines[0].pieces[0].x == 0)
  }
}
