// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Turns designed opacity into opaque grey on plateaus of constant α; all else is desaturated only.
///
/// A plateau pixel has α ≥ 0.05 and max − min ≤ 2.5/255 in its 3×3; there o = α. A rim pixel lies
/// within two pixels of one and takes the largest plateau α there as o, unless its own is larger.
/// With o: `α' = α/o`, `grey' = o·Y`. What lies beyond the picture does not count.
struct PlateauConversion: RowConversion {
  private struct Line {
    var luma: [Float]
    var alpha: [Float]
    /// α where the pixel is on a plateau, else 0.
    var plateau: [Float] = []
  }

  private static let reach = 2
  private static let tolerance: Float = 2.5 / 255
  private let height: Int
  private var row: StraightRow
  private var lines: [Int: Line] = [:]
  private var appended = 0
  private var written = 0
  let channels = 2
  private(set) var leftAlone = 0

  init(width: Int, height: Int) {
    self.height = height
    row = StraightRow(width: width)
  }

  mutating func append(_ samples: StraightSamples) {
    row.load(samples)
    var luma: [Float] = []
    row.luma(into: &luma)
    lines[appended] = Line(luma: luma, alpha: row.alpha)
    appended += 1
    // A row's plateaus are known once the row below it is there.
    if appended >= 2 { findPlateaus(appended - 2) }
    if appended == height { findPlateaus(height - 1) }
  }

  mutating func next(into codes: inout CodeRow) -> Bool {
    let isReady = appended == height || appended > written + Self.reach + 1
    guard written < height, isReady, var line = lines[written] else { return false }
    let rim = rimOpacity(of: written)
    for x in line.alpha.indices {
      let alpha = line.alpha[x]
      let opacity = line.plateau[x] > 0 ? line.plateau[x] : rim[x]
      if opacity > 0, opacity >= alpha {
        line.luma[x] *= opacity
        line.alpha[x] = alpha / opacity
      } else if alpha >= 0.05, alpha < 1 {
        leftAlone += 1
      }
    }
    codes.interleave([line.luma, line.alpha])
    lines[written - Self.reach] = nil
    written += 1
    return true
  }

  private mutating func findPlateaus(_ y: Int) {
    guard let line = lines[y] else { return }
    let near = [y - 1, y, y + 1].compactMap { lines[$0]?.alpha }
    let width = line.alpha.count
    var plateau = [Float](repeating: 0, count: width)
    for x in 0..<width where line.alpha[x] >= 0.05 {
      var (low, high) = (line.alpha[x], line.alpha[x])
      for row in near {
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
          low = min(low, row[column])
          high = max(high, row[column])
        }
      }
      if high - low <= Self.tolerance { plateau[x] = line.alpha[x] }
    }
    lines[y]?.plateau = plateau
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
