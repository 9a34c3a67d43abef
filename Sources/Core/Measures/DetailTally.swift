// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// Reads the inner edges of a preview as its rows come.
struct DetailTally: Sendable {
  private let edges: InnerEdges
  private let solid: BitMask
  /// (darker + .05) ÷ (lighter + .05): the inverse of contrast.
  private var closeness = MeanHistogram(bins: 4096, span: 1)
  private var kept = 0

  init(_ edges: InnerEdges, solid: BitMask) {
    (self.edges, self.solid) = (edges, solid)
  }

  /// Reads what row `y`, the last one loaded, completes.
  mutating func add(_ y: Int, _ rows: LuminanceRows) {
    edges.all.right.forEachColumn(inRow: y) { x in
      let (first, second) = InnerEdges.samples(right: x, y, of: solid)
      add(rows.preview[y & 3][first], rows.preview[y & 3][second])
    }
    if y >= 2 { addDown(y - 2, rows) }
    if y >= 1, y == solid.height - 1 { addDown(y - 1, rows) }
  }

  /// The median WCAG ratio across the edges.
  var contrast: Double {
    let values = closeness.values
    // What is ranked is the inverse.
    let rank = values.count + 1 - values.rank(ofPercentile: 50)
    return 1 / values.value(atRank: rank)
  }

  /// The share of edges that still differ by ΔL* ≥ 8.
  var retention: Double { Double(kept) / Double(edges.count) }

  /// Reads pairs of luminances across edges, from `start` on, each as often as there are edges.
  mutating func add(_ luminance: [Float], from start: Int, counts: [Int]) {
    for (pair, count) in counts.enumerated() {
      add(luminance[start + 2 * pair], luminance[start + 2 * pair + 1], count: count)
    }
  }

  private mutating func addDown(_ y: Int, _ rows: LuminanceRows) {
    edges.all.down.forEachColumn(inRow: y) { x in
      let (first, second) = InnerEdges.samples(down: y, x, of: solid)
      add(rows.preview[first & 3][x], rows.preview[second & 3][x])
    }
  }

  private mutating func add(_ one: Float, _ other: Float, count: Int = 1) {
    let (low, high) = (min(one, other), max(one, other))
    closeness.add(Double((low + 0.05) / (high + 0.05)), count: count)
    if Self.lightness(high) - Self.lightness(low) >= 8 { kept += count }
  }

  /// L*, within 1e-4.
  private static func lightness(_ luminance: Float) -> Float {
    luminance > 216.0 / 24_389 ? 116 * cubeRoot(luminance) - 16 : 24_389.0 / 27 * luminance
  }
}

/// A histogram whose bins keep the mean of what fell into them, so that flat art stays exact.
struct MeanHistogram: Sendable {
  private var counts: [Int]
  private var sums: [Double]
  private let binsPerUnit: Double

  /// - Parameters:
  ///   - bins: How many there are; values beyond the last fall into it.
  ///   - span: The largest value distinguished, from above 0.
  init(bins: Int, span: Double) {
    counts = [Int](repeating: 0, count: bins)
    sums = [Double](repeating: 0, count: bins)
    binsPerUnit = Double(bins) / span
  }

  mutating func add(_ value: Double, count: Int = 1) {
    let bin = min(Int(value * binsPerUnit), counts.count - 1)
    counts[bin] &+= count
    sums[bin] += value * Double(count)
  }

  /// The means of the bins, upwards, ranked.
  var values: WeightedValues {
    var values = WeightedValues()
    for (count, sum) in zip(counts, sums) where count > 0 {
      values.append(sum / Double(count), count: Int64(count))
    }
    values.sort()
    return values
  }
}

/// The mean ΔE_ok of two previews over the pixels that are visible in either picture.
///
/// - Parameters:
///   - first: The one picture.
///   - second: The other; of the same size.
///   - rows: Renders row `y` of both previews, on the scene's empty picture: opaque, encoded; asked
///     for the rows in which something is visible, from the top.
/// - Returns: 0 and more; `nil`: the sizes differ, or nothing is visible in either.
package func meanDifference(
  _ first: MeasuredArt, _ second: MeasuredArt,
  rows render: (_ y: Int, _ first: inout PlanarRow, _ second: inout PlanarRow) -> Void
) -> Double? {
  guard first.rows.image.size == second.rows.image.size else { return nil }
  var (one, other) = (PlanarRow(width: first.rows.width), PlanarRow(width: first.rows.width))
  let table = LuminanceTable.shared
  var (sum, count) = (0.0, 0)
  var visible = first.visible
  visible.formUnion(second.visible)
  for y in 0..<visible.height where !visible.isEmpty(row: y) {
    render(y, &one, &other)
    var line = 0.0
    visible.forEachRun(inRow: y) { start, end in
      for x in start..<end { line += Double(table.difference(of: one, from: other, at: x)) }
      count += end - start
    }
    sum += line
  }
  return count == 0 ? nil : sum / Double(count)
}
