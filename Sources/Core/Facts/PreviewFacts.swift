// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The measurements of one preview: a picture in a scene over one backdrop.
package struct PreviewFacts: Sendable, Hashable {
  /// The backdrop, as reports name it: `grey .2`, `#336699`, `beach`; `nil`: the scene has but one.
  package var wallpaper: String?
  /// `true` if the user named that wallpaper, and the scene does not judge it by itself.
  package var isNamed: Bool
  /// The encoded grey of that wallpaper, `0...1`, if it is one.
  package var grey: Double?
  /// The parts, at least one unless nothing is visible; specks are left out.
  package var parts: [PartFacts]
  /// `detail-contrast`: the median WCAG ratio across the inner edges; `nil` with too few.
  package var detailContrast: Estimate?
  /// `detail-retention`: the share of inner edges that still differ by ΔL* ≥ 8; `nil` without any.
  package var detailRetention: Estimate?
  /// `tile-map`: the tiles that hold pixels parts are judged by, at the model's defaults; empty
  /// where every part reads, so that there is nothing to point at.
  package var tiles: [TileFacts]
  /// The visible bounds.
  package var bounds: PixelRectangle
  /// The legibility of opaque ink of any grey here; measured for vibrant scenes over plain greys.
  package var inkScale: InkScale?

  /// A preview's facts.
  package init(
    wallpaper: String? = nil, isNamed: Bool = false, grey: Double? = nil, parts: [PartFacts],
    bounds: PixelRectangle
  ) {
    (self.wallpaper, self.isNamed, self.grey) = (wallpaper, isNamed, grey)
    (self.parts, self.bounds) = (parts, bounds)
    (detailContrast, detailRetention, tiles, inkScale) = (nil, nil, [], nil)
  }

  /// The number of samples of the model that it was measured with.
  package var samples: Int { parts.first?.within.count ?? 1 }

  /// `illegible-share`: the share of the mask's area in parts whose contrast is below a ratio.
  ///
  /// - Parameter ratio: WCAG, `1...21`; a part exactly at it is legible.
  /// - Returns: `0...1`; 0 where there is no part.
  package func illegibleShare(below ratio: Double) -> Estimate {
    Estimate(samples: (0..<samples).map { illegibleShare(below: ratio, sample: $0) })
  }

  /// `legible-contrast`: the smallest contrast that the best 75 % of the area reaches.
  package var legibleContrast: Estimate { legibleContrast(leavingOut: 0.25) }

  /// The smallest contrast left when the worst of the area, up to a share of it, is left out.
  ///
  /// It is below a ratio exactly where `illegibleShare(below:)` of that ratio is above the share.
  ///
  /// - Parameter share: Of the mask's area, `0...1`.
  /// - Returns: WCAG, `1...21`; 1 where there is no part, 21 where all may be left out.
  package func legibleContrast(leavingOut share: Double) -> Estimate {
    Estimate(samples: (0..<samples).map { legibleContrast(leavingOut: share, sample: $0) })
  }

  /// The contrast of the faintest part that stays below a ratio beside another that reaches it, at
  /// the model's defaults; `nil`: there are no two such parts.
  ///
  /// - Parameters:
  ///   - ratio: WCAG, `1...21`.
  ///   - area: Smaller parts count only where all that are faint make up `share`, in pixels.
  ///   - share: Of the mask's area, `0...1`.
  package func faintestMark(below ratio: Double, from area: Int, or share: Double) -> Estimate? {
    guard parts.contains(where: { $0.contrast(0) >= ratio }) else { return nil }
    var marks = parts.filter { $0.contrast(0) < ratio }
    let faint = marks.reduce(0) { $0 + $1.area }
    if Double(faint) < share * Double(self.area) { marks.removeAll { $0.area < area } }
    guard let mark = marks.min(by: { $0.contrast(0) < $1.contrast(0) }) else { return nil }
    return Estimate(samples: (0..<samples).map { mark.contrast($0) })
  }

  /// Returns `true` if a part stands out from the scene itself, and not only by what is inside it,
  /// at the model's defaults.
  ///
  /// - Parameter ratio: WCAG, `1...21`.
  package func hasOutstandingPart(from ratio: Double) -> Bool {
    parts.contains { $0.againstScene[0] >= ratio }
  }

  /// The share of the mask's area that has 3:1 or more against the scene, at the model's defaults;
  /// a plate stands out as a whole.
  package var outstandingShare: Double {
    let standing = parts.reduce(0.0) {
      $0 + Double($1.area) * ($1.isPlate ? 1 : $1.outstandingFraction)
    }
    return area == 0 ? 0 : standing / Double(area)
  }

  /// The union of the tiles below a ratio, else the visible bounds.
  package func rectangle(below ratio: Double) -> PixelRectangle {
    let failing = tiles.filter { $0.contrast < ratio }.map { $0.rectangle }
    guard let first = failing.first else { return bounds }
    return failing.dropFirst().reduce(first) { $0.union($1) }
  }

  private var area: Int { parts.reduce(0) { $0 + $1.area } }

  private func illegibleShare(below ratio: Double, sample: Int) -> Double {
    let failing = parts.reduce(0) { $0 + ($1.contrast(sample) < ratio ? $1.area : 0) }
    return area == 0 ? 0 : Double(failing) / Double(area)
  }

  private func legibleContrast(leavingOut share: Double, sample: Int) -> Double {
    let sorted = parts.map { (contrast: $0.contrast(sample), area: $0.area) }
      .sorted { ($0.contrast, $0.area) > ($1.contrast, $1.area) }
    let whole = area
    var left = whole
    if share >= 1, whole > 0 { return 21 }
    for part in sorted {
      left -= part.area
      // The same division as that of the share, so that the two never disagree.
      if Double(left) / Double(whole) <= share { return part.contrast }
    }
    return 1
  }
}

