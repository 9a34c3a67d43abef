// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancySymbols
import VibrancyTypography
import VibrancyVocabulary

@Suite("Text and symbols")
struct TextTests {
  private func blocks(_ node: ViewNode, _ environment: LayoutEnvironment = .tests) -> [TextBlock] {
    node.layout(in: Rect(0, 0, 300, 100), environment).marks.compactMap { mark -> TextBlock? in
      if case .text(let block) = mark.content { block } else { nil }
    }
  }

  @Test("A text has the size of its block")
  func size() {
    let block = TextBlock(
      [TextRun("Tide", font: Font(size: 17, leading: 22), paint: .color(PaintColor(.black)))],
      options: TextOptions(), width: nil, height: nil, displayScale: 10)
    #expect(ViewNode.text("Tide").size(nil, nil) == Size(block.size.x, block.size.y))
    #expect(ViewNode.text("Tide").size(300, 100) == Size(block.size.x, block.size.y))
  }

  @Test("Views inside a modifier have its font, unless they have one of their own")
  func fonts() {
    var large = TextSpan("b")
    large.font = FontRequest(size: 30, weight: 700, design: .rounded)
    let row = ViewNode.row(
      [ViewNode(.text([TextSpan("a"), large])), .text("c", [.environment(.fontWeight(900))])],
      [
        .environment(.font(FontRequest(.caption))), .environment(.italic(true)),
        .environment(.monospacedDigits),
      ])
    let fonts = blocks(row).map { $0.runs.map(\.font) }
    #expect(fonts.map { $0.map(\.size) } == [[12, 30], [12]])
    #expect(fonts.map { $0.map(\.weight) } == [[400, 700], [900]])
    #expect(fonts[0][1].design == .rounded)
    #expect(fonts.joined().allSatisfy { $0.isItalic && $0.hasMonospacedDigits })
    #expect(fonts[0][0].leading == 16)
  }

  @Test("A part keeps what it sets; the rest has the color around it")
  func paints() {
    let red = PaintColor(EncodedColor(red: 1, green: 0, blue: 0))
    var part = TextSpan("b")
    part.style = .color(red)
    part.weight = 600
    let node = ViewNode(
      .text([TextSpan("a"), part]), [.environment(.foregroundStyle([.secondary]))])
    let runs = blocks(node)[0].runs
    #expect(runs.last?.paint == .color(red))
    #expect(runs.last?.font.weight == 600)
    if case .color(let color) = runs[0].paint {
      #expect(color.opacity == 0.6)
    } else {
      Issue.record("not one color")
    }
  }

  @Test("How lines are broken is inherited, and mirrored where lines begin on the right")
  func options() {
    var environment = LayoutEnvironment.tests
    environment.apply(.lineLimit(0, reservesSpace: true))
    environment.apply(.minimumScaleFactor(0.5))
    environment.apply(.lineSpacing(-4))
    environment.apply(.truncation(.head))
    #expect(environment.text.lineLimit == 1)
    #expect(environment.text.reservesSpace)
    #expect(environment.text.minimumScaleFactor == 0.5)
    #expect(environment.text.lineSpacing == 0)
    #expect(environment.text.truncation == .head)
  }

