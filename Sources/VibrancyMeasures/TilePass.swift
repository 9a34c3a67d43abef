// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// `tile-map`: the readings of the judged pixels of each tile.
struct TilePass: Sendable {
  private let grid: TileGrid
  private let sizes: [Int]
  private var tally: PairTally

  init(_ art: MeasuredArt) {
    grid = art.grid
    sizes = art.grid.sizes(art.parts)
    tally = PairTally(sizes: sizes, bins: 256)
  }

  /// Adds a run of judged pixels, columns `start..<end` of row `y`.
  mutating func add(_ run: PixelRun, _ y: Int, from start: Int, to end: Int) {
    var x = start
    while x < end {
      let stop = grid.end(ofTileAt: x, before: end)
      tally.add(run, x - start..<stop - start, to: grid.tile(x, y))
      x = stop
    }
  }

  /// The tiles that hold judged pixels.
  func facts(enough: Int) -> [TileFacts] {
    var (first, second) = (WeightedValues(), WeightedValues())
    return sizes.enumerated().compactMap { tile, size in
      guard size > 0, let rectangle = grid.rectangle(tile) else { return nil }
      let reading = tally.reading(tile, enough: enough, &first, &second)
      return TileFacts(rectangle: rectangle, contrast: reading.contrast)
    }
  }
}
