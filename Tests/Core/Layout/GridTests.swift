// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout

@Suite("Grids")
struct GridTests {
  private func grid(_ rows: [ViewNode], _ change: (inout GridOptions) -> Void = { _ in })
    -> ViewNode
  {
    var options = GridOptions()
    change(&options)
    return ViewNode(.grid(rows, options))
  }

  private func row(_ cells: [ViewNode], alignment: VerticalAlignment? = nil) -> ViewNode {
    ViewNode(.gridRow(cells, alignment: alignment))
  }

  @Test("A column is as wide as its widest cell, a row as high as its highest, 8 points apart")
  func sizes() {
    let node = grid([row([.box(10, 10), .box(30, 20)]), row([.box(20, 5), .box(10, 5)])])
    #expect(node.size(nil, nil) == Size(58, 33))
    #expect(
      node.frames(58, 33) == [
        Rect(5, 5, 10, 10), Rect(28, 0, 30, 20), Rect(0, 28, 20, 5), Rect(38, 28, 10, 5),
      ])
  }

  @Test("Flexible columns share what fixed ones leave")
  func flexible() {
    let node = grid([row([.color(), .box(20, 10), .color()])]) { $0.horizontalSpacing = 5 }
    #expect(
      node.frames(110, 10) == [Rect(0, 0, 40, 10), Rect(45, 0, 20, 10), Rect(70, 0, 40, 10)])
  }

  @Test("A cell may span columns, and widens them if it needs more")
  func spanning() {
    var cell = GridCell()
    cell.columns = 2
    let node = grid([row([.box(10, 10), .box(10, 10)]), row([.box(48, 4, [.gridCell(cell)])])]) {
      $0.horizontalSpacing = 8
      $0.verticalSpacing = 0
    }
    // The columns of 10 need 20 more together.
    #expect(node.size(nil, nil) == Size(48, 14))
    #expect(
      node.frames(48, 14) == [Rect(5, 0, 10, 10), Rect(33, 0, 10, 10), Rect(0, 10, 48, 4)])
  }

  @Test("What is not a row spans the grid")
  func spanningRow() {
    let node = grid([row([.box(10, 10), .box(20, 10)]), .box(6, 4)]) { $0.verticalSpacing = 2 }
    #expect(node.frames(38, 16)[2] == Rect(16, 12, 6, 4))
  }

  @Test("Rows, columns and cells have alignments of their own")
  func alignments() {
    var leading = GridCell()
    leading.columnAlignment = .leading
    var corner = GridCell()
    corner.anchor = .bottomTrailing
    let node = grid(
      [
        row([.box(10, 4, [.gridCell(leading)]), .box(30, 20)], alignment: .top),
        row([.box(20, 10), .box(10, 5, [.gridCell(corner)])]),
      ]
    ) { $0.verticalSpacing = 0 }
    #expect(
      node.frames(58, 30) == [
        Rect(0, 0, 10, 4), Rect(28, 0, 30, 20), Rect(0, 20, 20, 10), Rect(48, 25, 10, 5),
      ])
  }

  @Test("A cell may have no part in the size of its column")
  func unsized() {
    var cell = GridCell()
    cell.unsizedAxes.horizontal = true
    let node = grid([row([.box(10, 10)]), row([.color([.gridCell(cell)])])]) {
      $0.verticalSpacing = 0
    }
    #expect(node.size(100, 20) == Size(10, 20))
  }

  @Test("A column with a flexible cell that is not counted has an equal share, and keeps the rest")
  func unsizedFlexible() {
    var cell = GridCell()
    cell.unsizedAxes = Axes(horizontal: true, vertical: true)
    let days = Array(repeating: ViewNode.color(), count: 6)
    let node = grid([
      row([.color([.gridCell(cell)])] + Array(repeating: .box(4, 10), count: 6)),
      row([.box(30, 10)] + days),
    ]) {
      $0.horizontalSpacing = 4
      $0.verticalSpacing = 0
    }
    // (361 − 24) / 7, beside a column of 30.
    let (width, share) = (node.size(361, 20).width, (361.0 - 24) / 7)
    #expect(abs(width - (30 + 6 * (4 + share))) < 1e-9)
  }

  @Test("Columns of a lazy grid: fixed ones keep their width, flexible ones share the rest")
  func lazyColumns() {
    let tracks = [GridTrack(.fixed(20)), .flexible, .flexible]
    let node = ViewNode(
      .lazyGrid(
        [.color([.frame(width: nil, height: 10, alignment: .center)])]
          + [.box(10, 30), .box(4, 4), .box(6, 6)], LazyGrid(.vertical, tracks)))
    // 100 − 16 of spacing − 20 leave 32 for each of two.
    #expect(node.size(100, nil) == Size(100, 44))
    #expect(
      node.frames(100, 44) == [
        Rect(0, 10, 20, 10), Rect(39, 0, 10, 30), Rect(82, 13, 4, 4), Rect(7, 38, 6, 6),
      ])
  }

  @Test("An adaptive column becomes as many as there is room for")
  func adaptive() {
    let track = GridTrack(.adaptive(least: 20, most: .infinity), spacing: 5)
    let node = ViewNode(
      .lazyGrid(
        [.color(), .color(), .color(), .color(), .color()], LazyGrid(.vertical, [track])))
    // (100 + 5) / (20 + 5) = 4 columns of (100 − 15) / 4 = 21.25.
    let frames = node.frames(100, 28)
    #expect(frames.map(\.y) == [0, 0, 0, 0, 18])
    // Edges are on pixels of a tenth.
    #expect(frames[1] == Rect(26.3, 0, 21.2, 10))
    #expect(node.size(100, nil) == Size(100, 28))
  }

  @Test(
    "A column without an alignment of its own has the grid's",
    arguments: [Axis.vertical, .horizontal])
  func gridAlignment(_ axis: Axis) {
    var grid = LazyGrid(axis, [.flexible, GridTrack(.fixed(20), spacing: 0, alignment: .center)])
    grid.alignment = axis == .vertical ? Alignment(.leading, .center) : Alignment(.center, .top)
    let frames = ViewNode(.lazyGrid([.box(4, 4), .box(6, 6)], grid)).frames(100, 100)
    #expect(frames.map(axis == .vertical ? \.x : \.y) == [0, 87])
  }

  @Test("A flexible column keeps within its bounds")
  func bounds() {
    let tracks = [GridTrack(.flexible(least: 10, most: 20), spacing: 0), .flexible]
    let node = ViewNode(.lazyGrid([.color(), .color()], LazyGrid(.vertical, tracks)))
    #expect(node.frames(100, 10) == [Rect(0, 0, 20, 10), Rect(20, 0, 80, 10)])
  }

  @Test("The rows of a horizontal lazy grid fill column after column")
  func horizontal() {
    var grid = LazyGrid(.horizontal, [GridTrack(.fixed(10), spacing: 2), GridTrack(.fixed(10))])
    grid.spacing = 3
    let node = ViewNode(.lazyGrid([.box(5, 5), .box(6, 6), .box(7, 7)], grid))
    #expect(node.size(nil, nil) == Size(16, 22))
    #expect(node.frames(16, 22) == [Rect(0.5, 2.5, 5, 5), Rect(0, 14, 6, 6), Rect(9, 1.5, 7, 7)])
  }

  @Test("The first view that fits is shown, and if none does the last")
  func viewThatFits() {
    let node = ViewNode(.viewThatFits([.box(90, 10), .box(50, 10), .box(20, 10)], axes: .both))
    #expect(node.size(100, 20) == Size(90, 10))
    #expect(node.size(60, 20) == Size(50, 10))
    #expect(node.size(10, 20) == Size(20, 10))
    #expect(node.size(nil, nil) == Size(90, 10))
    let wide = ViewNode(
      .viewThatFits([.box(90, 50), .box(20, 10)], axes: Axes(horizontal: true, vertical: false)))
    #expect(wide.size(100, 20) == Size(90, 50))
  }
}
