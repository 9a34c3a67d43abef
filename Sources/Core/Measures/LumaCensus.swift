// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels

/// `luma-p05/p50/p95/mean` and `chroma-p95` of the visible pixels.
///
/// Luma is resolved to 1/5000, each bin keeping its mean; chroma is exact.
struct LumaCensus: Sendable {
  private struct Bin: Sendable {
    /// The sum of α, in codes.
    var weight: Int64 = 0
    /// The sum of α × luma, for 16 bits without its low byte: no picture overflows it.
    var strength: Int64 = 0
  }

  private var bins = [Bin](repeating: Bin(), count: 5001)
  private var chroma: [Int]
  /// Scratch: a word's luma and chroma.
  private var lumas = [Int32](repeating: 0, count: 64)
  private var spreads = [Int32](repeating: 0, count: 64)
  private let shift: Int32
  private let fold: Int64
  private let limits: CodeLimits

  init(limits: CodeLimits) {
    self.limits = limits
    (shift, fold) = limits.largest == 255 ? (9, 0) : (17, 8)
    chroma = [Int](repeating: 0, count: Int(limits.largest) + 1)
  }

  /// Adds the visible pixels of row `y`.
  ///
  /// - Parameters:
  ///   - stored: As the file has it, for chroma.
  ///   - isTemplate: Whether luma is that of white.
  mutating func add(_ stored: CodePlanes, y: Int, visible: BitMask, isTemplate: Bool) {
    for index in 0..<visible.stride {
      let bits = visible.words[y &* visible.stride &+ index]
      guard bits != 0 else { continue }
      let columns = visible.columns(ofWord: index)
      if Self.split(stored, columns, &lumas, &spreads) {
        // One color: counted at once.
        let alpha = stored.alpha[columns.lowerBound]
        let luma = isTemplate ? white : lumas[0]
        Self.add(alpha, luma, bits.nonzeroBitCount, fold, &bins[Int(luma >> shift)])
        chroma[Int(spreads[0])] += bits.nonzeroBitCount
        continue
      }
      if isTemplate { for x in 0..<columns.count { lumas[x] = white } }
      Self.add(stored.alpha, columns, lumas, bits, fold, shift, &bins)
      Self.add(spreads, bits, &chroma)
    }
  }

  private var white: Int32 { 10_000 * limits.largest }

  /// Luma and chroma of at most 64 pixels; whether they are all one color and one α.
  private static func split(
    _ row: CodePlanes, _ columns: Range<Int>, _ lumas: inout [Int32], _ spreads: inout [Int32]
  ) -> Bool {
    let (r, g) = (row.red.span.extracting(columns), row.green.span.extracting(columns))
    let (b, a) = (row.blue.span.extracting(columns), row.alpha.span.extracting(columns))
    let count = columns.count
    var y = lumas.mutableSpan
    var c = spreads.mutableSpan
    precondition(r.count == count && g.count == count && b.count == count && a.count == count)
    precondition(count > 0 && count <= 64 && y.count == 64 && c.count == 64)
    let (red, green, blue, alpha) = (r[0], g[0], b[0], a[0])
    var different: Int32 = 0
    for x in 0..<count {
      y[x] = CodePlanes.luma(r[x], g[x], b[x])
      c[x] = max(r[x], max(g[x], b[x])) &- min(r[x], min(g[x], b[x]))
      different |= (r[x] ^ red) | (g[x] ^ green) | (b[x] ^ blue) | (a[x] ^ alpha)
    }
    return different == 0
  }

  private static func add(
    _ alpha: [Int32], _ columns: Range<Int>, _ lumas: [Int32], _ bits: UInt64, _ fold: Int64,
    _ shift: Int32, _ bins: inout [Bin]
  ) {
    let (alpha, lumas) = (alpha.span.extracting(columns), lumas.span)
    var bins = bins.mutableSpan
    var bits = bits
    while bits != 0 {
      let x = bits.trailingZeroBitCount
      add(alpha[x], lumas[x], 1, fold, &bins[Int(lumas[x] &>> shift)])
      bits &= bits &- 1
    }
  }

  private static func add(_ spreads: [Int32], _ bits: UInt64, _ chroma: inout [Int]) {
    let spreads = spreads.span
    var chroma = chroma.mutableSpan
    var bits = bits
    while bits != 0 {
      chroma[Int(spreads[bits.trailingZeroBitCount])] &+= 1
      bits &= bits &- 1
    }
  }

  @inline(__always)
  private static func add(
    _ alpha: Int32, _ luma: Int32, _ count: Int, _ fold: Int64, _ bin: inout Bin
  ) {
    bin.weight &+= Int64(alpha) &* Int64(count)
    bin.strength &+= ((Int64(alpha) &* Int64(luma)) &>> fold) &* Int64(count)
  }

  /// The 95th percentile of `max(rgb) − min(rgb)`, each visible pixel counting once.
  var chromaP95: Double {
    var values = WeightedValues()
    for (code, count) in chroma.enumerated() where count > 0 {
      values.append(limits.opacity(Int32(code)), count: Int64(count))
    }
    values.sort()
    return values.percentile(95)
  }

  /// Weighted by α; `nil`: nothing is visible.
  var luma: ArtFacts.Luma? {
    var values = WeightedValues()
    let unit = 10_000 * Double(limits.largest) / Double(1 << fold)
    var (sum, weight) = (0.0, Int64(0))
    for bin in bins where bin.weight > 0 {
      values.append(Double(bin.strength) / Double(bin.weight) / unit, count: bin.weight)
      sum += Double(bin.strength)
      weight += bin.weight
    }
    guard weight > 0 else { return nil }
    values.sort()
    return ArtFacts.Luma(
      p05: values.percentile(5), p50: values.percentile(50), p95: values.percentile(95),
      mean: sum / Double(weight) / unit)
  }
}
