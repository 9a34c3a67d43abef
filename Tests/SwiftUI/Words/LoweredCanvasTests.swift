// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyRunning
import VibrancySyntax
import VibrancyWords

/// What a canvas comes to, from its code.
@Suite struct LoweredCanvasTests {
  /// The views that a canvas draws in 100 × 50 points.
  private func drawn(_ statements: String) -> [ViewNode] {
    let code = LoweredCode(
      """
      struct Root: View {
        var body: some View { Canvas { context, size in \(statements) } }
      }
      """)
    guard case .geometryReader(let number) = code.node().content else { return [] }
    let node = code.evaluator.swiftUI.resolve(number, Size(100, 50)).withoutPlaces
    #expect(code.evaluator.gaps.map(\.name) == [])
    guard case .zStack(let nodes, _) = node.content else { return [] }
    return nodes
  }

  private func shape(_ node: ViewNode?) -> ShapeView? {
    if case .shape(let shape)? = node?.content { shape } else { nil }
  }

  /// Where a view stands, by its frame and its offset.
  private func box(_ node: ViewNode?) -> Rect? {
    var box = Rect(0, 0, 0, 0)
    guard let node else { return nil }
    for modifier in node.modifiers {
      if case .frame(let width?, let height?, .center) = modifier {
        (box.width, box.height) = (width, height)
      }
      if case .offset(let x, let y) = modifier { (box.x, box.y) = (x, y) }
    }
    return box
  }

  @Test func `paths are filled and stroked in boxes of their own`() {
    let nodes = drawn(
      """
      context.fill(Path(CGRect(x: 10, y: 5, width: size.width / 2, height: 20)), with: .color(.red))
      context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.blue), lineWidth: 4)
      """)
    #expect(nodes.count == 2)
    #expect(box(nodes.first) == Rect(10, 5, 50, 20))
    #expect(shape(nodes.first)?.fill != nil)
    #expect(box(nodes.last) == Rect(-2, -2, 44, 44))
    #expect(shape(nodes.last)?.stroke?.width == 4)
  }

  @Test func `a context is moved, and a copy of it by itself`() {
    let nodes = drawn(
      """
      var inner = context
      inner.translateBy(x: 20, y: 10)
      inner.scaleBy(x: 2, y: 2)
      inner.opacity = 0.5
      let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.fill(path, with: .color(.red))
      context.fill(path, with: .color(.red))
      """)
    #expect(nodes.map { box($0) } == [Rect(20, 10, 20, 20), Rect(0, 0, 10, 10)])
    #expect(nodes.first?.modifiers.contains(.opacity(0.5)) == true)
  }

  @Test func `texts and pictures stand at points and in rectangles`() {
    let nodes = drawn(
      """
      context.draw(Text("a"), at: CGPoint(x: 50, y: 25))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
      """)
    #expect(box(nodes.first) == Rect(50, 25, 0, 0) && box(nodes.last) == Rect(0, 0, 20, 20))
    if case .symbol(let symbol)? = nodes.last?.content {
      #expect(symbol.isResizable)
    } else {
      Issue.record("a symbol is drawn")
    }
  }
}
