// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// `ink-count`: the spread of OKLab over the core, told apart to 1/16 384.
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

  /// Whether a, b or L spread (p95 − p05) by .04, .04 or .1.
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
