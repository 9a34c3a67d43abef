// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyDrawing
import VibrancyJSON
import VibrancyLayout
import VibrancyPixels
import VibrancyTestSupport

@Suite struct ViewWriterTests {
  /// What a view is when it is written and read again, without where it is written.
  private func reread(_ node: ViewNode, isDark: Bool = false) throws -> ViewNode {
    var writer = ViewWriter(isDark: isDark)
    let layer = writer.layer(ViewNode(.group([node]))).lines(indent: 4)
    let text = (["{\"families\": [\"systemSmall\"], \"layers\": ["] + layer + ["]}"])
      .joined(separator: "\n")
    let file = try WidgetFile(Array(text.utf8), path: "a.widget.json")
    let view = try #require(try file.variants().first?.layers.first?.view)
    let read = view.node(
      isDark: isDark, color: { _ in nil }, size: { _ in RandomView.known }
    ).replacing { ViewNode($0.content, $0.modifiers) }
    guard case .group(let nodes) = read.content, nodes.count == 1 else {
      Issue.record("not one view: \(text)")
      return ViewNode(.empty)
    }
    return nodes[0]
  }

  @Test(arguments: 0..<600 as Range<UInt64>)
  func `what is read of a written view is the view`(_ seed: UInt64) throws {
    var random = RandomView(seed: seed)
    let node = random.node()
    let isDark = seed % 2 == 0
    let read = try reread(node, isDark: isDark)
    guard read != node else { return }
    var writer = ViewWriter(isDark: isDark)
    let text = writer.node(node).lines(indent: 0).joined(separator: "\n")
    Issue.record("\(text)\n\(node)\n\(read)")
  }

  @Test func `random views have every kind and every modifier`() {
    var keys: Set<String> = []
    for seed in 0..<600 as Range<UInt64> {
      var random = RandomView(seed: seed)
      var writer = ViewWriter(isDark: false)
      let text = writer.node(random.node()).lines(indent: 0).joined(separator: "\n")
      #expect(writer.lossCount == 0)
      for key in ViewKey.allCases where text.contains("\"\(key.rawValue)\": ") {
        keys.insert(key.rawValue)
      }
    }
    let missing = ViewKey.allCases.map(\.rawValue).filter { !keys.contains($0) }
    #expect(missing == ["families"])
  }

  @Test func `what cannot be said is the nearest thing, with a comment`() throws {
    func written(_ node: ViewNode) -> String {
      var writer = ViewWriter(isDark: false) { "a.swift:\($0)" }
      let text = writer.node(node).lines(indent: 0).joined(separator: "\n")
      #expect(writer.lossCount == 1, "\(text)")
      return text
    }
    #expect(
      written(ViewNode(.customLayout([], name: "Flow"), source: 3))
        == #"{"vstack": []}, // a.swift:3; Flow, a layout of its own, is laid out as a VStack"#)
    #expect(
      written(ViewNode(.hStack([], alignment: .custom(0, share: 1), spacing: nil)))
        == #"{"hstack": [], "alignment": "bottom"}, // an alignment of its own"#)
    #expect(
      written(ViewNode(.fill(.linear([], from: .top, to: .bottom))))
        == #"{"color": "clear"}, // a gradient without colors"#)
  }

  @Test func `lengths beyond all limits are read`() throws {
    let node = ViewNode(
      .text([TextSpan("${a}" + String(repeating: "é", count: 3000))]),
      [
        .frame(width: -.infinity, height: .nan, alignment: .center), .padding(Insets(all: 1e9)),
        .flexibleFrame(FlexibleFrame(width: .init(9, ideal: 1, most: 3), height: .init(.infinity))),
        .opacity(7), .scaleEffect(x: .nan, y: 1e9, anchor: .center), .blur(radius: -3),
        .environment(.lineLimit(-4, reservesSpace: true)),
      ])
    guard case .text(let spans) = try reread(node).content else {
      Issue.record("not a text")
      return
    }
    #expect(spans.map(\.text).joined() == "${a}" + String(repeating: "é", count: 3000))
  }
}
