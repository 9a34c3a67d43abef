// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyModes
internal import VibrancyPixels

/// `detail-contrast` and `detail-retention` over a plain wallpaper, for one sample of the model.
struct PlainDetail: Sendable {
  /// The median WCAG ratio across the inner edges.
  let contrast: Double
  /// The share of inner edges that still differ by ΔL* ≥ 8.
  let retention: Double

  init(_ edges: EdgePairTable, tone: PointTone, rows: ArtRows) {
    let (limits, table) = (rows.limits, GrayTable.shared)
    var contrasts = WeightedValues()
    var (all, kept) = (0, 0)
    for (pair, count) in zip(edges.pairs, edges.counts) {
      let first = table.values(
        of: tone.gray(
          alpha: limits.opacity(pair.alpha), luma: limits.strength(pair.alpha, pair.luma)))
      let second = table.values(
        of: tone.gray(
          alpha: limits.opacity(pair.otherAlpha),
          luma: limits.strength(pair.otherAlpha, pair.otherLuma)))
      contrasts.append(contrastRatio(first.luminance, second.luminance), count: Int64(count))
      all += count
      if abs(first.lightness - second.lightness) >= 8 { kept += count }
    }
    contrast = contrasts.selected(percentile: 50)
    retention = all == 0 ? 0 : Double(kept) / Double(all)
  }
}