  @Test("Texts of different sizes stand on one baseline")
  func baselines() {
    let row = ViewNode.row(
      [
        .text("a", [.environment(.font(FontRequest(size: 40)))]),
        .text("b", [.environment(.font(FontRequest(size: 10)))]),
        .box(5, 12),
      ], alignment: .firstTextBaseline)
    let report = row.report(300, 100)
    var lines: [Double] = []
    for mark in report.marks {
      if case .text(let block) = mark.content {
        lines.append(mark.frame.y + block.firstBaseline)
      } else {
        // A view without text stands on the line.
        lines.append(mark.frame.bottom)
      }
    }
    #expect(lines.count == 3)
    for line in lines { #expect(abs(line - lines[0]) <= 0.1) }
  }

  @Test("A column's first baseline is its first text's, its last is its last text's")
  func nestedBaselines() {
    let column = ViewNode.column([.box(5, 50), .text("a"), .text("b")])
    let (font, box) = (17 * 0.952148, (1.193359 * 170).rounded(.up) / 10)
    for (alignment, top) in [
      (VerticalAlignment.firstTextBaseline, 50.0), (.lastTextBaseline, 50 + box),
    ] {
      let row = ViewNode.row([column, .box(5, 2)], alignment: alignment)
      let mark = row.layout(proposal: .unspecified, .tests).marks.last
      #expect(abs((mark?.frame.bottom ?? 0) - (top + (font * 10).rounded() / 10)) < 0.05)
    }
  }

  @Test("A symbol has its font's size and weight; a resizable one takes what is proposed")
  func symbols() throws {
    let expected = Symbol(systemName: "bolt.fill", pointSize: 20, weight: 600, scale: 1)
    let node = ViewNode(
      .symbol(SymbolImage("bolt.fill")),
      [.environment(.font(FontRequest(.title3))), .environment(.fontWeight(600))])
    #expect(node.size(nil, nil) == Size(expected.size.x, expected.size.y))

    var image = SymbolImage("bolt.fill")
    image.isResizable = true
    let resizable = ViewNode(.symbol(image))
    #expect(resizable.size(40, 30) == Size(40, 30))
    let mark = try #require(resizable.report(40, 30).marks.first)
    #expect(mark.frame == Rect(0, 0, 40, 30))
    // Its own box is stretched.
    #expect(mark.size.width < 30)
    guard case .symbol(let symbol, _, _) = mark.content else {
      Issue.record("not a symbol")
      return
    }
    // Little of it is empty, whatever the box of the symbol in its font.
    let ink = try #require(symbol.path.bounds)
    #expect(abs((ink.high.x - ink.low.x) / symbol.size.x - 0.987) < 1e-9)
    #expect(abs((ink.high.y - ink.low.y) / symbol.size.y - 0.953) < 1e-9)
    #expect(abs(ink.low.y + ink.high.y - symbol.size.y) < 1e-9)
  }

  @Test("A symbol of a catalog has its font's size and weight, and its own scale")
  func customSymbol() throws {
    func variant(_ weight: Double, _ width: Double) -> SymbolDrawing.Variant {
      let part = SymbolDrawing.Part(path: .rectangle(0, -0.7, width, 0.7))
      return SymbolDrawing.Variant(weight: weight, scale: .medium, parts: [part], width: width)
    }
    let drawing = try #require(SymbolDrawing([variant(400, 1.2), variant(900, 1.4)]))
    var image = SymbolImage("lighthouse")
    image.drawing = .custom(drawing)
    let node = ViewNode(.symbol(image), [.environment(.font(FontRequest(size: 50)))])
    #expect(node.size(nil, nil).width == 60)
    guard case .symbol(let symbol, _, _) = try #require(node.report(99, 99).marks.first).content
    else {
      Issue.record("not a symbol")
      return
    }
    #expect(symbol == drawing.symbol(pointSize: 50, weight: 400, scale: .medium))
    #expect(node.modified(.environment(.fontWeight(900))).size(nil, nil).width == 70)
    image.scale = .large
    #expect(ViewNode(.symbol(image)).size(nil, nil).width == 1.2 * 1.29 * 17)
  }

  @Test("Text styles are those of the platform at the user's text size")
  func typeSizes() {
    func sizes(_ environment: LayoutEnvironment, _ modifiers: [Modifier] = []) -> [Double] {
      let row = ViewNode.row(
        [
          .text("a", [.environment(.font(FontRequest(.caption2)))]),
          .text("b", [.environment(.font(FontRequest(size: 20)))]),
        ], modifiers)
      return blocks(row, environment).map { $0.runs[0].font.size }
    }
    var environment = LayoutEnvironment.tests
    #expect(sizes(environment) == [11, 20])
    #expect(sizes(environment, [.environment(.typeSize(.accessibility1))]) == [20, 20])
    // As captures of watches show it.
    environment.system = .watchOS
    #expect(sizes(environment) == [14, 20])
  }

  @Test("Text, symbols and pictures begin on whole pixels")
  func pixels() throws {
    var environment = LayoutEnvironment()
    environment.displayScale = 2
    let node = ViewNode.text("Tide", [.offset(x: 0.3, y: 0.2)])
    let mark = try #require(node.layout(proposal: .unspecified, environment).marks.first)
    #expect((mark.frame.x, mark.frame.y) == (0.5, 0))
  }
}
