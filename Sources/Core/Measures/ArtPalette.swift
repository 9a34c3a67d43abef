// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The different colors of a picture's parts and of both sides of its inner edges.
///
/// Where a scene does the same to a color wherever it is, the colors alone have to be rendered:
/// flat art has few.
package struct ArtPalette: Sendable {
  /// A pixel for each color of each part, as stored, then two for each pair across an edge; the
  /// rest of the last row is transparent.
  package let image: StraightImage

  /// The number of pixels that have each color of each part.
  let lengths: [Int32]
  /// The first color of each part, and the end.
  let starts: [Int]
  /// The number of edges that have each pair.
  let edges: [Int]

  private static let limit = 1 << 13
  private static let width = 256

  /// - Returns: `nil` for 16 bits, and where there are too many colors for it to be worth it.
  init?(_ map: PartMap, edges: InnerEdges?, rows: ArtRows) {
    guard rows.limits.largest == 255, edges?.colors.isOverfull != true else { return nil }
    var counts = ColorCounts(limit: Self.limit)
    var row = CodePlanes(width: rows.width)
    for y in 0..<rows.height where map.rowStarts[y] < map.rowStarts[y + 1] {
      guard !counts.isOverfull else { return nil }
      rows.loadStored(y, into: &row)
      map.forEachRun(inRow: y) { part, start, end in
        Self.add(row, from: start, to: end, part: part, to: &counts)
      }
    }
    guard !counts.isOverfull else { return nil }
    let order = counts.keys.indices.sorted { counts.keys[$0] < counts.keys[$1] }
    lengths = order.map { Int32(counts.counts[$0]) }
    var starts = [Int](repeating: 0, count: map.parts.count + 1)
    for key in counts.keys { starts[Int(key >> 32)] += 1 }
    for part in map.parts.indices { starts[part + 1] += starts[part] }
    self.starts = starts
    let pairs = edges?.colors
    self.edges = pairs?.counts ?? []
    var codes: [UInt8] = []
    func append(_ color: UInt32) { codes += (0..<4).map { UInt8(color >> ($0 * 8) & 255) } }
    for index in order { append(UInt32(truncatingIfNeeded: counts.keys[index])) }
    for pair in pairs?.keys ?? [] {
      append(UInt32(pair >> 32))
      append(UInt32(truncatingIfNeeded: pair))
    }
    let height = max(1, (codes.count / 4 + Self.width - 1) / Self.width)
    guard let size = PixelSize(width: Self.width, height: height) else { return nil }
    codes += [UInt8](repeating: 0, count: 4 * size.area - codes.count)
    image = StraightImage(size: size, samples: .eight(codes))
  }

  /// A color as one number, red lowest.
  @inline(__always)
  static func color(_ row: CodePlanes, _ x: Int) -> UInt32 {
    color(row.red[x], row.green[x], row.blue[x], row.alpha[x])
  }

  @inline(__always)
  private static func color(_ r: Int32, _ g: Int32, _ b: Int32, _ a: Int32) -> UInt32 {
    UInt32(truncatingIfNeeded: r | g << 8 | b << 16 | a << 24)
  }

  private static func add(
    _ row: CodePlanes, from start: Int, to end: Int, part: Int, to counts: inout ColorCounts
  ) {
    let (r, g, b, alpha) = (row.red.span, row.green.span, row.blue.span, row.alpha.span)
    var x = start
    while x < end {
      let (red, green, blue, a, first) = (r[x], g[x], b[x], alpha[x], x)
      repeat {
        x &+= 1
      } while x < end && r[x] == red && g[x] == green && b[x] == blue && alpha[x] == a
      counts.add(
        UInt64(part + 1) << 32 | UInt64(color(red, green, blue, a)), count: x &- first)
    }
  }
}

/// The luminance of a palette's pixels in a preview and of the scene behind them.
struct PaletteLuminance: Sendable {
  private(set) var preview: [Float]
  private(set) var scene: [Float]
  private let table = LuminanceTable.shared
  /// By how much the distance of each color from the scene is multiplied, for those of parts
  /// without a core.
  private let gains: [Int: Float]

  init(_ palette: ArtPalette, _ parts: [Part]) {
    preview = [Float](repeating: 0, count: palette.image.size.area)
    scene = preview
    var gains: [Int: Float] = [:]
    for part in parts.indices where parts[part].gain != 1 {
      for index in palette.starts[part]..<palette.starts[part + 1] {
        gains[index] = Float(parts[part].gain)
      }
    }
    self.gains = gains
  }

  /// Takes row `y` of the palette's picture.
  mutating func add(_ y: Int, preview row: PlanarRow, scene other: PlanarRow) {
    var line = [Float](repeating: 0, count: row.width)
    let start = y * row.width
    table.luminance(of: other, in: 0..<row.width, into: &line)
    scene.replaceSubrange(start..<start + row.width, with: line)
    table.luminance(of: row, in: 0..<row.width, into: &line)
    for x in line.indices where !gains.isEmpty {
      guard let gain = gains[start + x] else { continue }
      line[x] = table.luminance(of: row, from: other, at: x, strengthenedBy: gain)
    }
    preview.replaceSubrange(start..<start + row.width, with: line)
  }
}

extension LuminanceTable {
  /// The luminance of a pixel whose distance from the scene is multiplied, by channel, clamped.
  func luminance(
    of row: PlanarRow, from scene: PlanarRow, at x: Int, strengthenedBy gain: Float
  ) -> Float {
    func reach(_ preview: Float, _ scene: Float) -> Float { scene + (preview - scene) * gain }
    return luminance(
      reach(row.red[x], scene.red[x]), reach(row.green[x], scene.green[x]),
      reach(row.blue[x], scene.blue[x]))
  }
}

/// Counts by a key that is not 0, up to a number of different ones: a hash table.
struct ColorCounts: Sendable {
  private(set) var keys: [UInt64] = []
  private(set) var counts: [Int] = []
  /// `true` if there were more keys than are distinguished, so that counts mean nothing.
  private(set) var isOverfull = false
  private var slots = [Int32](repeating: -1, count: 256)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func add(_ key: UInt64, count: Int = 1) {
    guard !isOverfull else { return }
    let place = place(of: key)
    if slots[place] >= 0 {
      counts[Int(slots[place])] += count
      return
    }
    isOverfull = keys.count >= limit
    slots[place] = Int32(keys.count)
    keys.append(key)
    counts.append(count)
    guard 2 * keys.count > slots.count else { return }
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for (index, key) in keys.enumerated() { slots[self.place(of: key)] = Int32(index) }
  }

  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place] >= 0, keys[Int(slots[place])] != key { place = (place &+ 1) & mask }
    return place
  }
}
