// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyTypography

/// A chart in a size: what it shows, where its plot is, and the views it is made of.
struct ChartPlan {
  /// The size of views without a proposal, in points.
  typealias Measure = ([ViewNode]) -> Size

  /// What is drawn.
  let chart: Chart
  /// Its marks, stacked.
  let marks: [ChartMark]
  /// The size of the whole.
  let size: Size
  /// Where marks are drawn, in the whole.
  private(set) var plot: Rect
  /// What is drawn along the axes.
  private(set) var ticks: (x: [PlannedAxis], y: [PlannedAxis]) = ([], [])
  /// Where numbers are in the plot.
  private(set) var scales: (x: ChartScale, y: ChartScale)
  /// What names the series.
  private(set) var legend: PlannedLegend?
  /// The size of views.
  let measure: Measure
  /// The color of grid lines: that of dividers (Calibrated: one picture).
  let separator: PaintColor
  /// Pixels per point.
  let displayScale: Double

  /// Points between the plot and the labels of its axes (Calibrated: one picture, 4 pt on both axes).
  static let labelSpacing = 4.0
  /// Points between the chart and its legend (Calibrated: one picture, 6.7…7.3 pt; where a spacing is set,
  /// two more than that).
  static let legendSpacing = 7.0
  /// The domain of an axis without numbers.
  static let unitDomain = ChartDomain(0, 1)

  /// Lays out a chart.
  init(
    _ chart: Chart, in size: Size, _ environment: LayoutEnvironment, measure: @escaping Measure
  ) {
    (self.chart, self.size, self.measure) = (chart, size, measure)
    (separator, displayScale) = (environment.separator, environment.displayScale)
    marks = chart.stacked
    plot = Rect(0, 0, size.width, size.height)
    let unit = ChartScale(ChartAxis(), Self.unitDomain, along: 1, isVertical: false)
    scales = (unit, unit)
    if let own = chart.legend,
      var planned = PlannedLegend(own, width: size.width, measure: measure)
    {
      plot = planned.rest(of: plot)
      legend = planned
    }
    layOutAxes()
  }

  /// Picks what is drawn along the axes, and leaves room for it.
  ///
  /// The plot begins at the top of the chart, over which its upper label goes; its sides are whole points
  /// (Calibrated: one picture of two charts).
  private mutating func layOutAxes() {
    let free = plot
    let rows = chart.x.marks.map { $0.labelSize(measure).height }
    for (marks, height) in zip(chart.x.marks, rows) where height > 0 {
      plot.height -= height + Self.labelSpacing
      if marks.position == .top { plot.y += height + Self.labelSpacing }
    }
    plot.height = max(plot.height, 0).rounded(.down)
    ticks.y = chart.y.marks.map { PlannedAxis($0, along: plot.height, isVertical: true, measure) }
    for axis in ticks.y where axis.labelSize.width > 0 {
      plot.width -= axis.labelSize.width + Self.labelSpacing
      if axis.position == .leading { plot.x += axis.labelSize.width + Self.labelSpacing }
    }
    plot.width = max(plot.width, 0)
    if plot.width != free.width {
      let right = plot.right
      plot.width = plot.width.rounded(.down)
      // What is lost is lost beside the labels.
      if plot.x > free.x { plot.x = right - plot.width }
    }
    ticks.x = chart.x.marks.map { PlannedAxis($0, along: plot.width, isVertical: false, measure) }
    scales.x = ChartScale(
      chart.x, domain(.horizontal, ticks.x), along: plot.width, isVertical: false)
    scales.y = ChartScale(chart.y, domain(.vertical, ticks.y), along: plot.height, isVertical: true)
  }

  /// What an axis shows: what is said, else its marks rounded to its numbers.
  private func domain(_ axis: Axis, _ ticks: [PlannedAxis]) -> ChartDomain {
    let said = axis == .horizontal ? chart.x.domain : chart.y.domain
    var domain = said ?? marks.domain(axis) ?? Self.unitDomain
    for planned in ticks {
      if let rounded = planned.ticks.domain { domain = domain.union(rounded) }
    }
    guard domain.lower.isFinite, domain.upper.isFinite else { return Self.unitDomain }
    if domain.lower > domain.upper { domain = ChartDomain(domain.upper, domain.lower) }
    if domain.upper - domain.lower > max(abs(domain.upper), abs(domain.lower)) * 1e-13 {
      return domain
    }
    let margin = max(abs(domain.lower) * 1e-6, 0.5)
    return ChartDomain(domain.lower - margin, domain.upper + margin)
  }

  /// The views of the chart.
  var node: ViewNode {
    var nodes: [ViewNode] = []
    let inner = gridNodes + markNodes
    var plotNode = ViewNode(.zStack(inner, alignment: .topLeading))
    plotNode.modifiers =
      [.frame(width: plot.width, height: plot.height, alignment: .topLeading)]
      + chart.plotModifiers
    nodes.append(Self.placed(plotNode, plot))
    nodes += axisNodes
    if let legend { nodes.append(Self.placed(legend.node, legend.frame)) }
    return ViewNode(
      .zStack(nodes, alignment: .topLeading),
      [
        .frame(width: size.width, height: size.height, alignment: .topLeading),
        .environment(.layoutDirection(.leftToRight)),
      ])
  }

  /// A view in a place, which makes no room around it.
  static func placed(_ node: ViewNode, _ frame: Rect) -> ViewNode {
    var node = node
    node.modifiers += [
      .frame(
        width: max(frame.width, 0), height: max(frame.height, 0), alignment: .topLeading),
      .offset(x: Rect.bounded(frame.x), y: Rect.bounded(frame.y)),
      .frame(width: 0, height: 0, alignment: .topLeading),
    ]
    return node
  }
}

extension [ViewNode] {
  /// Views as a label of an axis or a legend: small and secondary (Calibrated: two pictures, `caption2`).
  var asChartLabel: ViewNode {
    ViewNode.stacked(
      self,
      [
        .environment(.font(FontRequest(.caption2))),
        .environment(.foregroundStyle([.secondary])),
      ])
  }
}
