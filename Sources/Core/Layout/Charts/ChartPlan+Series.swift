// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// What marks that are joined have in common.
  struct SeriesKey: Hashable {
    let kind: ChartMark.Kind
    let number: Int
  }

  var series: [SeriesKey: [ChartMark]] {
    var series: [SeriesKey: [ChartMark]] = [:]
    for mark in marks where mark.kind == .line || mark.kind == .area {
      series[SeriesKey(kind: mark.kind, number: mark.series), default: []].append(mark)
    }
    return series
  }

  /// The line or area of a series, with what stands at its points.
  func seriesNodes(_ points: [ChartMark]) -> [ViewNode] {
    guard let first = points.first else { return [] }
    var nodes: [ViewNode] = []
    switch first.kind {
    case .line:
      let places = points.compactMap { place(of: $0) }
      if places.count > 1 { nodes.append(lineNode(first, places)) }
    case .area:
      if let node = areaNode(first, points) { nodes.append(node) }
    case .bar, .point, .rule, .rectangle, .sector: return []
    }
    for mark in points {
      if mark.kind == .line, mark.symbol != nil, let node = pointNode(mark) { nodes.append(node) }
      nodes += annotations(of: mark, pointBox(mark))
    }
    return nodes
  }

  /// A line of two points where nothing is said (Calibrated: one picture), with round joins (Assumed).
  private func lineNode(_ mark: ChartMark, _ places: [SIMD2<Double>]) -> ViewNode {
    var stroke = StrokeStyle(width: 2)
    stroke.join = .round
    var path = Path()
    mark.curve.add(places, to: &path)
    return shapeNode(path, mark, stroke: mark.stroke ?? stroke)
  }

  private func areaNode(_ mark: ChartMark, _ points: [ChartMark]) -> ViewNode? {
    var (upper, lower): ([SIMD2<Double>], [SIMD2<Double>]) = ([], [])
    for point in points {
      guard let x = scales.x.middle(point.x) else { continue }
      switch point.y {
      case .range(let low, let high):
        upper.append([x, scales.y.place(high)])
        lower.append([x, scales.y.place(low)])
      case .value(let value):
        upper.append([x, scales.y.place(value)])
        lower.append([x, scales.y.place(0)])
      case .none, .band: continue
      }
    }
    guard upper.count > 1 else { return nil }
    var path = Path()
    mark.curve.add(upper, to: &path)
    mark.curve.add(Array(lower.reversed()), to: &path, isContinued: true)
    path.close()
    return shapeNode(path, mark, stroke: nil)
  }
}
