// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutPass {
  /// A `Grid` of rows; what is not a row spans it.
  func buildGrid(_ nodes: [ViewNode], _ options: GridOptions, _ context: BuildContext) -> Int {
    var children: [Int] = []
    var rows: [GridPlan.Row] = []
    func addRows(_ nodes: [ViewNode], _ context: BuildContext) {
      for node in nodes {
        let start = children.count
        switch node.content {
        case .gridRow(_, let alignment):
          build(node, context, into: &children)
          if children.count > start {
            rows.append(
              GridPlan.Row(
                cells: start..<children.count, isSpanning: false, alignment: alignment))
          }
        case .group(let inner):
          guard context.depth < LayoutLimits.depth else { return note(.tooDeep, node.source) }
          addRows(inner.map { $0.inside(node) }, context.deeper)
        case .empty, .hStack, .vStack, .zStack, .grid, .lazyGrid, .viewThatFits, .customLayout,
          .spacer, .divider, .text, .symbol, .picture, .shape, .fill, .geometryReader, .label,
          .gauge, .progress, .button, .toggle, .link, .contentUnavailable, .accessoryBackground,
          .chart, .unknown:
          build(node, context, into: &children)
          for child in start..<children.count {
            rows.append(
              GridPlan.Row(cells: child..<child + 1, isSpanning: true, alignment: nil))
          }
        }
      }
    }
    addRows(nodes, context.inside(nil))
    return add(.grid(GridPlan(options: options, rows: rows)), children, context)
  }

  /// The size of a `Grid` and where its cells go.
  ///
  /// A column is as wide as its widest cell; columns share the proposed width as the children of a stack
  /// do, the least flexible first; then rows share the height (Documented in outline). A cell or row that
  /// spans columns widens them equally if it needs more (Assumed).
  func gridLayout(
    _ children: [Int], _ plan: GridPlan, _ proposal: ProposedSize
  ) -> (size: Size, placements: [Placement]) {
    let cells = gridCells(children, plan)
    let columns = min(cells.reduce(0) { max($0, $1.columns.upperBound) }, 1000)
    guard columns > 0 else { return (.zero, []) }
    let gap = Rect.bounded(plan.options.horizontalSpacing ?? EdgeSpacing.standard)
    let widths = columnWidths(cells, columns, gap, proposal.width)
    let starts = Self.starts(widths) { _ in gap }
    let total = starts[columns - 1] + widths[columns - 1]

    func width(of cell: GridCellItem) -> Double {
      guard !cell.isSpanning else { return total }
      let last = min(cell.columns.upperBound, columns) - 1
      return starts[last] + widths[last] - starts[cell.columns.lowerBound]
    }
    let gaps = rowGaps(children, plan)
    let heights = rowHeights(cells, plan, gaps, proposal.height, width: width)
    let tops = Self.starts(heights) { gaps[$0] }
    let columnAlignments = columnAlignments(cells, columns)
    let baselines = rowBaselines(cells, plan, heights, width: width)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    for cell in cells {
      let box = Size(width(of: cell), heights[cell.row])
      let inner = ProposedSize(box)
      let row = plan.rows[cell.row]
      var alignment = plan.options.alignment
      if let vertical = row.alignment { alignment.vertical = vertical }
      if !cell.isSpanning, let column = columnAlignments[cell.columns.lowerBound] {
        alignment.horizontal = column
      }
      var placement = aligned(cell.element, inner, alignment, in: box)
      if let anchor = elements[cell.element].cell?.anchor {
        let chosen = size(cell.element, inner)
        placement.x = (box.width - chosen.width) * Rect.bounded(anchor.x)
        placement.y = (box.height - chosen.height) * Rect.bounded(anchor.y)
      } else if Guide.vertical(alignment.vertical).isBaseline {
        let guide = Guide.vertical(alignment.vertical)
        placement.y = baselines[cell.row] - position(of: guide, cell.element, inner)
      }
      placement.x += cell.isSpanning ? 0 : starts[cell.columns.lowerBound]
      placement.y += tops[cell.row]
      placements.append(placement)
    }
    return (Size(total, (tops.last ?? 0) + (heights.last ?? 0)), placements)
  }

  /// The distances that the cells of a row want.
  func rowSpacings(_ row: GridPlan.Row, _ children: [Int]) -> EdgeSpacings {
    var spacings = elements[children[row.cells.lowerBound]].spacings
    for cell in row.cells.dropFirst() {
      spacings = spacings.union(elements[children[cell]].spacings)
    }
    return spacings
  }

  /// Between rows: as between `HStack`s in a `VStack` (Assumed).
  private func rowGaps(_ children: [Int], _ plan: GridPlan) -> [Double] {
    guard plan.rows.count > 1 else { return [] }
    return (1..<plan.rows.count).map { index in
      if let spacing = plan.options.verticalSpacing { return Rect.bounded(spacing) }
      let (above, below) = (plan.rows[index - 1], plan.rows[index])
      return rowSpacings(above, children).bottom.distance(to: rowSpacings(below, children).top)
    }
  }

  private func gridCells(_ children: [Int], _ plan: GridPlan) -> [GridCellItem] {
    var cells: [GridCellItem] = []
    for (index, row) in plan.rows.enumerated() {
      var column = 0
      for position in row.cells {
        let element = children[position]
        let span = min(max(elements[element].cell?.columns ?? 1, 1), 1000)
        guard column < 1000 else { break }
        cells.append(
          GridCellItem(
            element: element, row: index, columns: column..<column + span,
            isSpanning: row.isSpanning))
        column += span
      }
    }
    return cells
  }

  /// What cells say about the alignment of all in their column.
  private func columnAlignments(
    _ cells: [GridCellItem], _ columns: Int
  ) -> [HorizontalAlignment?] {
    var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: columns)
    for cell in cells where !cell.isSpanning && cell.columns.lowerBound < columns {
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? elements[cell.element].cell?.columnAlignment
    }
    return alignments
  }

  /// Where the baselines of rows are that are aligned at them, from the row's top.
  private func rowBaselines(
    _ cells: [GridCellItem], _ plan: GridPlan, _ heights: [Double],
    width: (GridCellItem) -> Double
  ) -> [Double] {
    var baselines = Array(repeating: 0.0, count: heights.count)
    for cell in cells {
      let alignment = plan.rows[cell.row].alignment ?? plan.options.alignment.vertical
      let guide = Guide.vertical(alignment)
      guard guide.isBaseline else { continue }
      let inner = ProposedSize(width(cell), heights[cell.row])
      baselines[cell.row] = max(baselines[cell.row], position(of: guide, cell.element, inner))
    }
    return baselines
  }

  private func columnWidths(
    _ cells: [GridCellItem], _ columns: Int, _ gap: Double, _ proposed: Double?
  ) -> [Double] {
    var single: [[Int]] = Array(repeating: [], count: columns)
    // A flexible cell that has no part in its column's width still makes it flexible (Calibrated: six
    // columns of one picture).
    var keepsShare = Array(repeating: false, count: columns)
    for cell in cells where !cell.isSpanning && cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      if elements[cell.element].cell?.unsizedAxes.horizontal == true {
        let most = size(cell.element, ProposedSize(.infinity, nil)).width
        keepsShare[column] = keepsShare[column] || !most.isFinite
      } else {
        single[column].append(cell.element)
      }
    }
    func widest(_ column: Int, _ width: Double?) -> Double {
      single[column].reduce(0) { max($0, size($1, ProposedSize(width, nil)).width) }
    }
    var widths = Self.shared(
      columns, proposed.map { $0 - gap * Double(columns - 1) }, keepsShare: { keepsShare[$0] },
      length: widest)
    for cell in cells where cell.isSpanning || cell.columns.count > 1 {
      if elements[cell.element].cell?.unsizedAxes.horizontal == true { continue }
      let spanned =
        cell.isSpanning ? 0..<columns : cell.columns.clamped(to: 0..<columns)
      let needed =
        size(cell.element, ProposedSize(cell.isSpanning ? proposed : proposed.map { _ in 0 }, nil))
        .width
      let present = spanned.reduce(gap * Double(spanned.count - 1)) { $0 + widths[$1] }
      guard needed > present else { continue }
      for column in spanned { widths[column] += (needed - present) / Double(spanned.count) }
    }
    return widths
  }

  private func rowHeights(
    _ cells: [GridCellItem], _ plan: GridPlan, _ gaps: [Double], _ proposed: Double?,
    width: (GridCellItem) -> Double
  ) -> [Double] {
    var rows: [[GridCellItem]] = Array(repeating: [], count: plan.rows.count)
    for cell in cells where elements[cell.element].cell?.unsizedAxes.vertical != true {
      rows[cell.row].append(cell)
    }
    return Self.shared(
      rows.count, proposed.map { gaps.reduce($0) { $0 - $1 } }
    ) { row, height in
      let alignment = plan.rows[row].alignment ?? plan.options.alignment.vertical
      let guide = Guide.vertical(alignment)
      var (before, after) = (0.0, 0.0)
      for cell in rows[row] {
        let inner = ProposedSize(width(cell), height)
        let chosen = size(cell.element, inner).height
        let position = guide.isBaseline ? position(of: guide, cell.element, inner) : 0
        before = max(before, position)
        after = max(after, chosen - position)
      }
      return before + after
    }
  }
}

/// A cell of a `Grid`.
struct GridCellItem {
  let element: Int
  let row: Int
  let columns: Range<Int>
  /// Whether it stands alone, across all columns.
  let isSpanning: Bool
}
