// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyFonts
import VibrancyPixels
import VibrancyTestSupport
import VibrancyTypography

/// Texts in the two small fonts of `Fixtures/Fonts`, whose boxes `scripts/make-fonts` says.
@Suite struct InstalledFontsTests {
  private let fonts = InstalledFonts(
    .init(folders: [Fixture.path("Fonts")], asksSystem: false)
  ).fallback

  private func block(_ text: String, size: Double = 100, width: Double? = nil) -> TextBlock {
    var run = TextRun(
      text, font: Font(size: size), paint: .color(PaintColor(EncodedColor(gray: 0))))
    run.take(from: fonts)
    var options = TextOptions()
    options.lineLimit = width == nil ? nil : 1
    return TextBlock([run], options: options, width: width, height: nil, displayScale: 1)
  }

  /// The boxes of the letters: left, top, right, bottom from the pen's first place on the baseline, in
  /// hundredths of an em.
  private func boxes(_ text: String) -> [[Double]] {
    let block = block(text)
    let outlines = block.outlines()
    return outlines.flatMap { outline in
      outline.path.elements.split { $0 == .close }.map { contour in
        let points = contour.compactMap { element -> SIMD2<Double>? in
          switch element {
          case .move(let point), .line(let point): point
          case .quadratic(_, let end), .cubic(_, _, let end): end
          case .close: nil
          }
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return [x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0].enumerated().map {
          (($1 - ($0 % 2 == 1 ? block.firstBaseline : 0)) * 10).rounded() / 10
        }
      }
    }
  }

  @Test func `a syllable and an ideograph stand in the room that they have in any font`() {
    // 92 and 100 wide, as without a font; the outlines in their middle.
    #expect(boxes("가일".replacing("일", with: "日")) == [[6, -80, 86, 8], [102, -82, 182, 8]])
    #expect(block("가").size.x == 92)
    #expect(block("가").missing.isEmpty)
    #expect(block("가").fallbackFonts == ["Vibrancy Test Letters"])
  }

  @Test func `Arabic letters join, from right to left`() {
    // The last stands left: 72 wide, then 28, then the first, 30.
    #expect(
      boxes("\u{628}\u{628}\u{628}").sorted { $0[0] < $1[0] }
        == [[0, -40, 67, 0], [72, -30, 100, 0], [100, -40, 130, 0]])
    #expect(boxes("\u{628}") == [[5, -40, 65, 0]])
  }

  @Test func `a mark stands on its letter, a cluster of several letters is one glyph`() {
    #expect(boxes("ก\u{E34}") == [[6, -56, 54, 0], [20, -76, 50, -62]])
    #expect(boxes("\u{915}\u{94D}\u{937}") == [[0, -64, 80, 0]])
    #expect(block("\u{915}\u{94D}\u{937}").missing.isEmpty)
  }

  @Test(arguments: [
    ("😀", 1, "Vibrancy Test Emoji"), ("😀🌱🌊", 3, ""), ("🇯🇵", 1, ""), ("😀\u{200D}🌱", 1, ""),
    ("a😀b", 1, ""),
  ])
  func `emoji are pictures as wide as one`(text: String, count: Int, font: String) throws {
    let block = block(text)
    let pictures = block.outlines().flatMap(\.pictures)
    #expect(pictures.count == count)
    #expect(block.missingCount == 0)
    if !font.isEmpty { #expect(block.fallbackFonts == [font]) }
    for (left, right) in zip(pictures, pictures.dropFirst()) {
      #expect(abs(right.corner.x - left.corner.x - 117) < 1e-6)
    }
    #expect(
      pictures.allSatisfy { abs($0.side - 110) < 1e-6 && $0.picture.picture.size.width == 16 })
  }

  @Test func `joined emoji are another picture than either`() throws {
    let ids = ["😀", "🌱", "😀\u{200D}🌱"].map {
      block($0).outlines().flatMap(\.pictures).map(\.picture.id)
    }
    #expect(Set(ids).count == 3)
  }

  @Test func `what no font has is a bar, and is said`() {
    let block = block("가각🦆")
    #expect(block.missing == ["각", "🦆"])
    #expect(block.missingCount == 2)
    #expect(block.fallbackFonts == ["Vibrancy Test Letters"])
    #expect(block.size.x == 301)
  }

  @Test func `what is cut ends in the typeface's own ellipsis`() throws {
    let cut = block("가나가나가나", width: 300)
    #expect(cut.lines.map { $0.pieces.map(\.text).joined() } == ["가나…"])
    var plain = block("…")
    plain.lines[0].pieces[0].text = "…"
    let ellipsis = try #require(plain.outlines().first?.path.elements.count)
    let letters = try #require(block("가나").outlines().first?.path.elements.count)
    #expect(cut.outlines().first?.path.elements.count == letters + ellipsis)
  }

  @Test func `letters of the typeface stay its own`() {
    var run = TextRun("Abc", font: Font(size: 17), paint: .color(PaintColor(EncodedColor(gray: 0))))
    let plain = run
    run.take(from: fonts)
    #expect(run == plain)
  }

  @Test func `other fonts leave another mark`() {
    let (none, own) = (
      InstalledFonts.Source(asksSystem: false),
      InstalledFonts.Source(folders: [Fixture.path("Fonts")], asksSystem: false)
    )
    #expect(none.mark != own.mark)
    #expect(own == InstalledFonts.Source(folders: [Fixture.path("Fonts")], asksSystem: false))
  }

  @Test(arguments: ["Letters.ttf", "Emoji.ttf"])
  func `a damaged font shapes something or nothing`(name: String) throws {
    let whole = try Fixture.bytes("Fonts/\(name)")
    let scalars = Array("가\u{628}\u{628}ก\u{E34}😀\u{200D}🌱🇯🇵".unicodeScalars)
    var random = SeededGenerator(seed: 7)
    for round in 0..<400 {
      var bytes = whole
      if round % 2 == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      } else {
        for _ in 0..<8 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
      }
      guard let font = FontFile(bytes, index: 0, weight: 400) else { continue }
      for glyph in font.shape(scalars[...], isRightToLeft: false, language: "ko") {
        #expect(scalars.indices.contains(glyph.place))
        _ = (font.outline(of: glyph.number), font.picture(of: glyph.number))
      }
    }
  }
}
