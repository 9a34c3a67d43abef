// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// One pass over the rows of a preview and of its scene: what parts, tiles and edges read.
struct ScenePass: Sendable {
  private let art: MeasuredArt
  private let wanted: BitMask
  private var rows: LuminanceRows
  private var parts: PairTally
  private(set) var tiles: TilePass?
  /// Pixels of each part with at least 3:1 against the scene.
  private var outstanding: [Int]
  private(set) var detail: DetailTally?
  private var run = PixelRun()

  init(_ art: MeasuredArt, withTiles: Bool) {
    self.art = art
    wanted = art.solid.isEmpty ? art.visible : art.solid
    rows = LuminanceRows(width: art.rows.width)
    let sizes = art.parts.parts.map(\.judged)
    parts = PairTally(sizes: sizes, bins: 4096)
    outstanding = [Int](repeating: 0, count: sizes.count)
    if withTiles { tiles = TilePass(art) }
    if let edges = art.edges, edges.count > 0 { detail = DetailTally(edges, solid: art.solid) }
  }

  /// Takes row `y`; rows come in order.
  mutating func add(_ y: Int, preview: PlanarRow, scene: PlanarRow) {
    rows.load(y, preview: preview, scene: scene, wanted: wanted)
    detail?.add(y, rows)
    let map = art.parts
    map.forEachRun(inRow: y) { part, start, end in
      let gain = map.parts[part].gain
      if gain == 1 {
        run.load(rows.preview[y & 3], from: start, scene: rows.scene, columns: start..<end)
      } else {
        let strengthened = rows.strengthened(
          from: start, to: end, by: Float(gain), preview: preview, scene: scene)
        run.load(strengthened, from: 0, scene: rows.scene, columns: start..<end)
      }
      outstanding[part] += run.outstanding
      parts.add(run, 0..<end - start, to: part)
      tiles?.add(run, y, from: start, to: end)
    }
  }

  /// Both readings of each part, and the share of it at 3:1 or more.
  func partReadings(enough: Int) -> [(reading: Reading, outstanding: Double)] {
    var (first, second) = (WeightedValues(), WeightedValues())
    return art.parts.parts.indices.map { part in
      let reading = parts.reading(part, enough: enough, &first, &second)
      return (reading, Double(outstanding[part]) / Double(art.parts.parts[part].judged))
    }
  }
}
