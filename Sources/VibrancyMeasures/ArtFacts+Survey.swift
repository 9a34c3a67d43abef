// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension ArtFacts {
  /// What masks and luma say of a picture that has something visible.
  mutating func add(_ survey: Survey, bounds: PixelRectangle, rows: ArtRows, scale: Int) {
    let masks = survey.masks
    visibleBounds = bounds
    visibleFraction = Double(masks.visible.count) / Double(canvas.area)
    opaqueFraction = Double(masks.opaque.count) / Double(bounds.area)
    luma = survey.luma.luma
    let border = BorderCensus(rows, bounds: bounds)
    (borderOpaque, borderSpread) = (border.opaque, border.spread)
    translucentLight = PlateauCensus(rows, masks: masks).translucentLight(masks)
    darkHalo = VibrancyMeasures.darkHalo(masks)
    outline = masks.solid.outline
    thinFraction = VibrancyMeasures.thinFraction(of: masks.solid, scale: scale)
  }

  /// What the colors say of it.
  mutating func add(_ pass: ColorPass, chromaP95: Double, isTemplate: Bool) {
    storedInk = Ink(chromaP95: chromaP95, hasSeveral: pass.hasSeveralInks)
    ink = isTemplate ? Ink(chromaP95: 0, hasSeveral: false) : storedInk
    guard let edges = pass.edges, edges.count > 0 else { return }
    innerEdges = edges.count
    innerEdgeDifference = edges.medianDifference
    accentedEdgeLoss = Double(edges.lostInAlpha) / Double(edges.count)
    desaturatedEdgeLoss = Double(edges.lostInStrength) / Double(edges.count)
  }
}
