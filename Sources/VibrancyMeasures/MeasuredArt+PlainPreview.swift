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
}
