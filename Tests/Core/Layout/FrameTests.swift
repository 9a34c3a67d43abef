// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout

@Suite("Frames, padding and ratios")
struct FrameTests {
  @Test("A fixed frame has its size whatever is proposed, and its view stands at its alignment")
  func fixed() {
    let node = ViewNode.box(10, 10, [.frame(width: 50, height: 30, alignment: .bottomTrailing)])
    #expect(node.size(5, 5) == Size(50, 30))
    #expect(node.frames(50, 30) == [Rect(40, 20, 10, 10)])
  }

  @Test("A frame of one length leaves the other to its view")
  func oneLength() {
    let node = ViewNode.color([.frame(width: 50, height: nil, alignment: .center)])
    #expect(node.size(100, 70) == Size(50, 70))
    #expect(node.size(nil, nil) == Size(50, 10))
  }

  @Test(
    "A flexible frame clamps the proposal to its range, with its view's length for an open bound",
    arguments: [
      // least, most, proposed, expected width around a view of 30.
      (20, 80, 50, 50), (20, 80, 10, 20), (20, 80, 100, 80), (20, 80, nil, 30),
      (20, nil, 10, 20), (20, nil, 25, 25), (20, nil, 100, 30), (40, nil, 100, 40),
      (nil, 80, 10, 30), (nil, 80, 50, 50), (nil, 80, 100, 80), (nil, 20, 100, 20),
      (nil, Double.infinity, 100, 100), (nil, .infinity, nil, 30), (nil, nil, 100, 30),
    ] as [(Double?, Double?, Double?, Double)])
  func flexible(_ least: Double?, _ most: Double?, _ proposed: Double?, _ width: Double) {
    let frame = FlexibleFrame(width: .init(least, most: most))
    let node = ViewNode.box(30, 10, [.flexibleFrame(frame)])
    #expect(node.size(proposed, 10) == Size(width, 10))
  }

  @Test("The ideal length counts where nothing is proposed")
  func ideal() {
    let frame = FlexibleFrame(width: .init(20, ideal: 60, most: 80))
    #expect(ViewNode.color([.flexibleFrame(frame)]).size(nil, 10) == Size(60, 10))
    let ideal = FlexibleFrame(width: .init(ideal: 60))
    #expect(ViewNode.color([.flexibleFrame(ideal)]).size(nil, nil) == Size(60, 10))
    #expect(ViewNode.color([.flexibleFrame(ideal)]).size(90, nil) == Size(90, 10))
  }

  @Test("A view in a greater flexible frame stands at the frame's alignment")
  func flexibleAlignment() {
    let frame = FlexibleFrame(width: .init(most: .infinity), alignment: .leading)
    let node = ViewNode.box(10, 10, [.flexibleFrame(frame)])
    #expect(node.frames(100, 20) == [Rect(0, 5, 10, 10)])
  }

