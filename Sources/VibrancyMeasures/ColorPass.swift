// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One pass over the colors as stored: the inner edges and the ink.
struct ColorPass: Sendable {
  /// `nil` for a template, whose ink is one by definition.
  let edges: InnerEdges?
  /// Whether the stored ink is several.
  let hasSeveralInks: Bool

  /// - Parameters:
  ///   - core: Of the whole picture: solid with four solid neighbors, else solid, else visible.
  init(_ rows: ArtRows, solid: BitMask, core: BitMask) {
    var (window, ink) = (OKLabWindow(rows), InkCensus())
    var edges = InnerEdges(width: rows.width, height: rows.height, limits: rows.limits)
    let hasEdges = !rows.isTemplate && !solid.isEmpty
    var wanted = core
    if hasEdges { wanted = solid }
    if solid.isEmpty { wanted = core }
    for y in 0..<rows.height {
      window.load(y, wanted: wanted)
      for index in 0..<core.stride {
        let bits = core.words[y &* core.stride &+ index]
        guard bits != 0 else { continue }
        ink.add(window.colors[y & 3], bits: bits, columns: core.columns(ofWord: index))
      }
      guard hasEdges else { continue }
      edges.findRight(y, in: window, solid: solid)
      if y >= 2 { edges.findDown(y - 2, in: window, solid: solid) }
    }
    if hasEdges, rows.height >= 2 {
      edges.findDown(rows.height - 2, in: window, solid: solid)
    }
    self.edges = hasEdges ? edges : nil
    hasSeveralInks = ink.hasSeveral
  }
}
