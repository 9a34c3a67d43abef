// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

/// The filter against its definition, a pixel at a time.
@Suite struct RingingFilterTests {
  /// What the filter hands out, row by row as soon as it can.
  private func filtered(
    _ alpha: [Int], width: Int, depth: SampleDepth = .eight
  ) -> (codes: [Int], isSlope: [Bool]) {
    let height = alpha.count / width
    var filter = RingingFilter(width: width, height: height, depth: depth)
    var (codes, slopes, row): ([Int], [UInt64], [Int32]) = ([], [], [])
    for y in 0..<height {
      let stored = alpha[y * width..<(y + 1) * width].map { Int32($0) }
      filter.append(stored)
      while filter.next(into: &row) {
        let start = codes.count
        codes += row.map(Int.init)
        let changes = row.indices.filter { codes[start + $0] != alpha[start + $0] }
        #expect(filter.changes == changes)
        slopes += filter.slopes
      }
    }
    let stride = slopes.count / height
    let isSlope = codes.indices.map { place in
      slopes[place / width * stride + place % width / 64] >> UInt64(place % width % 64) & 1 == 1
    }
    return (codes, isSlope)
  }

  @Test(arguments: 1...28 as ClosedRange<UInt64>)
  func `α is what the definition says`(_ seed: UInt64) {
    let depth: SampleDepth = seed.isMultiple(of: 3) ? .sixteen : .eight
    let largest = depth == .eight ? 255 : 65_535
    let reduction = Reduction.allCases[Int(seed / 7) % 4]
    let width = DesignedOpacity.width
    let alpha = DesignedOpacity(seed: seed).alpha(reduction)
      .map { Int(($0 * Double(largest)).rounded()) }
    let expected = SteadyAlpha(
      width: width, height: DesignedOpacity.height, alpha: alpha, largest: largest)
    let found = filtered(alpha, width: width, depth: depth)
    #expect(found.codes == expected.codes)
    #expect(found.isSlope == expected.isSlope)
    if reduction == .lanczos { #expect(expected.codes != alpha) }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `noise is filtered as the definition says`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = [(1, 1), (5, 9), (63, 20), (64, 12), (65, 31), (128, 10), (130, 14), (3, 70)]
    let (width, height) = sizes[Int(seed) % sizes.count]
    let levels = (0..<4).map { _ in Int(random.next() % 256) }
    let alpha: [Int] = (0..<width * height).map { place in
      let (column, row) = (place % width / 7, place / width / 6)
      let level = levels[(column + row) % 4]
      let stray = random.next() % 10
      return stray == 0 ? Int(random.next() % 256) : min(level + Int(stray % 3), 255)
    }
    let expected = SteadyAlpha(width: width, height: height, alpha: alpha, largest: 255)
    let found = filtered(alpha, width: width)
    #expect(found.codes == expected.codes)
    #expect(found.isSlope == expected.isSlope)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `hard edges stay as they are`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let levels = (0..<30).map { _ in
      [0, 20 + 10 * Int(random.next() % 23), 255][Int(random.next() % 3)]
    }
    let alpha: [Int] = (0..<70 * 60).map { place in
      let (column, row) = (place % 70 / 5, place / 70 / 4)
      return levels[(7 * column + 3 * row) % 30]
    }
    let found = filtered(alpha, width: 70)
    #expect(found.codes == alpha && !found.isSlope.contains(true))
  }
}
