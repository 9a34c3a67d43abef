// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyModes
internal import VibrancyPixels

extension MeasuredArt {
  /// The facts of a vibrant preview over a plain wallpaper, without rendering it: the result
  /// depends on (α, m) alone.
  ///
  /// - Parameters:
  ///   - tones: A tone a sample of the model, the defaults first.
  ///   - wallpaper: What lies behind, as reports name it.
  ///   - isNamed: Whether the user named it.
  ///   - grey: The wallpaper's grey, `0...1`, if it is one.
  ///   - ratio: The tile map is measured where a part's contrast is below it with some tone, for
  ///     else there is nothing to point at; 0: never.
  /// - Precondition: There is at least one tone.
  package func preview(
    over tones: [PointTone], wallpaper: String?, isNamed: Bool, grey: Double?,
    tilesBelow ratio: Double = 4.5
  ) -> PreviewFacts {
    precondition(!tones.isEmpty, "the defaults are a sample")
    var facts = PreviewFacts(
      wallpaper: wallpaper, isNamed: isNamed, grey: grey, parts: plainParts(over: tones),
      bounds: bounds)
    if let edges, edges.count > 0 {
      let details = tones.map { PlainDetail(edges.pairs, tone: $0, rows: rows) }
      facts.detailRetention = Estimate(samples: details.map { $0.retention })
      if edges.count >= 50 * scale {
        facts.detailContrast = Estimate(samples: details.map { $0.contrast })
      }
    }
    if facts.hasPart(below: ratio) { facts.tiles = tiles(over: tones[0]) }
    return facts
  }

  /// `legible-range`: greys from 0 to 1 in steps of .05, never quantized.
  ///
  /// - Parameter tones: A tone a sample of the model over a grey, the defaults first.
  package func legibleRange(_ tones: (Double) -> [PointTone]) -> LegibleRange {
    LegibleRange(
      points: (0...20).map { step in
        let grey = Double(step) / 20
        let facts = PreviewFacts(parts: plainParts(over: tones(grey)), bounds: bounds)
        return LegibleRange.Point(
          grey: grey, illegibleShare: facts.illegibleShare(below: 3),
          contrast: facts.legibleContrast)
      })
  }

  private func plainParts(over tones: [PointTone]) -> [PartFacts] {
    var readers = tones.map { PlainReader($0, enough: enough) }
    return parts.parts.indices.map { part in
      let bins = strengths.bins(ofGroup: part)
      let readings = readers.indices.map { readers[$0].reading(bins) }
      return PartFacts(
        area: parts.parts[part].area, againstScene: readings.map { $0.againstScene },
        within: readings.map { $0.within },
        outstandingFraction: readers.first?.outstandingFraction(bins) ?? 0,
        isPlate: parts.parts[part].isPlate)
    }
  }

  /// `tile-map` of a vibrant preview over a plain wallpaper, without rendering it.
  package func tiles(over tone: PointTone) -> [TileFacts] {
    let (table, width) = (LuminanceTable.shared, rows.width)
    var (run, pass) = (PixelRun(), TilePass(self))
    var alpha = [Float](repeating: 0, count: width)
    var strength = [Float](repeating: 0, count: width)
    var grays = [Float](repeating: Float(tone.backdrop), count: width)
    table.linearize(&grays)
    let scene = grays
    for y in 0..<rows.height where parts.rowStarts[y] < parts.rowStarts[y + 1] {
      rows.image.samples.loadStrengths(firstPixel: y * width, alpha: &alpha, luma: &strength)
      if rows.isTemplate { strength = alpha }
      parts.forEachRun(inRow: y) { part, start, end in
        let gain = Float(parts.parts[part].gain)
        guard gain != 1 else { return }
        for x in start..<end { (alpha[x], strength[x]) = (alpha[x] * gain, strength[x] * gain) }
      }
      tone.grays(alpha: alpha, luma: strength, into: &grays)
      table.linearize(&grays)
      parts.forEachRun(inRow: y) { _, start, end in
        run.load(grays, from: start, scene: scene, columns: start..<end, joinsEqual: false)
        pass.add(run, y, from: start, to: end)
      }
    }
    return pass.facts(enough: enough)
  }
}

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
