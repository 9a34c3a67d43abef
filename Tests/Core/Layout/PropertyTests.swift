// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyTestSupport

/// Properties that hold of any tree; each seed makes another one.
@Suite("Properties of layout")
struct PropertyTests {
  private struct Forest {
    var random: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }

    mutating func choice(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func node(_ depth: Int) -> ViewNode {
      var node = content(depth)
      for _ in 0..<choice(3) { node.modifiers.append(modifier(depth)) }
      return node
    }

    mutating func nodes(_ depth: Int) -> [ViewNode] {
      (0..<choice(4) + 1).map { _ in node(depth - 1) }
    }

    mutating func spacing() -> Double? { choice(2) == 0 ? nil : number(0...12) }

    mutating func content(_ depth: Int) -> ViewNode {
      guard depth > 0 else {
        switch choice(6) {
        case 0: return .color()
        case 1: return .text("Tide", [.environment(.font(FontRequest(size: number(8...30))))])
        case 2: return .spacer(number(0...10))
        case 3: return ViewNode(.divider)
        case 4: return .box(number(0...40), number(0...40))
        default: return ViewNode(.shape(ShapeView(.circle)))
        }
      }
      switch choice(6) {
      case 0:
        let alignment = [VerticalAlignment.top, .center, .firstTextBaseline][choice(3)]
        return .row(nodes(depth), spacing: spacing(), alignment: alignment)
      case 1:
        let alignment = [HorizontalAlignment.leading, .center, .trailing][choice(3)]
        return .column(nodes(depth), spacing: spacing(), alignment: alignment)
      case 2: return ViewNode(.zStack(nodes(depth), alignment: .bottomTrailing))
      case 3:
        let rows = (0..<choice(3) + 1).map { _ in ViewNode(.gridRow(nodes(depth), alignment: nil)) }
        return ViewNode(.grid(rows, GridOptions()))
      case 4: return ViewNode(.viewThatFits(nodes(depth), axes: .both))
      default:
        return ViewNode(
          .lazyGrid(nodes(depth), LazyGrid(.vertical, [.flexible, GridTrack(.fixed(20))])))
      }
    }

    mutating func modifier(_ depth: Int) -> Modifier {
      switch choice(9) {
      case 0: return .padding(Insets(all: number(0...9)))
      case 1: return .frame(width: number(0...90), height: nil, alignment: .leading)
      case 2:
        return .flexibleFrame(
          FlexibleFrame(width: .init(number(0...20), most: number(20...200))))
      case 3: return .fixedSize(horizontal: choice(2) == 0, vertical: choice(2) == 0)
      case 4: return .aspectRatio(number(1...4) / 2, choice(2) == 0 ? .fit : .fill)
      case 5: return .layoutPriority(number(-1...1))
      case 6: return .offset(x: number(-9...9), y: number(-9...9))
      case 7: return .overlay(node(min(depth - 1, 1)), alignment: .center)
      default: return .opacity(number(0...10) / 10)
      }
    }
  }

  private static func forest(_ seed: Int) -> Forest {
    Forest(random: SeededGenerator(seed: UInt64(seed)))
  }

  private static func flat(_ marks: [Mark]) -> [Mark] {
    marks.flatMap { mark -> [Mark] in
      if case .group(let inner, _) = mark.content { flat(inner) } else { [mark] }
    }
  }

  @Test("Every size and place is finite and no length is negative", arguments: 0..<24)
  func sound(_ seed: Int) {
    var forest = Self.forest(seed)
    let node = forest.node(4)
    for proposal in [
      ProposedSize.unspecified, .zero, .infinity, ProposedSize(170, 170), ProposedSize(40, nil),
      ProposedSize(nil, .infinity),
    ] {
      let report = node.layout(proposal: proposal, .tests)
      #expect(report.size.width >= 0 && report.size.height >= 0)
      for mark in Self.flat(report.marks) {
        let frame = mark.frame
        #expect(frame.x.isFinite && frame.y.isFinite)
        #expect(frame.width >= 0 && frame.width.isFinite)
        #expect(frame.height >= 0 && frame.height.isFinite)
      }
    }
  }

  @Test("Layout of the same view is the same", arguments: 0..<20)
  func same(_ seed: Int) {
    var (first, second) = (Self.forest(seed), Self.forest(seed))
    #expect(first.node(4).report(170, 120) == second.node(4).report(170, 120))
  }

