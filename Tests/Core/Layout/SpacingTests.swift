// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyTypography

/// The distances are those of SwiftUI's own drawings, at 10 and 3 pixels per point.
@Suite("Spacing by neighbours")
struct SpacingTests {
  private static let image = ViewNode(.picture(Picture("sea", size: Size(20, 20))))

  private static func text(_ font: FontRequest) -> ViewNode {
    ViewNode.text("Text", [.environment(.font(font))])
  }

  /// The distance between the boxes of two views in a `VStack`.
  private func gap(_ first: ViewNode, _ second: ViewNode, scale: Double) -> Double {
    var environment = LayoutEnvironment()
    environment.displayScale = scale
    func height(_ nodes: [ViewNode]) -> Double {
      ViewNode(.vStack(nodes, alignment: .center, spacing: nil))
        .layout(proposal: .unspecified, environment).size.height
    }
    return height([first, second]) - height([first]) - height([second])
  }

  @Test(
    "Text below text is as far away as its style's leading asks",
    arguments: [
      (TextStyle.body, 10, 1.7), (.body, 3, 2.0), (.subheadline, 10, 2.1), (.footnote, 10, 2.5),
    ])
  func textBelowText(_ style: TextStyle, _ scale: Double, _ distance: Double) {
    let gap = gap(Self.text(FontRequest(.title)), Self.text(FontRequest(style)), scale: scale)
    #expect(abs(gap - distance) < 1e-9)
  }

  @Test("Text of a size instead of a style asks for nothing below text")
  func sizedText() {
    let gap = gap(Self.text(FontRequest(.body)), Self.text(FontRequest(size: 17)), scale: 3)
    #expect(abs(gap) < 1e-9)
  }

  @Test(
    "Text above other views keeps a distance of its own",
    arguments: [(17.0, 10.0, 10.4), (17, 3, 10.64), (15, 10, 9.13)])
  func textAboveOther(_ size: Double, _ scale: Double, _ distance: Double) {
    let gap = gap(Self.text(FontRequest(size: size)), Self.image, scale: scale)
    #expect(abs(gap - distance) < 0.02)
  }

  @Test("Text below other views keeps another", arguments: [(17.0, 6.43), (8, 2.93)])
  func textBelowOther(_ size: Double, _ distance: Double) {
    let gap = gap(Self.image, Self.text(FontRequest(size: size)), scale: 3)
    #expect(abs(gap - distance) < 0.01)
  }

  @Test("Other views are 8 points apart, and a spacer adds nothing")
  func others() {
    #expect(abs(gap(Self.image, .box(5, 5), scale: 3) - 8) < 1e-9)
    #expect(abs(gap(Self.image, .spacer(0), scale: 3)) < 1e-9)
    #expect(abs(gap(.spacer(0), Self.text(FontRequest(.body)), scale: 3)) < 1e-9)
  }

  @Test("A row asks for what the greediest of its children asks for")
  func rows() {
    let row = ViewNode(
      .hStack([Self.text(FontRequest(.body)), Self.image], alignment: .center, spacing: nil))
    #expect(abs(gap(row, row, scale: 3) - 10.64) < 0.01)
  }

  @Test("A nested column asks for what the child at its edge asks for")
  func nested() {
    let column = ViewNode.column([Self.image, Self.text(FontRequest(.body))])
    #expect(abs(gap(column, Self.text(FontRequest(.body)), scale: 10) - 1.7) < 1e-9)
    #expect(abs(gap(Self.image, column, scale: 10) - 8) < 1e-9)
  }

  @Test("Padding and a frame hide what text asks for on the sides they decide")
  func hidden() {
    let padded = Self.text(FontRequest(.body)).modified(.padding(Insets(all: 1)))
    #expect(abs(gap(padded, Self.image, scale: 3) - 8) < 1e-9)
    let wide = Self.text(FontRequest(.body))
      .modified(.frame(width: 90, height: nil, alignment: .center))
    #expect(abs(gap(Self.image, wide, scale: 3) - 6.43) < 0.01)
  }

  @Test("Neighbours in a row are 8 points apart")
  func row() {
    let row = ViewNode(.hStack([Self.image, Self.image], alignment: .center, spacing: nil))
    #expect(row.size(nil, nil) == Size(48, 20))
  }
}
