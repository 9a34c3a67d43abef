// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// Where a rule begins and ends; `nil`: it is not in the plot.
  func ruleEnds(_ mark: ChartMark) -> (SIMD2<Double>, SIMD2<Double>)? {
    switch (mark.x, mark.y) {
    case (.none, .none): return nil
    case (let extent, .none):
      guard let x = scales.x.middle(extent) else { return nil }
      return ([x, 0], [x, plot.height])
    case (.none, let extent):
      guard let y = scales.y.middle(extent) else { return nil }
      return ([0, y], [plot.width, y])
    case (let first, let second):
      guard let x = scales.x.span(first), let y = scales.y.span(second) else { return nil }
      // Along the one that is a range; else across its place.
      if case .range = second {
        let middle = (x.low + x.high) / 2
        return ([middle, y.low], [middle, y.high])
      }
      let middle = (y.low + y.high) / 2
      if case .value = first { return ([x.low, 0], [x.low, plot.height]) }
      return ([x.low, middle], [x.high, middle])
    }
  }

  /// A rule, of one point where nothing is said (Assumed).
  func ruleNode(
    _ mark: ChartMark, _ start: SIMD2<Double>, _ end: SIMD2<Double>
  ) -> ViewNode {
    var path = Path()
    path.move(to: start)
    path.line(to: end)
    return shapeNode(path, mark, stroke: mark.stroke ?? StrokeStyle(width: 1))
  }
}
