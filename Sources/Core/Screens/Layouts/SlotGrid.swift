// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A grid of cells of which widgets take rectangles, each the first that is free: row by row, from
/// the left.
struct SlotGrid {
  /// Cells across.
  let columns: Int
  /// Cells down.
  let rows: Int
  private var taken: [Bool]

  /// An empty grid.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    taken = [Bool](repeating: false, count: columns * rows)
  }

  /// Takes a rectangle of cells; `nil` if none is left.
  ///
  /// - Parameter step: Rectangles begin at multiples of it.
  mutating func take(_ width: Int, _ height: Int, step: Int = 1) -> (column: Int, row: Int)? {
    guard width <= columns, height <= rows else { return nil }
    for row in stride(from: 0, through: rows - height, by: step) {
      for column in stride(from: 0, through: columns - width, by: step)
      where isFree(column, row, width, height) {
        for y in row..<row + height {
          for x in column..<column + width { taken[y * columns + x] = true }
        }
        return (column, row)
      }
    }
    return nil
  }

  /// Whether a cell is free.
  func isFree(_ column: Int, _ row: Int) -> Bool { !taken[row * columns + column] }

  private func isFree(_ column: Int, _ row: Int, _ width: Int, _ height: Int) -> Bool {
    (row..<row + height).allSatisfy { y in
      (column..<column + width).allSatisfy { isFree($0, y) }
    }
  }
}
