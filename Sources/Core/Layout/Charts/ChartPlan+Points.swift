// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing

extension ChartPlan {
  /// Where a point is in the plot.
  func place(of mark: ChartMark) -> SIMD2<Double>? {
    let x = scales.x.middle(mark.x) ?? (mark.x == .none ? plot.width / 2 : nil)
    let y = scales.y.middle(mark.y) ?? (mark.y == .none ? plot.height / 2 : nil)
    guard let x, let y else { return nil }
    return [x, y]
  }

  /// The diameter of a circle of a mark's area, in points.
  private func side(_ mark: ChartMark) -> Double {
    let area = mark.symbolArea.isFinite ? min(max(mark.symbolArea, 0), 1e6) : 0
    return 2 * (area / Trigonometry.pi).squareRoot()
  }

  /// The box of a point's symbol.
  func pointBox(_ mark: ChartMark) -> Rect {
    guard let place = place(of: mark) else { return Rect(0, 0, 0, 0) }
    let side = mark.kind == .point || mark.symbol != nil ? side(mark) : 0
    return Rect(place.x - side / 2, place.y - side / 2, side, side)
  }

  /// A point's symbol; `nil`: it is not in the plot.
  func pointNode(_ mark: ChartMark) -> ViewNode? {
    guard let place = place(of: mark) else { return nil }
    let symbol = mark.symbol ?? .circle
    if case .views(let nodes) = symbol {
      let size = measure(nodes)
      var node = ViewNode.stacked(nodes, [])
      if let style = mark.style { node.modifiers.append(.environment(.foregroundStyle([style]))) }
      return finished(
        node, mark,
        Rect(place.x - size.width / 2, place.y - size.height / 2, size.width, size.height))
    }
    let side = side(mark)
    guard side > 0, var shape = symbol.shape(side: side) else { return nil }
    let style = mark.style ?? .tint
    if shape.stroke != nil { shape.strokePaint = style } else { shape.fill = style }
    return finished(
      ViewNode(.shape(shape)), mark,
      Rect(place.x - side / 2, place.y - side / 2, side, side))
  }
}
