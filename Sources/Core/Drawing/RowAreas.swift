// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The areas to the right of lines in a row of pixels, as differences from column to column.
struct RowAreas: Sendable {
  private var changes: [Double] = []
  private var width = 0
  /// The columns that were changed.
  private var low = Int.max, high = -1

  /// Makes room for a row.
  mutating func prepare(width: Int) {
    self.width = width
    if changes.count < width + 2 {
      changes += [Double](repeating: 0, count: width + 2 - changes.count)
    }
  }

  /// Adds what lies to the right of a line.
  ///
  /// - Parameters:
  ///   - from: The column where the line begins, in pixels; any number.
  ///   - to: Where it ends.
  ///   - area: Its height, negative to take away.
  mutating func add(from: Double, to: Double, area: Double) {
    var (low, high, area) = from < to ? (from, to, area) : (to, from, area)
    let limit = Double(width)
    guard low < limit else { return }
    if low < 0 {
      guard high > 0 else { return change(0, by: area) }
      let outside = area * (-low / (high - low))
      change(0, by: outside)
      (low, area) = (0, area - outside)
    }
    if high > limit {
      area *= (limit - low) / (high - low)
      high = limit
    }
    let first = Int(low)
    let (start, end) = (low - Double(first), high - Double(first))
    if end <= 1 {
      let middle = (start + end) / 2
      change(first, by: area * (1 - middle))
      change(first + 1, by: area * middle)
      return
    }
    // The share of a column grows as a parabola in the first and the last, steadily in between.
    let slope = area / (end - start)
    let lead = 1 - start
    let share = slope * lead * lead / 2
    change(first, by: share)
    let whole = Int(end)
    let rest = end - Double(whole)
    let last = area - slope * rest * rest / 2
    if whole == 1 {
      change(first + 1, by: last - share)
    } else {
      let second = slope * (lead + 0.5)
      change(first + 1, by: second - share)
      var column = first + 2
      while column < first + whole {
        changes[column] += slope
        column += 1
      }
      self.high = max(self.high, column - 1)
      change(column, by: last - slope * (lead + Double(whole) - 1.5))
    }
    change(first + whole + 1, by: area - last)
  }

  private mutating func change(_ column: Int, by area: Double) {
    guard column < width else { return }
    changes[column] += area
    low = min(low, column)
    high = max(high, column)
  }

  /// Below this a share is a remainder of sums.
  private static let least = 0x1p-24

  /// Writes the shares of the row, and begins a new one.
  ///
  /// - Returns: The columns that may have any.
  mutating func sum(into coverage: inout [Float]) -> Range<Int> {
    guard low <= high else { return 0..<0 }
    let first = low
    var sum = 0.0
    let count = high + 1
    var changes = changes.mutableSpan
    var shares = coverage.mutableSpan
    for column in first..<count {
      sum += changes[column]
      changes[column] = 0
      shares[column] =
        sum < Self.least ? 0 : sum > 1 - Self.least ? 1 : Float(sum)
    }
    (low, high) = (.max, -1)
    guard sum > Self.least else { return first..<count }
    let rest = sum > 1 - Self.least ? 1 : Float(sum)
    for column in count..<max(width, count) { shares[column] = rest }
    return first..<width
  }
}
