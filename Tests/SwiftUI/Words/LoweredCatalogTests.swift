// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancyRunning
import VibrancyVocabulary
import VibrancyWords

@Suite struct LoweredCatalogTests {
  @Test func `a template of the catalog has the color around it, unless code says else`() {
    let code = LoweredCode(
      """
      struct Root: View {
        var body: some View { HStack { Image("a"); Image("a").renderingMode(.original) } }
      }
      """)
    code.evaluator.interface.pictures = { $0 == "a" ? Size(8, 8) : nil }
    code.evaluator.interface.isTemplate = { $0 == "a" }
    guard case .hStack(let nodes, _, _) = code.node().content else {
      Issue.record("no stack")
      return
    }
    let templates = nodes.map { node in
      if case .picture(let picture) = node.content { picture.isTemplate } else { false }
    }
    #expect(templates == [true, false])
  }

  @Test func `a color set that is a color of the system has that`() {
    let code = LoweredCode(#"struct Root: View { var body: some View { Color("Back") } }"#)
    code.evaluator.interface.systemColors = { $0 == "Back" ? "systemBackgroundColor" : nil }
    #expect(code.node() == ViewNode(.fill(.color(PaintColor(.white)))))
  }

  @Test func `a color that only a package has is gray, and a picture is one that is made`() throws {
    let gray = try #require(PaintColor(hexWithAlpha: "#8E8E93"))
    #expect(LoweredCode.node("Color.brand") == ViewNode(.fill(.color(gray))))
    #expect(LoweredCode.gaps("Color.brand") == ["Color.brand"])
    guard case .picture = LoweredCode.node("Image.logo").content else {
      Issue.record("no picture")
      return
    }
    #expect(LoweredCode.gaps("Image.logo").contains("Image.logo"))
  }

  @Test func `a picture without a name is nothing`() {
    #expect(LoweredCode.node(#"Image("")"#) == ViewNode(.empty))
    #expect(LoweredCode.gaps(#"Image("")"#) == [])
  }

  @Test func `a text has the form of the number that is put into it`() {
    let code = LoweredCode(
      #"struct Root: View { let n = 1; var body: some View { Text("\(n) items") } }"#)
    code.evaluator.interface.strings = { key, _, number in
      key == "%lld items" && number == 1 ? "%lld item" : nil
    }
    guard case .text(let spans) = code.node().content else {
      Issue.record("no text")
      return
    }
    #expect(spans.map(\.text).joined() == "1 item")
  }

  @Test func `an inline accessory is one line in its own font`() {
    var situation = Situation()
    situation.family = .accessoryInline
    let view = """
      VStack(spacing: 2) { Image(systemName: "star"); Spacer(); Text("a").font(.largeTitle); Text("b") }
      """
    let line = ViewNode(
      .hStack(
        [ViewNode(.symbol(SymbolImage("star"))), .text("a")], alignment: .center, spacing: 2))
    #expect(LoweredCode.node(view, situation) == line)
    #expect(LoweredCode.node("VStack { Divider(); Spacer() }", situation).isLine(of: .divider))
  }
}

extension ViewNode {
  /// Whether it is a row of one view.
  fileprivate func isLine(of content: ViewContent) -> Bool {
    if case .hStack(let nodes, _, _) = self.content {
      nodes.map(\.content) == [content]
    } else {
      false
    }
  }
}