  @Test("Padding takes room from the proposal and adds it to the size")
  func padding() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let node = ViewNode.color([.padding(insets)])
    #expect(node.size(100, 50) == Size(100, 50))
    #expect(node.frames(100, 50) == [Rect(2, 1, 94, 46)])
    #expect(ViewNode.color([.padding(.standard)]).frames(100, 50) == [Rect(16, 16, 68, 18)])
  }

  @Test("Padding can be negative, and is mirrored where lines begin on the right")
  func unusualPadding() {
    let node = ViewNode.color([.padding(Insets(top: 0, leading: -5, bottom: 0, trailing: 0))])
    #expect(node.frames(100, 50) == [Rect(-5, 0, 105, 50)])
    let mirrored = node.modified(.environment(.layoutDirection(.rightToLeft)))
    #expect(mirrored.frames(100, 50) == [Rect(0, 0, 105, 50)])
  }

  @Test("fixedSize proposes the ideal length on its axes")
  func fixedSize() {
    let frame = FlexibleFrame(width: .init(20, ideal: 60, most: 80), height: .init(ideal: 7))
    let node = ViewNode.color([.flexibleFrame(frame)])
    #expect(
      node.modified(.fixedSize(horizontal: true, vertical: true)).size(10, 90) == Size(60, 7))
    #expect(
      node.modified(.fixedSize(horizontal: true, vertical: false)).size(10, 90) == Size(60, 90))
  }

  @Test(
    "A ratio fits into what is proposed, or covers it",
    arguments: [
      (ContentMode.fit, 100, 100, 100, 50), (.fit, 100, 20, 40, 20), (.fill, 100, 100, 200, 100),
      (.fill, 100, 20, 100, 50), (.fit, 100, nil, 100, 50), (.fit, nil, 20, 40, 20),
      (.fill, nil, 20, 40, 20), (.fit, Double.infinity, 30, 60, 30),
    ] as [(ContentMode, Double?, Double?, Double, Double)])
  func ratio(
    _ mode: ContentMode, _ width: Double?, _ height: Double?, _ wide: Double, _ high: Double
  ) {
    #expect(ViewNode.color([.aspectRatio(2, mode)]).size(width, height) == Size(wide, high))
  }

  @Test("Without a ratio, the view's ideal size gives it")
  func ownRatio() {
    var picture = Picture("sea", size: Size(40, 20))
    picture.isResizable = true
    let node = ViewNode(.picture(picture), [.aspectRatio(nil, .fit)])
    #expect(node.size(100, 100) == Size(100, 50))
    #expect(node.size(nil, nil) == Size(40, 20))
    // It covers the frame and is clipped by nothing.
    let cover = ViewNode(
      .picture(picture),
      [.aspectRatio(nil, .fill), .frame(width: 30, height: 30, alignment: .center)])
    #expect(cover.frames(30, 30) == [Rect(-15, 0, 60, 30)])
  }

  @Test("A picture that is not resizable keeps its size")
  func picture() {
    let node = ViewNode(.picture(Picture("sea", size: Size(40, 20))))
    #expect(node.size(10, 10) == Size(40, 20))
    #expect(node.size(nil, nil) == Size(40, 20))
  }

  @Test("Shapes and colors take what is proposed, and 10 points where nothing is")
  func shapes() {
    let circle = ViewNode(.shape(ShapeView(.circle)))
    #expect(circle.size(30, nil) == Size(30, 10))
    #expect(ViewNode.color().size(nil, nil) == Size(10, 10))
  }

  @Test("A share of the container counts its spacing")
  func containerRelative() {
    var frame = ContainerRelativeFrame(Axes(horizontal: true, vertical: false))
    (frame.count, frame.span, frame.spacing) = (4, 2, 10)
    // Four parts of (150 − 3 · 10) / 4 = 30; two of them and the spacing between are 70.
    let node = ViewNode.color([.containerRelativeFrame(frame)])
    #expect(node.frames(150, 20) == [Rect(40, 0, 70, 20)])
  }

  @Test("A length that code computes takes the place of a share of the container")
  func containerLength() {
    var frame = ContainerRelativeFrame(Axes(horizontal: true, vertical: false))
    (frame.width, frame.alignment) = (40, .bottomTrailing)
    let node = ViewNode.box(10, 10, [.containerRelativeFrame(frame)])
    #expect(node.size(150, 20) == Size(40, 10))
    #expect(node.frames(40, 10) == [Rect(30, 0, 10, 10)])
  }

  @Test("A position is the middle of a view in what is proposed, which it takes")
  func position() {
    let node = ViewNode.box(10, 10, [.position(x: 30, y: 20)])
    #expect(node.size(100, 50) == Size(100, 50))
    #expect(node.frames(100, 50) == [Rect(25, 15, 10, 10)])
  }

  @Test("An offset, a scale and a turn move what is drawn and nothing else")
  func transforms() {
    let row = ViewNode.row([.box(20, 10, [.offset(x: 3, y: -2)]), .box(5, 10)])
    #expect(row.frames(25, 10) == [Rect(3, -2, 20, 10), Rect(20, 0, 5, 10)])
    let scaled = ViewNode.box(20, 10, [.scaleEffect(x: 2, y: 3, anchor: .topLeading)])
    #expect(scaled.frames(20, 10) == [Rect(0, 0, 40, 30)])
    let turned = ViewNode.box(20, 10, [.rotationEffect(degrees: 90, anchor: .center)])
    #expect(turned.size(nil, nil) == Size(20, 10))
    #expect(turned.frames(20, 10) == [Rect(5, -5, 10, 20)])
  }

  @Test("A turn by 30 degrees is clockwise about its anchor")
  func turn() throws {
    let node = ViewNode.box(20, 10, [.rotationEffect(degrees: 30, anchor: .topLeading)])
    let mark = try #require(node.report(20, 10).marks.first)
    let corner = mark.transform([20, 0])
    let root = 3.0.squareRoot()
    #expect(abs(corner.x - 10 * root) < 1e-12)
    #expect(abs(corner.y - 10) < 1e-12)
  }

  @Test("A background and an overlay are proposed the view's size and aligned with it")
  func layers() {
    let node = ViewNode.box(
      40, 20,
      [
        .background(.color([.padding(Insets(all: -5))]), alignment: .center),
        .overlay(.box(10, 10), alignment: .bottomTrailing),
      ])
    #expect(node.size(nil, nil) == Size(40, 20))
    #expect(
      node.frames(40, 20) == [Rect(-5, -5, 50, 30), Rect(0, 0, 40, 20), Rect(30, 10, 10, 10)])
  }

  @Test("Colors end on whole pixels")
  func pixels() {
    var environment = LayoutEnvironment()
    environment.displayScale = 2
    let row = ViewNode.row([.color(), .color(), .color()])
    let marks = row.layout(in: Rect(0, 0, 100, 10), environment).marks
    #expect(marks.map(\.frame.x) == [0, 33.5, 66.5])
    #expect(marks.map(\.frame.right) == [33.5, 66.5, 100])
  }
}
