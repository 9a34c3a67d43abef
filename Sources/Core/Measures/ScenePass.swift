// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The readings of parts and edges in one pass over the rows of a preview and of its scene.
struct ScenePass: Sendable {
  private let art: MeasuredArt
  private var parts: PairTally
  /// Pixels of each part with at least 3:1 against the scene.
  private var outstanding: [Int]
  private(set) var detail: DetailTally?

  init(_ art: MeasuredArt) {
    self.art = art
    let sizes = art.parts.parts.map { $0.judged }
    parts = PairTally(sizes: sizes, bins: 4096)
    outstanding = [Int](repeating: 0, count: sizes.count)
    if let edges = art.edges, edges.count > 0 { detail = DetailTally(edges, solid: art.solid) }
  }

  /// Takes row `y`; rows come in order.
  mutating func add(_ y: Int, _ compared: inout ComparisonPass) {
    detail?.add(y, compared.rows)
    compared.forEachRun(inRow: y, joinsEqual: true) { part, run, _, _ in
      outstanding[part] += run.outstanding
      parts.add(run, to: part)
    }
  }

  /// Takes all of a picture's colors, each rendered once.
  ///
  /// - Parameters:
  ///   - palette: Of the picture.
  ///   - preview: The luminance of each pixel of the palette's picture.
  ///   - scene: That of the scene behind it.
  mutating func add(_ palette: ArtPalette, preview: [Float], scene: [Float]) {
    var run = PixelRun()
    for part in art.parts.parts.indices {
      let colors = palette.starts[part]..<palette.starts[part + 1]
      guard !colors.isEmpty else { continue }
      run.load(
        Array(preview[colors]), scene: Array(scene[colors]),
        lengths: Array(palette.lengths[colors]))
      outstanding[part] += run.outstanding
      parts.add(run, to: part)
    }
    detail?.add(preview, from: palette.lengths.count, counts: palette.edges)
  }

  /// Both readings of each part, and the share of it at 3:1 or more.
  func partReadings(enough: Int) -> [(reading: ContrastReading, outstanding: Double)] {
    var (first, second) = (WeightedValues(), WeightedValues())
    return art.parts.parts.indices.map { part in
      let reading = parts.reading(part, enough: enough, &first, &second)
      return (reading, Double(outstanding[part]) / Double(art.parts.parts[part].judged))
    }
  }
}

/// The measurements of one pass over a preview, for one sample of the model.
struct PassFacts: Sendable {
  /// Both readings of each part, and the share of it at 3:1 or more.
  let readings: [(reading: ContrastReading, outstanding: Double)]
  /// The median WCAG ratio across the edges, if there are any.
  let contrast: Double?
  /// The share of edges that still differ by ΔL* ≥ 8, if there are any.
  let retention: Double?

  init(_ pass: ScenePass, enough: Int) {
    readings = pass.partReadings(enough: enough)
    (contrast, retention) = (pass.detail?.contrast, pass.detail?.retention)
  }
}
