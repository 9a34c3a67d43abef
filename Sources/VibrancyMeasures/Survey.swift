// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The first pass over a picture: its masks, its luma and its chroma.
struct Survey: Sendable {
  private(set) var masks: ArtMasks
  private(set) var luma: LumaCensus

  init(_ rows: ArtRows) {
    masks = ArtMasks(width: rows.width, height: rows.height, limits: rows.limits)
    luma = LumaCensus(limits: rows.limits)
    var row = CodePlanes(width: rows.width)
    for y in 0..<rows.height {
      rows.loadStored(y, into: &row)
      masks.add(row, y: y, isTemplate: rows.isTemplate)
      luma.add(row, y: y, visible: masks.visible, isTemplate: rows.isTemplate)
    }
  }
}
