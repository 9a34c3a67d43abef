// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Luminance, and contrast against the scene, by group.
struct PairTally: Sendable {
  private var luminance: ReadingTally
  private var closeness: ReadingTally

  /// - Parameters:
  ///   - sizes: The pixels of each group.
  ///   - bins: The most bins of a group, a power of two.
  init(sizes: [Int], bins: Int) {
    luminance = ReadingTally(sizes: sizes, bins: bins)
    closeness = ReadingTally(sizes: sizes, bins: bins)
  }

  /// Adds a run of pixels to a group.
  mutating func add(_ run: PixelRun, to group: Int) {
    guard !run.lengths.isEmpty else { return add(run, 0..<run.count, to: group) }
    let range = 0..<run.count
    luminance.add(
      run.luminance.span.extracting(range), bins: run.luminanceBins.span.extracting(range),
      lengths: run.lengths.span, to: group)
    closeness.add(
      run.closeness.span.extracting(range), bins: run.closenessBins.span.extracting(range),
      lengths: run.lengths.span, to: group)
  }

  /// Adds part of a run of pixels, flat or not joined, to a group.
  mutating func add(_ run: PixelRun, _ range: Range<Int>, to group: Int) {
    if run.isFlat {
      luminance.add(run.luminance[0], bin: run.luminanceBins[0], count: range.count, to: group)
      closeness.add(run.closeness[0], bin: run.closenessBins[0], count: range.count, to: group)
      return
    }
    luminance.add(
      run.luminance.span.extracting(range), bins: run.luminanceBins.span.extracting(range),
      to: group)
    closeness.add(
      run.closeness.span.extracting(range), bins: run.closenessBins.span.extracting(range),
      to: group)
  }

  /// Both readings of a group that has a pixel.
  func reading(
    _ group: Int, enough: Int, _ values: inout WeightedValues, _ others: inout WeightedValues
  ) -> ContrastReading {
    luminance.rank(group, into: &values)
    closeness.rank(group, into: &others)
    let (low, high) = ContrastReading.extremes(of: values, enough: enough)
    // The median contrast, by its inverse.
    let rank = others.count + 1 - others.rank(ofPercentile: 50)
    return ContrastReading(
      againstScene: 1 / others.value(atRank: rank), within: contrastRatio(low, high))
  }
}
