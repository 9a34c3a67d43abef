// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Turns designed opacity into opaque grey on plateaus of constant α; all else is desaturated only.
///
/// α is that without ringing (`RingingFilter`). On a plateau (`PlateauScan`) o = α, `α' = 1` and
/// `grey' = o·Y`. A seam pixel lies within four pixels of a plateau and of one of more α, or of an
/// opaque pixel, and nothing in its 3×3 has less α than the lower plateau: o is its own α. A rim
/// pixel lies within two pixels of a plateau and takes the largest plateau α there as o, unless its
/// own is larger: `α' = α/o`, `grey' = o·Y`. What differs by 2.5/255 is alike. What lies beyond the
/// picture does not count.
struct PlateauConversion: Sendable {
  private struct Line {
    var luma: [Float]
    var alpha: [Float]
    /// α without ringing.
    var steady: [Float] = []
    /// That where the pixel is on a plateau, else 0.
    var plateau: [Float] = []
    /// `true` if it has a plateau that is not opaque.
    var hasPlateau = false
    /// `true` if it is all on plateaus that are opaque.
    var isOpaque = false

    /// - Parameter bits: The pixels on plateaus, in words.
    mutating func findPlateaus(_ bits: [UInt64]) {
      plateau = steady
      for (index, word) in bits.enumerated() {
        let columns = 64 * index..<min(64 * index + 64, plateau.count)
        var others = ~word & UInt64.max >> UInt64(64 - columns.count)
        while others != 0 {
          plateau[columns.lowerBound + others.trailingZeroBitCount] = 0
          others &= others &- 1
        }
      }
      // A plateau is visible.
      var (least, lowest): (Float, Float) = (1, 1)
      for x in plateau.indices {
        least = min(least, plateau[x])
        lowest = min(lowest, plateau[x] > 0 ? plateau[x] : 1)
      }
      (isOpaque, hasPlateau) = (least == 1, lowest < 1)
    }
  }

  /// The reach of a rim, in pixels.
  private static let rim = 2
  /// The reach of a seam, in pixels.
  private static let seam = 4
  /// The most by which α varies on a plateau.
  private static let likeness: Float = 2.5 / 255
  private let (width, height): (Int, Int)
  private let isTemplate: Bool
  private var row: StraightRow
  private var planes: CodePlanes
  private var ringing: RingingFilter?
  /// α without ringing of the last three rows: a row is flat only as those beside it are.
  private var near: [[Int32]]
  /// The slopes of these rows: `RingingFilter.slopes`.
  private var slopes: [[UInt64]]
  private var flat: FlatCodes?
  private var scan: PlateauScan?
  private var lines: [Int: Line] = [:]
  private var appended = 0
  private var steadied = 0
  private var found = 0
  private var written = 0
  /// Channels of the rows that come out: grey and α.
  static let channels = 2
  /// Pixels left as they were though they are translucent.
  private(set) var leftAlone = 0
  /// Pixels whose opacity was designed, is opaque now, and shows in no grey.
  private(set) var erased = 0

  init(width: Int, height: Int, isTemplate: Bool) {
    (self.width, self.height, self.isTemplate) = (width, height, isTemplate)
    row = StraightRow(width: width)
    planes = CodePlanes(width: width)
    near = [[Int32]](repeating: [], count: 3)
    slopes = [[UInt64]](repeating: [], count: 3)
  }

  /// Takes the next row.
  mutating func append(_ samples: StraightSamples) {
    row.load(samples)
    var luma: [Float] = []
    row.luma(into: &luma)
    lines[appended] = Line(luma: luma, alpha: row.alpha)
    planes.load(samples, firstPixel: 0)
    if scan == nil {
      let flat = FlatCodes(depth: samples.depth)
      self.flat = flat
      ringing = RingingFilter(width: width, height: height, depth: samples.depth)
      scan = PlateauScan(width: width, height: height, limit: flat.limit)
    }
    appended += 1
    ringing?.append(planes.alpha)
    let unit: Float = samples.depth == .eight ? 1 / 255 : 1 / 65_535
    while ringing?.next(into: &near[steadied % 3]) == true {
      var steady = lines[steadied]?.alpha ?? []
      for x in ringing?.changes ?? [] { steady[x] = Float(near[steadied % 3][x]) * unit }
      lines[steadied]?.steady = steady
      slopes[steadied % 3] = ringing?.slopes ?? []
      steadied += 1
      // A row is known to be flat once the row below it is there.
      if steadied >= 2 { findFlat(steadied - 2) }
      if steadied == height { findFlat(height - 1) }
      findPlateaus()
    }
  }

