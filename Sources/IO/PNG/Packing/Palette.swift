// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The colors of a picture in an order in which neighbors in the picture have near indices.
struct Palette {
  /// Sorted by alpha, then luma, then value.
  let colors: [UInt32]
  /// The index in `colors` of each color of the census.
  private let ranks: [UInt8]
  private let census: ColorCensus

  /// The palette of a census that is not overfull.
  init(_ census: ColorCensus) {
    let found = census.colors
    let order = found.indices.sorted { Self.key(found[$0]) < Self.key(found[$1]) }
    var ranks = [UInt8](repeating: 0, count: found.count)
    for (rank, index) in order.enumerated() { ranks[index] = UInt8(rank) }
    colors = order.map { found[$0] }
    (self.ranks, self.census) = (ranks, census)
  }

  /// Bits an index: 1, 2, 4 or 8.
  var bitDepth: Int {
    colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
  }

  /// `PLTE`, and `tRNS` as far as entries are not opaque.
  var chunks: [PNGChunk] {
    let entries = colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    // Sorted by alpha, so the opaque ones, which need no entry, come last.
    let alphas = colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
    let palette = PNGChunk(name: "PLTE", data: entries)
    return alphas.isEmpty ? [palette] : [palette, PNGChunk(name: "tRNS", data: Array(alphas))]
  }

  /// The chunks of 256 entries of one color, each with its number as alpha.
  ///
  /// - Parameter ink: Red, green and blue, or one code for all of them.
  static func chunks(ink: [UInt8]) -> [PNGChunk] {
    let color = ink.count == 1 ? [ink[0], ink[0], ink[0]] : ink
    return [
      PNGChunk(name: "PLTE", data: Array(repeating: color, count: 256).flatMap { $0 }),
      PNGChunk(name: "tRNS", data: Array(0..<255)),
    ]
  }

  /// One index a pixel, for codes in `layout`, all of whose colors are in the palette.
  func indices(of codes: [UInt8], layout: PNGLayout) -> [UInt8] {
    let channels = layout.channels
    if channels < 3 { return indices(ofGrays: codes, hasAlpha: channels == 2) }
    var last: UInt32 = 0
    var rank: UInt8 = 0
    var isFirst = true
    var result = [UInt8](repeating: 0, count: codes.count / channels)
    for pixel in result.indices {
      let start = pixel &* channels
      var color =
        UInt32(codes[start]) | UInt32(codes[start &+ 1]) << 8 | UInt32(codes[start &+ 2]) << 16
      color |= channels == 3 ? 0xFF00_0000 : UInt32(codes[start &+ 3]) << 24
      if isFirst || color != last {
        rank = ranks[census.index(of: color)]
        (last, isFirst) = (color, false)
      }
      result[pixel] = rank
    }
    return result
  }

  /// As `indices`, by a table of every gray and alpha there may be.
  private func indices(ofGrays codes: [UInt8], hasAlpha: Bool) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: hasAlpha ? 65_536 : 256)
    for (rank, color) in colors.enumerated() {
      table[Int(color & 255) | (hasAlpha ? Int(color >> 24) << 8 : 0)] = UInt8(rank)
    }
    guard hasAlpha else { return codes.map { table[Int($0)] } }
    return (0..<codes.count / 2).map { pixel -> UInt8 in
      let (gray, alpha) = (Int(codes[2 &* pixel]), Int(codes[2 &* pixel &+ 1]))
      return table[gray | alpha << 8]
    }
  }

  private static func key(_ color: UInt32) -> UInt64 {
    let luma =
      2126 * UInt64(color & 255) + 7152 * UInt64(color >> 8 & 255)
      + 722 * UInt64(color >> 16 & 255)
    return UInt64(color >> 24) << 56 | luma << 32 | UInt64(color)
  }
}
