// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// `ink-count`: the spread of OKLab over the core, resolved to 1/16 384.
struct InkCensus: Sendable {
  private static let steps: Float = 16_384
  private static let bins = 16_385
  /// Those of L, then of a and of b, which are centered.
  private var bins = [Int32](repeating: 0, count: 3 * Self.bins)

  /// Adds the pixels of a word of a row that `bits` has.
  mutating func add(_ colors: OKLabRow, bits: UInt64, columns: Range<Int>) {
    let (l, a, b) = (colors.lightness.span, colors.a.span, colors.b.span)
    let start = columns.lowerBound
    var bins = self.bins.mutableSpan
    var bits = bits
    while bits != 0 {
      // Flat art is counted a run at a time.
      let first = start &+ bits.trailingZeroBitCount
      let (lightness, red, yellow) = (l[first], a[first], b[first])
      var amount: Int32 = 0
      repeat {
        amount &+= 1
        bits &= bits &- 1
        guard bits != 0 else { break }
        let next = start &+ bits.trailingZeroBitCount
        guard l[next] == lightness, a[next] == red, b[next] == yellow else { break }
      } while true
      bins[Self.bin(lightness)] &+= amount
      bins[Self.bins &+ Self.bin(red + 0.5)] &+= amount
      bins[2 &* Self.bins &+ Self.bin(yellow + 0.5)] &+= amount
    }
  }

  /// `true` if a, b or L spread (p95 − p05) by .04, .04 or .1.
  var hasSeveral: Bool { spread(1) >= 0.04 || spread(2) >= 0.04 || spread(0) >= 0.1 }

  private func spread(_ coordinate: Int) -> Float {
    let bins = self.bins[coordinate * Self.bins..<(coordinate + 1) * Self.bins]
    let count = bins.reduce(0) { $0 &+ Int64($1) }
    guard count > 0 else { return 0 }
    let ranks = (low: max(1, (5 * count + 99) / 100), high: (95 * count + 99) / 100)
    var (sum, low) = (Int64(0), 0)
    for (bin, amount) in bins.enumerated() where amount > 0 {
      if sum < ranks.low { low = bin }
      sum &+= Int64(amount)
      if sum >= ranks.high { return Float(bin - low) / Self.steps }
    }
    return 0
  }

  @inline(__always)
  private static func bin(_ value: Float) -> Int {
    // Adding 2²³ leaves the rounded integer in the low bits.
    Int((clamped(value) * steps + 0x1p23).bitPattern & 0x7FFF)
  }
}

extension StraightImage {
  /// `ink-opacity`: the 95th percentile of α over visible pixels (α ≥ .05), `0...1`; 0 without any.
  ///
  /// What ink drawn at an opacity is at most, its soft edges aside: grey g at opacity o counts as
  /// grey o·g in vibrant places.
  package var inkOpacity: Double {
    var histogram = [Int](repeating: 0, count: 256)
    switch samples {
    case .eight(let codes):
      // Counted a run at a time: adding to one count over and over waits for the last addition.
      var index = 3
      while index < codes.count {
        let (code, first) = (codes[index], index)
        repeat { index &+= 4 } while index < codes.count && codes[index] == code
        histogram[Int(code)] += (index &- first) / 4
      }
    case .sixteen(let codes):
      for index in stride(from: 3, to: codes.count, by: 4) {
        histogram[Int(codes[index] >> 8)] += 1
      }
    }
    let visible = 13...255
    var left = visible.reduce(0) { $0 + histogram[$1] } / 20
    for code in visible.reversed() {
      if histogram[code] > left { return Double(code) / 255 }
      left -= histogram[code]
    }
    return 0
  }
}

/// One pass over the colors as stored: the inner edges and the ink.
struct ColorPass: Sendable {
  /// `nil` for a template, whose ink is one by definition.
  let edges: InnerEdges?
  /// `true` if the stored ink is several.
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
