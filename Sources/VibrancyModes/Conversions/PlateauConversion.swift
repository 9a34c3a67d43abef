// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Turns designed opacity into opaque grey on plateaus of constant α; all else is desaturated only.
///
/// On a plateau (`PlateauScan`) o = α. A rim pixel lies within two pixels of one and takes the
/// largest plateau α there as o, unless its own is larger. With o: `α' = α/o`, `grey' = o·Y`. What
/// lies beyond the picture does not count.
struct PlateauConversion: Sendable {
  private struct Line {
    var luma: [Float]
    var alpha: [Float]
    /// α where the pixel is on a plateau, else 0.
    var plateau: [Float] = []
  }

  private static let reach = 2
  private let height: Int
  private let isTemplate: Bool
  private var row: StraightRow
  /// The row last appended and the two before it: a row is flat only as those beside it are.
  private var near: [CodePlanes]
  private var flat: FlatCodes?
  private var scan: PlateauScan?
  private var lines: [Int: Line] = [:]
  private var appended = 0
  private var found = 0
  private var written = 0
  /// Channels of the rows that come out: grey and α.
  static let channels = 2
  /// Pixels left as they were though they are translucent.
  private(set) var leftAlone = 0
  /// Pixels whose opacity was designed, is opaque now, and shows in no grey.
  private(set) var erased = 0

  init(width: Int, height: Int, isTemplate: Bool) {
    (self.height, self.isTemplate) = (height, isTemplate)
    row = StraightRow(width: width)
    near = [CodePlanes](repeating: CodePlanes(width: width), count: 3)
  }

  /// Takes the next row.
  mutating func append(_ samples: StraightSamples) {
    row.load(samples)
    var luma: [Float] = []
    row.luma(into: &luma)
    lines[appended] = Line(luma: luma, alpha: row.alpha)
    near[appended % 3].load(samples, firstPixel: 0)
    if scan == nil {
      let flat = FlatCodes(depth: samples.depth)
      self.flat = flat
      scan = PlateauScan(width: row.width, height: height, limit: flat.limit)
    }
    appended += 1
    // A row is known to be flat once the row below it is there.
    if appended >= 2 { findFlat(appended - 2) }
    if appended == height { findFlat(height - 1) }
    findPlateaus()
  }

  /// Hands out a row once it is complete.
  mutating func next(into codes: inout CodeRow) -> Bool {
    let isReady = found == height || found > written + Self.reach
    guard written < height, isReady, var line = lines[written] else { return false }
    let rim = rimOpacity(of: written)
    for x in line.alpha.indices {
      let alpha = line.alpha[x]
      let opacity = line.plateau[x] > 0 ? line.plateau[x] : rim[x]
      if opacity > 0, opacity >= alpha {
        // A grey tells of the opacity unless it is as good as black, or is discarded.
        if alpha >= 0.05, opacity < 0.99, isTemplate || line.luma[x] < 0.05 { erased += 1 }
        line.luma[x] *= opacity
        line.alpha[x] = alpha / opacity
      } else if alpha >= 0.05, alpha < 1 {
        leftAlone += 1
      }
    }
    codes.interleave(line.luma, line.alpha)
    lines[written - Self.reach] = nil
    written += 1
    return true
  }

  private mutating func findFlat(_ y: Int) {
    guard var flat else { return }
    let (above, here, below) = (
      near[max(y - 1, 0) % 3].alpha, near[y % 3].alpha, near[min(y + 1, height - 1) % 3].alpha
    )
    let bits = stride(from: 0, to: here.count, by: 64).map { start in
      let columns = start..<min(start + 64, here.count)
      var open: UInt64 = 0
      for x in columns where here[x] >= flat.visible { open |= 1 << UInt64(x - start) }
      return flat.bits(open, above, here, below, columns: columns)
    }
    scan?.append(flat: bits, alpha: here)
  }

  private mutating func findPlateaus() {
    var bits: [UInt64] = []
    while scan?.next(into: &bits) == true {
      if let alpha = lines[found]?.alpha {
        lines[found]?.plateau = alpha.indices.map { x in
          bits[x >> 6] >> UInt64(x & 63) & 1 == 1 ? alpha[x] : 0
        }
      }
      found += 1
    }
  }

  /// The largest plateau α within two pixels, a pixel; 0 where there is none.
  private func rimOpacity(of y: Int) -> [Float] {
    let near = (y - Self.reach...y + Self.reach).compactMap { lines[$0]?.plateau }
    var column = near[0]
    for row in near.dropFirst() {
      for x in column.indices { column[x] = max(column[x], row[x]) }
    }
    return column.indices.map { x in
      var largest: Float = 0
      for near in max(x - Self.reach, 0)...min(x + Self.reach, column.count - 1) {
        largest = max(largest, column[near])
      }
      return largest
    }
  }
}
