// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How much of each pixel a shape covers, exactly to the area: the sum of signed areas along a row.
package struct Coverage {
  /// First column.
  package let x: Int
  /// First row.
  package let y: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// A share a pixel, `0...1`, row-major.
  private(set) var shares: [Float]
  private let stride: Int

  /// Covers pixels.
  ///
  /// - Parameters:
  ///   - outline: In points.
  ///   - scale: Pixels per point.
  ///   - columns: Pixels there are across.
  ///   - rows: Pixels there are down.
  /// - Returns: `nil` if the shape covers none of them.
  package init?(_ outline: Outline, scale: Double, columns: Int, rows: Int) {
    guard let bounds = outline.bounds else { return nil }
    let (left, top) = ((bounds.left * scale).rounded(.down), (bounds.top * scale).rounded(.down))
    let right = (bounds.right * scale).rounded(.up)
    let bottom = (bounds.bottom * scale).rounded(.up)
    guard right > 0, bottom > 0, left < Double(columns), top < Double(rows),
      right - left <= Double(2 * columns), bottom - top <= Double(2 * rows)
    else { return nil }
    (x, y) = (Int(left), Int(top))
    (width, height) = (max(1, Int(right - left)), max(1, Int(bottom - top)))
    stride = width + 2
    shares = [Float](repeating: 0, count: stride * height)
    var areas = [Double](repeating: 0, count: stride * height)
    let origin = Outline.Point(left, top)
    for contour in outline.contours {
      guard var last = contour.last.map({ $0 * scale - origin }) else { continue }
      for point in contour {
        let next = point * scale - origin
        add(last, next, to: &areas)
        last = next
      }
    }
    for row in 0..<height {
      var sum = 0.0
      for index in row * stride..<row * stride + width {
        sum += areas[index]
        shares[index] = Float(min(abs(sum), 1))
      }
    }
  }

  /// The share of a pixel, counted from the shape's own first.
  package func share(_ column: Int, _ row: Int) -> Float { shares[row * stride + column] }

  /// Adds the signed area right of a line.
  private func add(
    _ from: Outline.Point, _ to: Outline.Point, to areas: inout [Double]
  ) {
    guard from.y != to.y else { return }
    let direction = from.y < to.y ? 1.0 : -1.0
    let (start, end) = from.y < to.y ? (from, to) : (to, from)
    let slope = (end.x - start.x) / (end.y - start.y)
    var x = start.x
    for row in max(0, Int(start.y))..<min(height, Int(end.y.rounded(.up))) {
      let depth = min(Double(row + 1), end.y) - max(Double(row), start.y)
      let next = x + slope * depth
      let (area, line) = (depth * direction, row * stride)
      let (low, high) = (min(x, next), max(x, next))
      let (first, last) = (Int(low), Int(high.rounded(.up)))
      if last <= first + 1 {
        let middle = (x + next) / 2 - Double(first)
        areas[line + first] += area * (1 - middle)
        areas[line + first + 1] += area * middle
      } else {
        spread(area, from: low, to: high, at: line, in: &areas)
      }
      x = next
    }
  }

  /// Spreads the area of a flat line over the pixels that it crosses.
  private func spread(
    _ area: Double, from low: Double, to high: Double, at line: Int, in areas: inout [Double]
  ) {
    // The share of the area that lies left of a column is a parabola at the ends.
    func left(of column: Double) -> Double {
      let reach = min(max(column - low, 0), high - low)
      return (reach * reach / 2 + max(column - high, 0) * (high - low)) / (high - low)
    }
    var before = 0.0
    var beforeLast = 0.0
    for column in Int(low)...Int(high.rounded(.up)) {
      let now = left(of: Double(column + 1))
      areas[line + column] += area * (now - 2 * before + beforeLast)
      (beforeLast, before) = (before, now)
    }
  }
}
