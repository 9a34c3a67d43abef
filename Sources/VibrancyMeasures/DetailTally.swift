// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

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
    edges.right.forEachColumn(inRow: y) { x in
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
    edges.down.forEachColumn(inRow: y) { x in
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
