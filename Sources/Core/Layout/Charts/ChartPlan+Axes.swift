// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// The lines across the plot, in its coordinates.
  var gridNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    for axis in ticks.y {
      for tick in axis.ticks.ticks where isShown(tick, scales.y) {
        let y = scales.y.place(tick.value)
        for line in tick.gridLines {
          nodes.append(axisLine([0, y], [plot.width, y], line, Self.gridStroke))
        }
      }
    }
    for axis in ticks.x {
      for tick in axis.ticks.ticks where isShown(tick, scales.x) {
        let x = scales.x.place(tick.value)
        for line in tick.gridLines {
          nodes.append(axisLine([x, 0], [x, plot.height], line, Self.dashedStroke))
        }
      }
    }
    return nodes
  }

  /// Ticks and labels, in the coordinates of the whole.
  var axisNodes: [ViewNode] {
    var nodes: [ViewNode] = []
    for axis in ticks.y { nodes += verticalNodes(axis) }
    for axis in ticks.x { nodes += horizontalNodes(axis) }
    return nodes
  }

  private func verticalNodes(_ axis: PlannedAxis) -> [ViewNode] {
    var nodes: [ViewNode] = []
    let isLeading = axis.position == .leading
    let edge = isLeading ? plot.x : plot.right
    var taken: [(low: Double, high: Double)] = []
    for tick in axis.ticks.ticks where isShown(tick, scales.y) {
      let y = plot.y + scales.y.place(tick.value)
      for line in tick.ticks {
        let reach = Rect.bounded(line.length ?? Self.labelSpacing) * (isLeading ? -1 : 1)
        nodes.append(axisLine([edge, y], [edge + reach, y], line, Self.gridStroke))
      }
      for label in tick.labels where !label.nodes.isEmpty {
        let node = label.nodes.asChartLabel
        let size = measure([node])
        var middle = y
        if label.isCentered, let end = tick.end {
          middle = plot.y + (scales.y.place(tick.value) + scales.y.place(end)) / 2
        }
        let box = (low: middle - size.height / 2, high: middle + size.height / 2)
        if taken.contains(where: { $0.low < box.high && box.low < $0.high }) { continue }
        taken.append(box)
        let spacing = Rect.bounded(label.spacing ?? Self.labelSpacing)
        let x = isLeading ? edge - spacing - size.width : edge + spacing
        nodes.append(Self.placed(node, Rect(x, box.low, size.width, size.height)))
      }
    }
    return nodes
  }

  /// Labels begin behind the line of their number, which goes on to below them (Calibrated: one picture).
  /// One that begins where the plot ends is left out (Calibrated), and so are those without room (Assumed).
  private func horizontalNodes(_ axis: PlannedAxis) -> [ViewNode] {
    var nodes: [ViewNode] = []
    let isTop = axis.position == .top
    let edge = isTop ? plot.y : plot.bottom
    var taken: [(low: Double, high: Double)] = []
    for tick in axis.ticks.ticks where isShown(tick, scales.x) {
      let x = plot.x + scales.x.place(tick.value)
      for line in tick.ticks {
        let past = axis.labelSize.height > 0 ? axis.labelSize.height + Self.labelSpacing : 4
        let reach = Rect.bounded(line.length ?? past) * (isTop ? -1 : 1)
        nodes.append(axisLine([x, edge], [x, edge + reach], line, Self.dashedStroke))
      }
      for label in tick.labels where !label.nodes.isEmpty {
        let node = label.nodes.asChartLabel
        let size = measure([node])
        var left = x + Self.labelSpacing
        if label.isCentered {
          let end = tick.end.map { plot.x + scales.x.place($0) } ?? x
          left = (x + end - size.width) / 2
        }
        let box = (low: left, high: left + size.width)
        if box.low >= plot.right || box.high > max(self.size.width, plot.right) + 0.5 { continue }
        if taken.contains(where: { $0.low < box.high + 2 && box.low < $0.high + 2 }) { continue }
        taken.append(box)
        let spacing = Rect.bounded(label.spacing ?? Self.labelSpacing)
        let y = isTop ? edge - spacing - size.height : edge + spacing
        nodes.append(Self.placed(node, Rect(left, y, size.width, size.height)))
      }
    }
    return nodes
  }

  /// Whether a number is on an axis.
  private func isShown(_ tick: ChartTick, _ scale: ChartScale) -> Bool {
    guard tick.value.isFinite else { return false }
    let margin = (scale.domain.upper - scale.domain.lower) * 1e-6
    return tick.value >= scale.domain.lower - margin && tick.value <= scale.domain.upper + margin
  }

  /// Half a point wide (Calibrated: one picture at 2 and one at 3 pixels per point).
  private static var gridStroke: StrokeStyle { StrokeStyle(width: 0.5) }

  /// As lines of the vertical axis, two points drawn and two left out (Calibrated on the same pictures).
  private static var dashedStroke: StrokeStyle {
    var stroke = gridStroke
    stroke.dash = [2, 2]
    return stroke
  }

  /// A line between two places.
  private func axisLine(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ line: ChartTick.Line, _ standard: StrokeStyle
  ) -> ViewNode {
    let stroke = line.stroke ?? standard
    let margin = max(Rect.bounded(stroke.width), 0) / 2
    let low = pointwiseMin(start, end) - margin
    let high = pointwiseMax(start, end) + margin
    var path = Path()
    path.move(to: start - low)
    path.line(to: end - low)
    let shape = ViewNode(
      .shape(
        ShapeView(.path(path, size: nil), stroke: stroke, paint: line.style ?? .color(separator))))
    return Self.placed(shape, Rect(low.x, low.y, high.x - low.x, high.y - low.y))
  }
}