  @Test("Moving the frame by whole points moves all marks as far", arguments: 0..<40)
  func translation(_ seed: Int) {
    var forest = Self.forest(seed)
    let node = forest.node(4)
    let here = node.layout(in: Rect(0, 0, 160, 100), .tests)
    let there = node.layout(in: Rect(64, -32, 160, 100), .tests)
    #expect(here.size == there.size)
    let (before, after) = (Self.flat(here.marks), Self.flat(there.marks))
    #expect(before.count == after.count)
    for (one, other) in zip(before, after) {
      // Edges on the middle between two pixels may round either way.
      #expect(abs(one.frame.x + 64 - other.frame.x) < 0.11)
      #expect(abs(one.frame.y - 32 - other.frame.y) < 0.11)
    }
  }

  @Test("A fixed frame has its size around any view", arguments: 0..<40)
  func fixedFrame(_ seed: Int) {
    var forest = Self.forest(seed)
    let node = forest.node(3).modified(.frame(width: 33, height: 44, alignment: .center))
    #expect(node.size(nil, nil) == Size(33, 44))
    #expect(node.size(7, 500) == Size(33, 44))
  }

  @Test("A stack is as long as its children and the spacing between them", arguments: 0..<40)
  func sum(_ seed: Int) {
    var forest = Self.forest(seed)
    let sizes = (0..<forest.choice(6) + 2).map { _ in
      Size(forest.number(0...30), forest.number(0...30))
    }
    let spacing = forest.number(0...9)
    let boxes = sizes.map { ViewNode.box($0.width, $0.height) }
    let gaps = spacing * Double(sizes.count - 1)
    let row = ViewNode.row(boxes, spacing: spacing).size(nil, nil)
    #expect(row.width == sizes.reduce(gaps) { $0 + $1.width })
    #expect(row.height == sizes.map(\.height).max())
    let column = ViewNode.column(boxes, spacing: spacing).size(nil, nil)
    #expect(column.height == sizes.reduce(gaps) { $0 + $1.height })
    #expect(column.width == sizes.map(\.width).max())
  }

  @Test("A view between its least and greatest size keeps to it in a stack", arguments: 0..<40)
  func bounds(_ seed: Int) {
    var forest = Self.forest(seed)
    let ranges = (0..<forest.choice(5) + 1).map { _ -> (Double, Double) in
      let least = forest.number(0...30)
      return (least, least + forest.number(0...40))
    }
    let stack = ViewNode.row(ranges.map { .flexible(width: .init($0.0, most: $0.1)) })
    let width = forest.number(0...200)
    let frames = stack.frames(width, 10)
    #expect(frames.count == ranges.count)
    for (frame, range) in zip(frames, ranges) {
      #expect(frame.width > range.0 - 0.11 && frame.width < range.1 + 0.11)
    }
    // What is proposed is used up unless bounds forbid it; least lengths may need more than their
    // share.
    let (least, most) = (
      ranges.reduce(0) { $0 + $1.0 }, ranges.reduce(0) { $0 + $1.1 }
    )
    #expect(stack.size(width, 10).width > min(max(width, least), most) - 1e-6)
    let limited = ViewNode.row(ranges.map { .flexible(width: .init(0, most: $0.1)) })
    #expect(abs(limited.size(width, 10).width - min(width, most)) < 1e-6)
  }

  @Test("A right-to-left layout is the mirror image", arguments: 0..<30)
  func mirrored(_ seed: Int) {
    var forest = Self.forest(seed)
    let sizes = (0..<4).map { _ in Size(forest.number(1...30), forest.number(1...30)) }
    let column = ViewNode.column(
      sizes.map { .box($0.width, $0.height) }, alignment: .leading)
    let row = ViewNode.row([column, .box(12, 5)], spacing: 4, alignment: .top)
    let framed = ViewNode.column([row], [.padding(Insets(top: 1, leading: 7, bottom: 2))])
    let usual = framed.frames(200, 150)
    let mirrored = framed.modified(.environment(.layoutDirection(.rightToLeft)))
      .frames(200, 150)
    #expect(mirrored == usual.map { Rect(200 - $0.right, $0.y, $0.width, $0.height).rounded })
  }
}
