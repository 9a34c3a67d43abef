// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyPixels
import VibrancyTestSupport
import VibrancyTypography

@Suite struct TypefaceTests {
  private let typeface = Typeface.shared

  @Test func `the letters of European languages are there`() {
    let needed =
      "AZaz09 .,:;!?%&@#*()[]{}<>+-=/\\|~^_'\"$€£¥₹₽©®™°§¶†•…–—‘’“”«»¿¡ÄÖÜßàéîõçñåøæœšžłđŐŞİıșțΑΩαωάήАЯаяЁёЇїҐґ→←↑↓≤≥≠≈∞√×÷±½¼№✓"
    let missing = needed.unicodeScalars.filter { !typeface.contains($0) }
    #expect(missing.isEmpty)
    #expect(!typeface.contains("漢") && !typeface.contains("👍"))
  }

  @Test(arguments: [
    "Karaköy 07:40", "a\u{0301} e\u{0308}", "Αθήνα · Київ", "5\u{00A0}km\u{200B}→ ½", "",
    "a\u{200C}b\tc", "a\u{200F}",
  ])
  func `a text with all its letters is drawn as it is`(text: String) {
    #expect(typeface.draws(text))
  }

  @Test(arguments: [
    "שלום", "a漢", "5 👍", "x\u{20E4}", "\u{202E}abc", "☔", "1\u{FE0F}\u{20E3}",
    "\u{E0FFF}",
  ])
  func `a text with a letter or a mark that is not there is not drawn as it is`(text: String) {
    #expect(!typeface.draws(text))
  }

  @Test func `what is drawn as it is shows no bar`() {
    var random = SeededGenerator(seed: 71)
    let scalars = Array("aÉж09 .-·→ⅷ漢👍\u{301}\u{30B}\u{5D0}\u{20DD}\u{200D}\u{FE0F}".unicodeScalars)
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
      }
      let block = TextBlock(
        [TextRun(text, font: Font(size: 17), paint: .color(PaintColor(.white)))],
        options: TextOptions(), width: nil, height: nil, displayScale: 1)
      #expect(
        !typeface.draws(text) || block.missingCount == 0, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test(
    arguments: [
      ("A", 400.0, 1904.0), ("n", 400, 1648), ("é", 300, 1635), ("m", 700, 2568), ("W", 600, 2835),
      ("ж", 650, 2448),
    ] as [(Unicode.Scalar, Double, Double)])
  func `advances are the font's own, at any weight`(
    letter: Unicode.Scalar, weight: Double, units: Double
  ) throws {
    let advance = try #require(typeface.advance(of: letter, weight: weight))
    #expect(abs(advance * 2816 - units) < 1, "\(advance * 2816)")
  }

  @Test func `a capital is as high as the font says and stands on the baseline`() throws {
    let path = try #require(typeface.outline(of: "H", weight: 550))
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.low.y + 2048.0 / 2816) < 1e-9)
    #expect(abs(bounds.high.y) < 1e-9)
  }

  @Test func `letters grow heavier without a step`() throws {
    var last = 0.0
    for weight in stride(from: 100.0, through: 900, by: 10) {
      let bounds = try #require(typeface.outline(of: "l", weight: weight)?.bounds)
      let width = bounds.high.x - bounds.low.x
      #expect(width > last && (last == 0 || width - last < 0.004), "\(weight)")
      last = width
    }
  }

  @Test func `an accented letter is its letter with an accent`() throws {
    let plain = try #require(typeface.outline(of: "e", weight: 400))
    let accented = try #require(typeface.outline(of: "é", weight: 400))
    #expect(accented.elements.prefix(plain.elements.count) == plain.elements[...])
    #expect(accented.elements.count > plain.elements.count)
  }

  @Test func `a mark stands over the middle of its letter`() throws {
    func bounds(_ text: String) throws -> (low: SIMD2<Double>, high: SIMD2<Double>) {
      try #require(TextBlock(text, Font(size: 100)).outlines().first?.path.bounds)
    }
    let (composed, apart) = (try bounds("é"), try bounds("e\u{301}"))
    #expect(abs(composed.low.y - apart.low.y) < 1)
    #expect(abs(composed.high.x - apart.high.x) < 2)
    #expect(try bounds("E\u{301}").low.y < bounds("E").low.y - 10)
  }

  @Test func `damaged bytes give no typeface or no outline, and never a crash`() {
    #expect(Typeface(bytes: []) == nil)
    #expect(Typeface(bytes: [0x56, 0x54, 0x46, 0x31]) == nil)
    var generator = SeededGenerator(seed: 36)
    // One character, one simple glyph: a triangle.
    let triangle: [UInt8] =
      [0x56, 0x54, 0x46, 0x31, 0, 8, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 100, 0, 144, 1, 132, 3]
      + [65, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0]
      + [1, 3, 7, 0, 20, 20, 0, 40, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let whole = Typeface(bytes: triangle)
    #expect(whole?.advance(of: "A", weight: 400) == 0.5)
    #expect(whole?.outline(of: "A", weight: 400)?.elements.count == 4)
    var (refused, read) = (0, 0)
    for _ in 0..<4000 {
      var bytes = triangle
      for _ in 0...(generator.next() % 3) {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(generator.next() % 256)
      }
      if generator.next() % 4 == 0 { bytes.removeLast(Int(generator.next() % 40)) }
      guard let typeface = Typeface(bytes: bytes) else {
        refused += 1
        continue
      }
      for code in UInt8(60)..<70 {
        if typeface.outline(of: Unicode.Scalar(code), weight: 650) != nil { read += 1 }
        _ = typeface.kerning(Unicode.Scalar(code), "A")
      }
    }
    #expect(refused > 100 && read > 100)
  }
}
