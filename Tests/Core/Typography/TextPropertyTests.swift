// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTestSupport
import VibrancyTypography

/// Random texts, fonts and frames.
@Suite struct TextPropertyTests {
  private struct Sample {
    let runs: [TextRun]
    let options: TextOptions
    let width: Double?, height: Double?

    init(_ generator: inout SeededGenerator) {
      let parts = [
        "word", "a", "I", " ", "  ", "-", "longer", ", ", ". ", "\n", "漢字", "。", "👩‍👧", "e\u{301}",
        "שלום", "12", "/", "“x”", "Й", "\u{A0}", "Wide", "…", "🇩🇪", "T", "y",
      ]
      var runs: [TextRun] = []
      for _ in 0...(generator.next() % 3) {
        var text = ""
        for _ in 0..<(generator.next() % 12) {
          text += parts[Int(generator.next() % UInt64(parts.count))]
        }
        var font = Font(
          size: [8, 11, 13, 17, 20, 34][Int(generator.next() % 6)],
          weight: Double(100 + 100 * (generator.next() % 9)))
        if generator.next() % 5 == 0 { font.design = .monospaced }
        if generator.next() % 3 == 0 { font.leading = font.size * 1.3 }
        runs.append(TextRun(text, font: font, paint: .black))
      }
      self.runs = runs
      var options = TextOptions()
      if generator.next() % 2 == 0 { options.lineLimit = Int(1 + generator.next() % 4) }
      options.truncation = [.tail, .head, .middle][Int(generator.next() % 3)]
      options.alignment = [.leading, .center, .trailing][Int(generator.next() % 3)]
      self.options = options
      width = generator.next() % 6 == 0 ? nil : Double(generator.fraction()) * 200
      height = generator.next() % 3 == 0 ? Double(generator.fraction()) * 120 : nil
    }

    func block(_ options: TextOptions, width: Double?, height: Double?) -> TextBlock {
      TextBlock(runs, options: options, width: width, height: height, displayScale: 3)
    }

    var block: TextBlock { block(options, width: width, height: height) }
  }

  private func samples(_ body: (Sample) -> Void) {
    var generator = SeededGenerator(seed: 2026)
    for _ in 0..<800 { body(Sample(&generator)) }
  }

  @Test func `no line is wider than proposed, unless it is one letter or an ellipsis`() {
    samples { sample in
      let block = sample.block
      guard let width = sample.width else { return }
      for line in block.lines where line.width > width + 1e-3 {
        let text = line.pieces.map(\.text).joined()
        #expect(text.count <= 1, "\(text) in \(width)")
      }
      #expect(block.size.x <= width)
    }
  }

  @Test func `all letters are shown where nothing is left out`() {
    var whole = 0
    samples { sample in
      let block = sample.block
      guard !block.isTruncated else { return }
      whole += 1
      func letters(_ text: [String]) -> [UInt32] {
        text.joined().unicodeScalars.map(\.value).filter { $0 != 0x20 && $0 != 0x0A }.sorted()
      }
      #expect(letters(block.shown) == letters(sample.runs.map(\.text)))
    }
    #expect(whole > 300)
  }

  @Test func `in its own box a text has the same lines`() {
    samples { sample in
      let block = sample.block
      let again = sample.block(sample.options, width: block.size.x, height: block.size.y)
      #expect(again.shown == block.shown)
      #expect(again.size == block.size)
    }
  }

  @Test func `shrunk text has the same lines and size in its own box`() {
    var shrunk = 0
    samples { sample in
      var options = sample.options
      (options.lineLimit, options.minimumScaleFactor) = (1, 0.3)
      let block = sample.block(options, width: sample.width, height: nil)
      guard block.scale < 1, !block.isTruncated else { return }
      shrunk += 1
      let again = sample.block(options, width: block.size.x, height: block.size.y)
      #expect(again.shown == block.shown)
      #expect(abs(again.scale - block.scale) < 0.01)
    }
    #expect(shrunk > 50)
  }

  @Test func `more width never makes a whole text higher`() {
    samples { sample in
      guard let width = sample.width else { return }
      var options = sample.options
      options.lineLimit = nil
      let uniform = Set(sample.runs.map(\.font.size)).count == 1 && sample.runs.count == 1
      guard uniform else { return }
      let (narrow, wide) = (
        sample.block(options, width: width, height: nil),
        sample.block(options, width: width + 20, height: nil)
      )
      #expect(wide.size.y <= narrow.size.y)
    }
  }

  @Test func `pieces stand side by side, and what is drawn is where they are`() {
    samples { sample in
      let block = sample.block
      for line in block.lines {
        for (piece, next) in zip(line.pieces, line.pieces.dropFirst()) {
          #expect(abs(piece.x + piece.width - next.x) < 1e-6)
        }
        for piece in line.pieces where piece.width > 0 {
          guard let bounds = block.path(of: piece, on: line).bounds else { continue }
          let slack = block.runs[piece.run].font.size * 0.3
          #expect(bounds.low.x > piece.x - slack)
          #expect(bounds.high.x < piece.x + piece.width + slack)
        }
      }
    }
  }
}
