// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// A 16 × 16 grid over the visible bounds; tiles of bounds under 16 px across may be empty.
struct TileGrid: Sendable {
  static let side = 16
  static let count = side * side
  private let bounds: PixelRectangle
  /// The column of tiles of each column of the canvas; 0 outside the bounds.
  let columns: [Int]
  /// The row of tiles of each row of the canvas; 0 outside the bounds.
  let rows: [Int]

  init(over bounds: PixelRectangle, width: Int, height: Int) {
    self.bounds = bounds
    columns = Self.tiles(from: bounds.x, count: bounds.width, in: width)
    rows = Self.tiles(from: bounds.y, count: bounds.height, in: height)
  }

  /// The tile of a pixel inside the bounds.
  @inline(__always)
  func tile(_ x: Int, _ y: Int) -> Int { rows[y] &* Self.side &+ columns[x] }

  /// The pixels of each tile that parts are judged by.
  func sizes(_ map: PartMap) -> [Int] {
    var sizes = [Int](repeating: 0, count: Self.count)
    for y in rows.indices {
      map.judged.forEachRun(inRow: y) { start, end in
        var x = start
        while x < end {
          let stop = self.end(ofTileAt: x, before: end)
          sizes[tile(x, y)] += stop - x
          x = stop
        }
      }
    }
    return sizes
  }

  /// The pixels of a tile; `nil` for an empty one.
  func rectangle(_ tile: Int) -> PixelRectangle? {
    let (column, row) = (tile % Self.side, tile / Self.side)
    func edge(_ tile: Int, _ length: Int) -> Int { tile * length / Self.side }
    let (left, right) = (edge(column, bounds.width), edge(column + 1, bounds.width))
    let (top, bottom) = (edge(row, bounds.height), edge(row + 1, bounds.height))
    guard left < right, top < bottom else { return nil }
    return PixelRectangle(
      x: bounds.x + left, y: bounds.y + top, width: right - left, height: bottom - top)
  }

  /// The first column from `start` on that lies in another tile, at most `end`.
  @inline(__always)
  func end(ofTileAt start: Int, before end: Int) -> Int {
    let next = ((columns[start] + 1) * bounds.width) / Self.side + bounds.x
    return min(next, end)
  }

  private static func tiles(from start: Int, count: Int, in length: Int) -> [Int] {
    var tiles = [Int](repeating: 0, count: length)
    for tile in 0..<side {
      for place in start + tile * count / side..<start + (tile + 1) * count / side {
        tiles[place] = tile
      }
    }
    return tiles
  }
}

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
