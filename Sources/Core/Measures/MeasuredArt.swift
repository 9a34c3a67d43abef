// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyPixels

/// One picture, decoded or composed, prepared once: masks, parts, cores, inner edges, counts.
///
/// Everything that is measured of it and of its previews starts here. Beyond the canvas all is
/// transparent. Memory besides the picture: a few bits per pixel, and bins whose number is bounded.
package struct MeasuredArt: Sendable {
  /// The measurements of the picture itself.
  package let facts: ArtFacts

  /// The picture itself.
  package var image: StraightImage { rows.image }

  let rows: ArtRows
  let scale: Int
  /// α ≥ .05.
  let visible: BitMask
  /// α ≥ .5.
  let solid: BitMask
  let parts: PartMap
  let grid: TileGrid
  /// The pixels of each part.
  let strengths: StrengthBins
  /// `nil` for a template, whose ink is one by definition.
  let edges: InnerEdges?
  /// Its colors, where they are few.
  package let palette: ArtPalette?

  /// Measures a picture.
  ///
  /// - Parameters:
  ///   - image: Straight, encoded sRGB.
  ///   - scale: Pixels per point; below 1 counts as 1.
  ///   - isTemplate: Whether the system uses its alpha alone, so that its ink counts as white.
  ///   - isIcon: Whether the ring of the icon's mask is measured.
  ///   - isReduced: Whether the picture is a reduction of a larger one.
  ///   - hasAllFacts: `false` if of the picture itself only the facts of `ArtFacts.init(ofIcon:)` are
  ///     measured.
  package init(
    _ image: StraightImage, scale: Int, isTemplate: Bool, isIcon: Bool = false,
    isReduced: Bool = false, hasAllFacts: Bool = true
  ) {
    let scale = max(scale, 1)
    let rows = ArtRows(image, isTemplate: isTemplate)
    let survey = ArtSurvey(rows)
    let masks = survey.masks
    let canvas = PixelRectangle(x: 0, y: 0, width: rows.width, height: rows.height)
    let box = survey.bounds
    let core = masks.solid.erodedByPlus()
    let hasSolid = !masks.solid.isEmpty
    let pass = ColorPass(
      rows, solid: masks.solid,
      core: !core.isEmpty ? core : hasSolid ? masks.solid : masks.visible)
    (self.rows, self.scale) = (rows, scale)
    (visible, solid, edges) = (masks.visible, masks.solid, pass.edges)
    parts = PartMap(
      mask: hasSolid ? masks.solid : masks.visible, core: core, opaque: masks.opaque,
      rows: rows, scale: scale)
    grid = TileGrid(over: box ?? canvas, width: rows.width, height: rows.height)
    palette = ArtPalette(parts, edges: edges, rows: rows)
    strengths = StrengthBins(StrengthTable(parts, rows: rows), groups: parts.parts.count)

    var facts = ArtFacts(canvas: canvas, scale: scale)
    facts.isReduced = isReduced
    if isIcon { facts.iconRing = iconRing(rows) }
    if let box, !hasAllFacts {
      facts.add(survey, bounds: box)
    } else if let box {
      facts.add(survey, bounds: box, rows: rows, scale: scale)
      facts.add(pass, chromaP95: survey.luma.chromaP95, isTemplate: isTemplate)
      // Only beside edges inside does it say anything.
      if let edges = pass.edges, edges.count > 0 {
        facts.outlineComplexity = outlineComplexity(of: masks.solid)
        facts.add(InnerDrawing(edges, solid: masks.solid))
      }
    }
    self.facts = facts
  }

  /// The visible bounds, or the canvas where nothing is visible.
  var bounds: PixelRectangle { facts.visibleBounds ?? facts.canvas }

  /// 12 × scale² pixels.
  var enough: Int { 12 * scale * scale }
}

extension ArtFacts {
  /// The facts that app icons are judged by where no scene shows them: bounds, shares, luma, chroma
  /// and the ring of the mask. The others are those of an empty canvas.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; below 1 counts as 1.
  ///   - isReduced: Whether the picture is a reduction of a larger one.
  package init(ofIcon image: StraightImage, scale: Int, isReduced: Bool) {
    let rows = ArtRows(image, isTemplate: false)
    let survey = ArtSurvey(rows)
    self.init(
      canvas: PixelRectangle(x: 0, y: 0, width: rows.width, height: rows.height), scale: scale)
    self.isReduced = isReduced
    iconRing = VibrancyMeasures.iconRing(rows)
    if let bounds = survey.bounds { add(survey, bounds: bounds) }
  }

  /// Adds the facts from counts alone of a picture that has something visible.
  fileprivate mutating func add(_ survey: ArtSurvey, bounds: PixelRectangle) {
    visibleBounds = bounds
    visibleFraction = Double(survey.masks.visible.count) / Double(canvas.area)
    opaqueFraction = Double(survey.masks.opaque.count) / Double(bounds.area)
    luma = survey.luma.luma
    storedInk = Ink(chromaP95: survey.luma.chromaP95, hasSeveral: false)
    ink = storedInk
  }

  /// Adds the facts from masks and luma of a picture that has something visible.
  mutating func add(_ survey: ArtSurvey, bounds: PixelRectangle, rows: ArtRows, scale: Int) {
    add(survey, bounds: bounds)
    let masks = survey.masks
    let border = BorderCensus(rows, bounds: bounds)
    (borderOpaque, borderSpread) = (border.opaque, border.spread)
    translucentLight = PlateauCensus(rows, masks: masks).translucentLight(masks)
    darkHalo = VibrancyMeasures.darkHalo(masks)
    outline = masks.solid.outline
    thinFraction = VibrancyMeasures.thinFraction(of: masks.solid, scale: scale)
  }

  /// Adds the facts from the colors.
  mutating func add(_ pass: ColorPass, chromaP95: Double, isTemplate: Bool) {
    storedInk = Ink(chromaP95: chromaP95, hasSeveral: pass.hasSeveralInks)
    ink = isTemplate ? Ink(chromaP95: 0, hasSeveral: false) : storedInk
    guard let edges = pass.edges, edges.count > 0 else { return }
    innerEdges = edges.count
    innerEdgeDifference = edges.medianDifference
    desaturatedEdgeLoss = Double(edges.lostInStrength) / Double(edges.count)
  }

  /// Adds the facts about the drawing inside of its outline.
  mutating func add(_ drawing: InnerDrawing) {
    (lostLines, deepLines) = (drawing.lost, drawing.deep)
    accentedEdgeLoss = drawing.loss
  }
}
