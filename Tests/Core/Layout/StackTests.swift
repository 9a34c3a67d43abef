// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout

@Suite("Stacks")
struct StackTests {
  @Test("Fixed children stand beside each other in the middle of what is proposed")
  func fixed() {
    let stack = ViewNode.row([.box(10, 10), .box(20, 30)], spacing: 4)
    #expect(stack.frames(100, 50) == [Rect(33, 20, 10, 10), Rect(47, 10, 20, 30)])
    #expect(stack.size(nil, nil) == Size(34, 30))
  }

  @Test("Flexible children share what fixed ones and spacing leave")
  func flexible() {
    let stack = ViewNode.row([.color(), .box(20, 10), .color()], spacing: 5)
    #expect(
      stack.frames(100, 10) == [Rect(0, 0, 35, 10), Rect(40, 0, 20, 10), Rect(65, 0, 35, 10)])
  }

  @Test("The least flexible child is proposed its share first, and the rest goes to the others")
  func leastFlexibleFirst() {
    // Shares of 90: the bounded child takes 20 of its 30, the others 35 each.
    let stack = ViewNode.row(
      [.color(), .flexible(width: .init(0, most: 20)), .color()])
    #expect(
      stack.frames(90, 10) == [Rect(0, 0, 35, 10), Rect(35, 0, 20, 10), Rect(55, 0, 35, 10)])
  }

  @Test("A child that needs more than its share leaves less to those after it")
  func least() {
    // 60 is more than the share of 50; the other child has 40.
    let stack = ViewNode.row([.color(), .flexible(width: .init(60))])
    // Both are unlimited, so the earlier one is proposed first and takes 50.
    #expect(stack.frames(100, 10) == [Rect(-5, 0, 50, 10), Rect(45, 0, 60, 10)])
    let bounded = ViewNode.row([.color(), .flexible(width: .init(60, most: 70))])
    #expect(bounded.frames(100, 10) == [Rect(0, 0, 40, 10), Rect(40, 0, 60, 10)])
  }

  @Test("A higher priority is served first, with the least lengths of the lower kept free")
  func priority() {
    let stack = ViewNode.row([
      .flexible(width: .init(15)), .color([.layoutPriority(1)]), .box(5, 10),
    ])
    #expect(
      stack.frames(100, 10) == [Rect(0, 0, 15, 10), Rect(15, 0, 80, 10), Rect(95, 0, 5, 10)])
  }

  @Test("The priority of a view holds through modifiers around it")
  func priorityThroughModifiers() {
    let stack = ViewNode.row([
      .color([.layoutPriority(1), .padding(Insets(all: 2))]), .flexible(width: .init(20)),
    ])
    #expect(stack.frames(100, 10) == [Rect(2, 2, 76, 6), Rect(80, 0, 20, 10)])
  }

  @Test("A spacer takes what all others leave, at least 8 points")
  func spacer() {
    let stack = ViewNode.row([.box(10, 10), .spacer(), .box(20, 10)], spacing: nil)
    #expect(stack.frames(100, 10) == [Rect(0, 0, 10, 10), Rect(80, 0, 20, 10)])
    #expect(stack.size(0, 10) == Size(38, 10))
    #expect(ViewNode.row([.box(1, 1), .spacer(30)], spacing: nil).size(nil, nil) == Size(31, 1))
  }

  @Test("A view of a limited width keeps it beside a spacer, which does not share")
  func spacerLast() {
    let stack = ViewNode.row([.flexible(width: .init(0, most: 70)), .spacer()])
    #expect(stack.frames(100, 10) == [Rect(0, 0, 70, 10)])
  }

  @Test("A frame around a spacer shares what is left with the other views")
  func framedSpacer() {
    let frame = FlexibleFrame(width: .init(most: .infinity))
    var spacer = ViewNode.spacer()
    spacer.modifiers = [.flexibleFrame(frame)]
    let stack = ViewNode.row([.color(), spacer], spacing: 10)
    #expect(stack.frames(110, 10) == [Rect(0, 0, 50, 10)])
  }

  @Test("A divider is a pixel across the axis of its stack, as long as its neighbours")
  func divider() {
    let row = ViewNode.row([.box(10, 30), ViewNode(.divider), .box(10, 20)])
    #expect(row.size(nil, nil) == Size(20.1, 30))
    let column = ViewNode.column([.box(40, 10), ViewNode(.divider)])
    #expect(column.size(nil, nil) == Size(40, 10.1))
    #expect(column.frames(40, 20)[1] == Rect(0, 15, 40, 0.1))
  }

  @Test(
    "Children are aligned across the axis",
    arguments: [
      (HorizontalAlignment.leading, [0.0, 0.0]), (.center, [0.0, 15.0]), (.trailing, [0.0, 30.0]),
    ])
  func alignment(_ alignment: HorizontalAlignment, _ places: [Double]) {
    let stack = ViewNode.column([.box(40, 10), .box(10, 10)], alignment: alignment)
    #expect(stack.frames(40, 20).map(\.x) == places)
  }

  @Test("A guide moves a view against the others, and the stack is as wide as all of them")
  func guide() {
    let rule = GuideRule(.horizontal(.leading), from: .horizontal(.trailing), offset: 3)
    let stack = ViewNode.column(
      [.box(40, 10), .box(10, 10, [.alignmentGuide(rule)])], alignment: .leading)
    // The second box ends 3 points before the line: it reaches from -13 to -3.
    #expect(stack.size(nil, nil) == Size(53, 20))
    #expect(stack.frames(53, 20) == [Rect(13, 0, 40, 10), Rect(0, 10, 10, 10)])
  }

  @Test("A guide of a number of its own aligns views in different stacks")
  func customGuide() {
    let line = VerticalAlignment.custom(7, share: 0.5)
    let rule = GuideRule(.vertical(line), offset: 5)
    let inner = ViewNode.column([.box(10, 30), .box(10, 20, [.alignmentGuide(rule)])])
    let stack = ViewNode.row([.box(10, 8), inner], alignment: line)
    // The inner line is 35 below the column's top; the box's middle is there.
    #expect(stack.frames(20, 50)[0] == Rect(0, 31, 10, 8))
  }

  @Test("A group's views are the stack's own, each with the group's modifiers")
  func group() {
    let group = ViewNode(.group([.box(10, 10), .box(20, 10)]), [.padding(Insets(all: 1))])
    let stack = ViewNode.row([group, .box(5, 10)], spacing: 2)
    #expect(
      stack.frames(43, 12) == [Rect(1, 1, 10, 10), Rect(15, 1, 20, 10), Rect(38, 1, 5, 10)])
  }

  @Test("Lines that begin on the right mirror a stack")
  func mirrored() {
    let stack = ViewNode.row(
      [.box(10, 10), .box(20, 10), .spacer()], [.environment(.layoutDirection(.rightToLeft))])
    #expect(stack.frames(100, 10) == [Rect(90, 0, 10, 10), Rect(70, 0, 20, 10)])
  }

  @Test("An empty stack has no size, and what is empty adds no spacing")
  func empty() {
    #expect(ViewNode.row([]).size(50, 50) == .zero)
    #expect(ViewNode.row([ViewNode(.empty), .box(3, 3)], spacing: 9).size(nil, nil) == Size(3, 3))
  }

  @Test("In a ZStack of its ideal size a shape fills the stack")
  func idealLayers() {
    let stack = ViewNode(.zStack([.color(), .box(40, 24)], alignment: .center))
    let fixed = stack.modified(.fixedSize(horizontal: true, vertical: false))
    #expect(fixed.frames(100, 30) == [Rect(30, 0, 40, 30), Rect(30, 3, 40, 24)])
    #expect(
      stack.modified(.fixedSize(horizontal: true, vertical: true)).frames(100, 30)
        == [Rect(30, 3, 40, 24), Rect(30, 3, 40, 24)])
  }

  @Test("Layers of a ZStack are aligned, and it is as large as their union")
  func layers() {
    let stack = ViewNode(.zStack([.box(40, 10), .box(10, 30)], alignment: .bottomTrailing))
    #expect(stack.size(nil, nil) == Size(40, 30))
    #expect(stack.frames(40, 30) == [Rect(0, 20, 40, 10), Rect(30, 0, 10, 30)])
  }

  @Test("A layout of the app's own is a VStack and is reported once")
  func custom() {
    let node = ViewNode(.customLayout([.box(10, 10), .box(20, 10)], name: "Flow"), source: 4)
    let report = ViewNode.row([node, node], spacing: 0).report(40, 28)
    #expect(report.marks.map(\.frame)[1] == Rect(0, 18, 20, 10))
    #expect(report.notes == [LayoutNote(kind: .customLayout("Flow"), source: 4)])
  }
}
