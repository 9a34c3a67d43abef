// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// The marks in the coordinates of the plot, the lowest first.
  var markNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    var drawn: Set<SeriesKey> = []
    let sectors = marks.filter { $0.kind == .sector }
    if !sectors.isEmpty { nodes += sectorNodes(sectors) }
    let steps = (x: leastStep(.horizontal), y: leastStep(.vertical))
    let piles = self.piles
    let series = self.series
    for mark in marks {
      switch mark.kind {
      case .sector: continue
      case .line, .area:
        let key = SeriesKey(kind: mark.kind, number: mark.series)
        if drawn.insert(key).inserted { nodes += seriesNodes(series[key] ?? []) }
      case .point:
        if let node = pointNode(mark) { nodes.append(node) }
        nodes += annotations(of: mark, pointBox(mark))
      case .bar, .rectangle:
        guard let box = barBox(mark, steps) else { continue }
        nodes.append(barNode(mark, box, piles))
        nodes += annotations(of: mark, box)
      case .rule:
        guard let (start, end) = ruleEnds(mark) else { continue }
        nodes.append(ruleNode(mark, start, end))
        let low = pointwiseMin(start, end)
        let high = pointwiseMax(start, end)
        nodes += annotations(of: mark, Rect(low.x, low.y, high.x - low.x, high.y - low.y))
      }
    }
    return nodes
  }

  /// A path of the plot in a mark's style, in a box of its own, in which gradients run.
  func shapeNode(_ path: Path, _ mark: ChartMark, stroke: StrokeStyle?) -> ViewNode {
    guard let (low, high) = path.bounds else { return ViewNode(.empty) }
    let margin = max(Rect.bounded(stroke?.width ?? 0), 0) / 2
    let box = Rect(
      low.x - margin, low.y - margin, high.x - low.x + 2 * margin, high.y - low.y + 2 * margin)
    let kind = ShapeKind.path(path.transformed(by: .moving(by: [-box.x, -box.y])), size: nil)
    let style = mark.style ?? .tint
    let shape =
      stroke.map { ShapeView(kind, stroke: $0, paint: style) } ?? ShapeView(kind, fill: style)
    return finished(ViewNode(.shape(shape)), mark, box)
  }

  /// A view in a box of the plot, with what else is set of its mark.
  func finished(_ node: ViewNode, _ mark: ChartMark, _ box: Rect) -> ViewNode {
    var node = node
    node.source = mark.source
    guard !mark.modifiers.isEmpty else { return Self.placed(node, box) }
    node.modifiers.append(
      .frame(
        width: max(box.width, 0), height: max(box.height, 0), alignment: .topLeading))
    node.modifiers += mark.modifiers
    return Self.placed(node, box)
  }
}
