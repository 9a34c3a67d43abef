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
  ///   - isSceneConstant: Whether all rows of the scene without the art are the same.
  ///   - rows: Renders row `y` of the preview and of the scene without the art, with a sample of
  ///     the model; asked from the top for the rows in which something is visible, sample after
  ///     sample, and for those of the defaults once more where tiles are measured. Opaque, encoded,
  ///     of the picture's own width and height. Each holds what was rendered before.
  package func preview(
    samples: Int, wallpaper: String?, isNamed: Bool, grey: Double?, tilesBelow ratio: Double = 4.5,
    isSceneConstant: Bool = false,
    rows render: (
      _ sample: Int, _ y: Int, _ preview: inout PlanarRow, _ scene: inout PlanarRow
    ) -> Void
  ) -> PreviewFacts {
    precondition(samples > 0, "the defaults are a sample")
    let passes = (0..<samples).map { sample in
      var pass = ScenePass(self)
      var compared = ComparisonPass(self, isSceneConstant: isSceneConstant)
      for y in 0..<rows.height {
        compared.load(y) { preview, scene in render(sample, y, &preview, &scene) }
        pass.add(y, &compared)
      }
      return PassFacts(pass, enough: enough)
    }
    var facts = PreviewFacts(
      wallpaper: wallpaper, isNamed: isNamed, grey: grey, parts: [], bounds: bounds)
    add(passes, to: &facts)
    if facts.hasPart(below: ratio) {
      facts.tiles = tiles(isSceneConstant: isSceneConstant) { y, preview, scene in
        render(0, y, &preview, &scene)
      }
    }
    return facts
  }

  /// The facts of a preview in a scene that does the same to a color wherever it is, from its
  /// rendered colors; without tiles.
  ///
  /// - Parameters:
  ///   - palette: Of this picture.
  ///   - samples: How many samples of the model there are, the defaults first, from 1.
  ///   - wallpaper: What lies behind, as reports name it.
  ///   - isNamed: Whether the user named it.
  ///   - grey: The wallpaper's grey, `0...1`, if it is one.
  ///   - rows: Renders row `y` of the palette's picture as it would be in the preview, and of the
  ///     scene, with a sample of the model. Opaque, encoded, of that picture's width and height.
  package func preview(
    of palette: ArtPalette, samples: Int, wallpaper: String?, isNamed: Bool, grey: Double?,
    rows render: (
      _ sample: Int, _ y: Int, _ preview: inout PlanarRow, _ scene: inout PlanarRow
    ) -> Void
  ) -> PreviewFacts {
    precondition(samples > 0, "the defaults are a sample")
    let size = palette.image.size
    var (preview, scene) = (PlanarRow(width: size.width), PlanarRow(width: size.width))
    let passes = (0..<samples).map { sample in
      var luminance = PaletteLuminance(palette, parts.parts)
      for y in 0..<size.height {
        render(sample, y, &preview, &scene)
        luminance.add(y, preview: preview, scene: scene)
      }
      var pass = ScenePass(self)
      pass.add(palette, preview: luminance.preview, scene: luminance.scene)
      return PassFacts(pass, enough: enough)
    }
    var facts = PreviewFacts(
      wallpaper: wallpaper, isNamed: isNamed, grey: grey, parts: [], bounds: bounds)
    add(passes, to: &facts)
    return facts
  }

  private func add(_ passes: [PassFacts], to facts: inout PreviewFacts) {
    facts.parts = parts.parts.indices.map { part in
      PartFacts(
        area: parts.parts[part].area,
        againstScene: passes.map { $0.readings[part].reading.againstScene },
        within: passes.map { $0.readings[part].reading.within },
        outstandingFraction: passes[0].readings[part].outstanding,
        isPlate: parts.parts[part].isPlate)
    }
    guard let edges, edges.count > 0 else { return }
    facts.detailRetention = Estimate(samples: passes.compactMap { $0.retention })
    if edges.count >= 50 * scale {
      facts.detailContrast = Estimate(samples: passes.compactMap { $0.contrast })
    }
  }

  /// `tile-map` of any preview, from its rendered rows.
  ///
  /// - Parameters:
  ///   - isSceneConstant: Whether all rows of the scene without the art are the same.
  ///   - rows: Renders row `y` of the preview and of the scene without the art, as for `preview`.
  package func tiles(
    isSceneConstant: Bool = false,
    rows render: (_ y: Int, _ preview: inout PlanarRow, _ scene: inout PlanarRow) -> Void
  ) -> [TileFacts] {
    var pass = TilePass(self)
    var compared = ComparisonPass(self, isSceneConstant: isSceneConstant)
    for y in 0..<rows.height {
      compared.load(y) { preview, scene in render(y, &preview, &scene) }
      compared.forEachRun(inRow: y, joinsEqual: false) { _, run, start, end in
        pass.add(run, y, from: start, to: end)
      }
    }
    return pass.facts(enough: enough)
  }
}

extension PreviewFacts {
  /// Returns `true` if a part's contrast is below a ratio with some sample of the model.
  func hasPart(below ratio: Double) -> Bool {
    parts.contains { part in
      part.within.indices.contains { part.contrast($0) < ratio }
    }
  }
}
