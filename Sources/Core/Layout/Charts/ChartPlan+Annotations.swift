// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ChartPlan {
  /// The views beside a mark.
  func annotations(of mark: ChartMark, _ box: Rect) -> [ViewNode] {
    mark.annotations.map { annotation in
      let size = measure(annotation.nodes)
      let spacing = Rect.bounded(annotation.spacing)
      func aligned(_ share: Double, _ low: Double, _ length: Double, _ own: Double) -> Double {
        low + (length - own) * share
      }
      let (position, alignment) = (annotation.position, annotation.alignment)
      var x = aligned(alignment.x, box.x, box.width, size.width)
      var y = aligned(alignment.y, box.y, box.height, size.height)
      // Corners are above or below, at that end.
      if position.x != 0.5, position.y != 0.5 {
        x = aligned(position.x, box.x, box.width, size.width)
      }
      if position.y == 0 {
        y = box.y - spacing - size.height
      } else if position.y == 1 {
        y = box.bottom + spacing
      } else if position.x == 0 {
        x = box.x - spacing - size.width
      } else if position.x == 1 {
        x = box.right + spacing
      }
      return Self.placed(
        ViewNode.stacked(annotation.nodes, []), Rect(x, y, size.width, size.height))
    }
  }
}
