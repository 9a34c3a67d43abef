// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

/// A legend beside a chart.
struct PlannedLegend {
  /// What it shows.
  let node: ViewNode
  /// Where it stands in the chart.
  private(set) var frame: Rect
  private let legend: ChartLegend

  /// The diameter of the symbols, and the points to their name and between two series (Calibrated: two
  /// pictures, 8, 5 and 8 pt).
  private static let lengths = (symbol: 8.0, toName: 5.0, between: 8.0)

  /// A legend that is at most as wide as its chart; `nil`: there is nothing in it.
  init?(_ legend: ChartLegend, width: Double, measure: ChartPlan.Measure) {
    self.legend = legend
    var nodes = legend.content
    if nodes.isEmpty {
      let isColumn = legend.position == .leading || legend.position == .trailing
      nodes = Self.rows(of: legend.entries, width: isColumn ? 0 : width, measure)
    }
    guard !nodes.isEmpty else { return nil }
    node = ViewNode(.vStack(nodes, alignment: .leading, spacing: 4))
    let size = measure([node])
    frame = Rect(0, 0, size.width, size.height)
  }

  private static func rows(
    of entries: [ChartLegend.Entry], width: Double, _ measure: ChartPlan.Measure
  ) -> [ViewNode] {
    var (rows, row): ([[ViewNode]], [ViewNode]) = ([], [])
    var taken = 0.0
    for entry in entries.prefix(100) {
      let symbol =
        entry.symbol.shape(side: lengths.symbol)
        ?? ShapeView(.circle)
      let dot = ViewNode(
        .shape(symbol),
        [
          .frame(width: lengths.symbol, height: lengths.symbol, alignment: .center),
          .environment(.foregroundStyle([entry.style])),
        ])
      let name = [ViewNode.text(entry.name)].asChartLabel
      let node = ViewNode(
        .hStack([dot, name], alignment: .center, spacing: lengths.toName))
      let length = measure([node]).width
      if !row.isEmpty, taken + lengths.between + length > width {
        rows.append(row)
        (row, taken) = ([], 0)
      }
      taken += (row.isEmpty ? 0 : lengths.between) + length
      row.append(node)
    }
    if !row.isEmpty { rows.append(row) }
    return rows.map { ViewNode(.hStack($0, alignment: .center, spacing: lengths.between)) }
  }

  /// Takes its place in a rectangle: what is left of that.
  mutating func rest(of free: Rect) -> Rect {
    var rest = free
    let spacing = legend.spacing.map { Rect.bounded($0) + 2 } ?? ChartPlan.legendSpacing
    switch legend.alignment.horizontal {
    case .leading, .custom: frame.x = free.x
    case .center: frame.x = free.x + (free.width - frame.width) / 2
    case .trailing: frame.x = free.right - frame.width
    }
    switch legend.position {
    case .bottom:
      frame.y = free.bottom - frame.height
      rest.height -= frame.height + spacing
    case .top:
      frame.y = free.y
      rest.y += frame.height + spacing
      rest.height -= frame.height + spacing
    case .leading, .trailing:
      let isLeading = legend.position == .leading
      frame.x = isLeading ? free.x : free.right - frame.width
      frame.y = free.y
      if legend.alignment.vertical == .center {
        frame.y = free.y + (free.height - frame.height) / 2
      }
      rest.width -= frame.width + spacing
      if isLeading { rest.x += frame.width + spacing }
    case .overlay: frame.y = free.y
    }
    rest.width = max(rest.width, 0)
    rest.height = max(rest.height, 0)
    return rest
  }
}