/// The legibility of one tile of a 16 × 16 grid over the visible bounds, at the model's defaults.
package struct TileFacts: Sendable, Hashable {
  /// The tile's pixels.
  package var rectangle: PixelRectangle
  /// The larger of its two readings, WCAG, `1...21`.
  package var contrast: Double

  /// A tile.
  package init(rectangle: PixelRectangle, contrast: Double) {
    (self.rectangle, self.contrast) = (rectangle, contrast)
  }
}

/// The legibility of one part of a picture in a preview: an 8-connected component of its solid
/// pixels.
///
/// Figures are WCAG 2.2 contrast ratios, `1...21`, one a sample of the model, the defaults first.
package struct PartFacts: Sendable, Hashable {
  /// Solid pixels.
  package var area: Int
  /// The median over the core against the scene without the art at that pixel.
  package var againstScene: [Double]
  /// Between the 1st and 99th percentile (or the 5th and 95th) of the core's luminance.
  package var within: [Double]
  /// The share of the core that has at least 3:1 against the scene, at the defaults, `0...1`.
  package var outstandingFraction: Double
  /// `true` if it is a plate: it fills at least .75 of its box, and most of the outermost 2 px of
  /// its core are opaque (α ≥ .99), so that a disc with a soft fringe is one.
  package var isPlate: Bool

  /// A part.
  ///
  /// - Precondition: Both readings have the same number of samples, at least one.
  package init(
    area: Int, againstScene: [Double], within: [Double], outstandingFraction: Double = 1,
    isPlate: Bool = false
  ) {
    precondition(againstScene.count == within.count && !within.isEmpty, "a reading a sample")
    (self.area, self.againstScene, self.within) = (area, againstScene, within)
    (self.outstandingFraction, self.isPlate) = (outstandingFraction, isPlate)
  }

  /// `component-contrast` with a sample of the model: the larger of the two readings.
  package func contrast(_ sample: Int) -> Double { max(againstScene[sample], within[sample]) }
}
