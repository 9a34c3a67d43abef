// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyPixels

extension MeasuredArt {
  /// The facts of any preview, from its rendered rows.
  ///
  /// A part without a core is judged as if its α were divided by its largest: here the distance of
  /// its pixels from the scene is, which is the same in every mode that is linear in α (all but
  /// vibrant over a picture, where it is an estimate).
  ///
  /// - Parameters:
  ///   - samples: How many samples of the model there are, the defaults first, from 1.
  ///   - wallpaper: What lies behind, as reports name it.
  ///   - isNamed: Whether the user named it.
  ///   - grey: The wallpaper's grey, `0...1`, if it is one.
  ///   - ratio: The tile map is measured where a part's contrast is below it with some sample, for
  ///     else there is nothing to point at; 0: never.
  ///   - rows: Renders row `y` of the preview and of the scene without the art, with a sample of
  ///     the model; asked for each row from the top, sample after sample, and for those of the
  ///     defaults once more where tiles are measured. Opaque, encoded, of the picture's own width
  ///     and height.
  package func preview(
    samples: Int, wallpaper: String?, isNamed: Bool, grey: Double?, tilesBelow ratio: Double = 4.5,
    rows render: (
      _ sample: Int, _ y: Int, _ preview: inout PlanarRow, _ scene: inout PlanarRow
    ) -> Void
  ) -> PreviewFacts {
    precondition(samples > 0, "the defaults are a sample")
    var (preview, scene) = (PlanarRow(width: rows.width), PlanarRow(width: rows.width))
    var facts = PreviewFacts(
      wallpaper: wallpaper, isNamed: isNamed, grey: grey, parts: [], bounds: bounds)
    func pass(_ sample: Int, withTiles: Bool = false) -> ScenePass {
      var pass = ScenePass(self, withTiles: withTiles)
      for y in 0..<rows.height {
        render(sample, y, &preview, &scene)
        precondition(preview.width == rows.width && scene.width == rows.width, "equal widths")
        pass.add(y, preview: preview, scene: scene)
      }
      return pass
    }
    var readings: [[(reading: Reading, outstanding: Double)]] = []
    var (contrasts, retentions): ([Double], [Double]) = ([], [])
    for sample in 0..<samples {
      let pass = pass(sample)
      readings.append(pass.partReadings(enough: enough))
      if let detail = pass.detail {
        contrasts.append(detail.contrast)
        retentions.append(detail.retention)
      }
    }
    facts.parts = parts.parts.indices.map { part in
      PartFacts(
        area: parts.parts[part].area,
        againstScene: readings.map { $0[part].reading.againstScene },
        within: readings.map { $0[part].reading.within },
        outstandingFraction: readings[0][part].outstanding, isPlate: parts.parts[part].isPlate)
    }
    if let edges, edges.count > 0 {
      facts.detailRetention = Estimate(samples: retentions)
      if edges.count >= 50 * scale { facts.detailContrast = Estimate(samples: contrasts) }
    }
    if facts.hasPart(below: ratio) {
      facts.tiles = pass(0, withTiles: true).tiles?.facts(enough: enough) ?? []
    }
    return facts
  }
}

extension PreviewFacts {
  /// Whether a part's contrast is below a ratio with some sample of the model.
  func hasPart(below ratio: Double) -> Bool {
    parts.contains { part in
      part.within.indices.contains { part.contrast($0) < ratio }
    }
  }
}
