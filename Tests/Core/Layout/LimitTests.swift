// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout

@Suite("Limits of layout")
struct LimitTests {
  private static let strange = [
    Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  /// Whether all places and sizes are finite, and no size is negative.
  private func isSound(_ marks: [Mark]) -> Bool {
    marks.allSatisfy { mark in
      let frame = mark.frame
      var isSound =
        frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.width.isFinite
        && frame.height >= 0 && frame.height.isFinite && mark.opacity >= 0 && mark.opacity <= 1
      if case .group(let inner, _) = mark.content { isSound = isSound && self.isSound(inner) }
      return isSound
    }
  }

  @Test("Numbers that are not usual give sizes that are", arguments: strange)
  func numbers(_ number: Double) {
    let range = FlexibleFrame.Range(number, ideal: number, most: number)
    let modifiers: [Modifier] = [
      .frame(width: number, height: number, alignment: .center),
      .flexibleFrame(FlexibleFrame(width: range, height: range)), .padding(Insets(all: number)),
      .aspectRatio(number, .fit), .aspectRatio(number, .fill), .layoutPriority(number),
      .offset(x: number, y: number), .position(x: number, y: number),
      .scaleEffect(x: number, y: number, anchor: UnitPoint(number, number)),
      .rotationEffect(degrees: number, anchor: UnitPoint(number, number)),
      .alignmentGuide(GuideRule(.horizontal(.leading), offset: number)), .opacity(number),
      .blur(radius: number), .shadow(Shadow(radius: number, x: number, y: number)),
      .clip(.roundedRectangle(radius: number, isContinuous: true), isEvenOdd: false),
      .environment(.font(FontRequest(size: number))), .environment(.lineSpacing(number)),
      .environment(.minimumScaleFactor(number)), .environment(.tracking(number)),
    ]
    for modifier in modifiers {
      for node in [ViewNode.color([modifier]), .text("Tide", [modifier])] {
        let stack = ViewNode.column(
          [node, .row([node, .spacer(number), node], spacing: number)], spacing: nil)
        #expect(isSound(stack.report(100, 100).marks), "\(modifier)")
      }
    }
    var gauge = Gauge(number)
    gauge.minimum = [.box(3, 3)]
    for style in [Gauge.Style.accessoryCircular, .accessoryLinear, .linearCapacity] {
      let node = ViewNode(.gauge(gauge), [.environment(.gaugeStyle(style))])
      #expect(isSound(node.report(60, 60).marks))
    }
    let track = GridTrack(.adaptive(least: number, most: number), spacing: number)
    let grid = ViewNode(
      .lazyGrid([.color(), .color(), .box(3, 3)], LazyGrid(.vertical, [track, .flexible])))
    #expect(isSound(grid.report(100, 100).marks))
    #expect(
      isSound(ViewNode.color().layout(in: Rect(number, number, number, number), .tests).marks))
  }

  @Test("A frame of a negative or unlimited length is reported once, with its place")
  func reported() {
    let frame = ViewNode(
      .divider, [.frame(width: -1, height: .infinity, alignment: .center)], source: 3)
    let report = ViewNode.column([frame, frame]).report(10, 10)
    #expect(report.notes == [LayoutNote(kind: .invalidNumber, source: 3)])
  }

  @Test("Views that are too deep are left out and reported")
  func deep() {
    var node = ViewNode.box(1, 1)
    for level in 0..<2000 { node = level % 2 == 0 ? .row([node]) : .column([node]) }
    let report = node.report(10, 10)
    #expect(report.marks.isEmpty)
    #expect(report.notes.map(\.kind) == [.tooDeep])
  }

  @Test("Nested stacks of 100 levels are laid out without multiplying work")
  func nested() {
    var node = ViewNode.color()
    for level in 0..<100 {
      node =
        level % 2 == 0
        ? .row([node, .text("a")]) : .column([node, .text("b")], alignment: .leading)
    }
    let row = ViewNode.row([node, .box(3, 3)], alignment: .firstTextBaseline)
    let report = row.report(1000, 1000)
    #expect(report.notes.isEmpty)
    #expect(report.marks.count == 102)
  }

  @Test("Views that ask for ever more sizes come to an end")
  func manySizes() {
    // Each level is proposed other sizes for each share above it.
    var node = ViewNode.text("a")
    for level in 0..<60 {
      let nodes: [ViewNode] = [
        node, .text("bc"), .color([.aspectRatio(1.5, .fit), .layoutPriority(Double(level % 3))]),
        .flexible(width: .init(1, most: 7), height: .init(2, most: 9)),
      ]
      node =
        level % 2 == 0
        ? .row(nodes, spacing: 1, alignment: .firstTextBaseline)
        : .column(nodes, spacing: 1, alignment: .leading)
    }
    let marks = node.report(900, 900).marks
    #expect(marks.count == 181)
    #expect(isSound(marks))
  }

  @Test("Views beyond the limit are left out and reported")
  func many() {
    let report = ViewNode.row(Array(repeating: .box(1, 1), count: 100_000)).report(10, 10)
    #expect(report.notes.map(\.kind) == [.tooMany])
    #expect(report.marks.count == 19_999)
  }

  @Test("A geometry reader that asks for itself without end stops")
  func endless() {
    let reader = ViewNode(.geometryReader(1))
    let report = reader.layout(in: Rect(0, 0, 10, 10), .tests) { _, _ in .row([reader, .color()]) }
    #expect(report.notes.contains { $0.kind == .tooDeep })
  }

  @Test("Hundreds of modifiers on a view are too deep, and many views in a grid are not")
  func modifiers() {
    let node = ViewNode.color(Array(repeating: .padding(Insets(all: 0.1)), count: 1000))
    #expect(node.report(10, 10).notes.map(\.kind) == [.tooDeep])
    let rows = (0..<2000).map { _ in
      ViewNode(.gridRow(Array(repeating: .box(1, 1), count: 5), alignment: .firstTextBaseline))
    }
    #expect(ViewNode(.grid(rows, GridOptions())).report(100, 100).marks.count == 10_000)
  }

  @Test("A cell that spans more columns than there can be is cut")
  func span() {
    var cell = GridCell()
    cell.columns = .max
    let rows = [
      ViewNode(.gridRow([.box(1, 1, [.gridCell(cell)]), .box(1, 1)], alignment: nil))
    ]
    let report = ViewNode(.grid(rows, GridOptions())).report(100, 100)
    #expect(isSound(report.marks))
    #expect(!report.marks.isEmpty)
  }
}