  /// Hands out a row once it is complete.
  mutating func next(into codes: inout CodeRow) -> Bool {
    let isReady = found == height || found > written + Self.seam
    guard written < height, isReady, var line = lines[written] else { return false }
    let rim = line.isOpaque ? [] : rimOpacity(of: written)
    let around = (written - Self.seam...written + Self.seam).compactMap { lines[$0] }
    let mayJoin = around.contains { $0.hasPlateau }
    for x in rim.indices {
      let (alpha, own) = (line.alpha[x], line.steady[x])
      var opacity = line.plateau[x]
      var coverage: Float = 1
      if opacity == 0 {
        if mayJoin, alpha > 0, alpha < 1, isSeam(x, own, around) {
          opacity = own
        } else if rim[x] > 0, own <= rim[x] + Self.likeness {
          opacity = rim[x]
          let isWhole = own >= opacity - Self.likeness
          coverage = opacity == 1 ? alpha : isWhole ? 1 : own / opacity
        }
      }
      if opacity > 0 {
        // A grey shows the opacity unless it is as good as black, or is discarded.
        if alpha >= 0.05, opacity < 0.99, isTemplate || line.luma[x] < 0.05 { erased += 1 }
        line.luma[x] *= opacity
        line.alpha[x] = coverage
      } else if alpha >= 0.05, alpha < 1 {
        leftAlone += 1
      }
    }
    codes.interleave(line.luma, line.alpha)
    lines[written - Self.seam] = nil
    written += 1
    return true
  }

  private mutating func findFlat(_ y: Int) {
    guard var flat else { return }
    let (above, here, below) = (
      near[max(y - 1, 0) % 3], near[y % 3], near[min(y + 1, height - 1) % 3]
    )
    let bits = slopes[y % 3].indices.map { index in
      let columns = 64 * index..<min(64 * index + 64, width)
      let open = flat.visibleBits(here, columns: columns) & ~slopes[y % 3][index]
      return flat.bits(open, above, here, below, columns: columns)
    }
    scan?.append(flat: bits, alpha: here)
  }

  private mutating func findPlateaus() {
    var bits: [UInt64] = []
    while scan?.next(into: &bits) == true {
      if var line = lines.removeValue(forKey: found) {
        line.findPlateaus(bits)
        lines[found] = line
      }
      found += 1
    }
  }

  /// The largest plateau α within two pixels, a pixel; 0 where there is none.
  private func rimOpacity(of y: Int) -> [Float] {
    let rows = (y - Self.rim...y + Self.rim).compactMap { lines[$0]?.plateau }
    // Two columns of nothing before and after.
    var column = [Float](repeating: 0, count: width + 2 * Self.rim)
    var result = [Float](repeating: 0, count: width)
    var all = column.mutableSpan
    for row in rows {
      let row = row.span
      precondition(row.count == width && all.count == width + 2 * Self.rim)
      for x in 0..<width { all[x &+ Self.rim] = max(all[x &+ Self.rim], row[x]) }
    }
    let near = column.span
    var largest = result.mutableSpan
    precondition(near.count == width + 2 * Self.rim && largest.count == width)
    for x in 0..<width {
      let sides = max(max(near[x], near[x &+ 1]), max(near[x &+ 3], near[x &+ 4]))
      largest[x] = max(near[x &+ 2], sides)
    }
    return result
  }

  /// Returns `true` if a translucent pixel joins a plateau and something of more α.
  ///
  /// - Parameter around: The rows that a seam reaches, those inside of the picture.
  private func isSeam(_ x: Int, _ own: Float, _ around: [Line]) -> Bool {
    // A plateau is visible: most rims end here.
    let least = leastAlpha(x)
    guard least + Self.likeness >= 0.05 else { return false }
    var (lower, upper): (Float, Float) = (.infinity, 0)
    for line in around {
      for near in max(x - Self.seam, 0)...min(x + Self.seam, width - 1) {
        let plateau = line.plateau[near]
        if plateau > 0 { lower = min(lower, plateau) }
        upper = max(upper, line.alpha[near] >= 1 ? 1 : plateau)
      }
    }
    return lower <= own + Self.likeness && upper >= own - Self.likeness
      && upper > lower + Self.likeness && least >= lower - Self.likeness
  }

  /// The least α without ringing in a 3×3 of the row to be handed out.
  private func leastAlpha(_ x: Int) -> Float {
    var least: Float = 1
    for y in written - 1...written + 1 {
      guard let line = lines[y] else { continue }
      for near in max(x - 1, 0)...min(x + 1, width - 1) { least = min(least, line.steady[near]) }
    }
    return least
  }
}
