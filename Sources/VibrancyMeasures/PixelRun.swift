// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is read of a run of pixels of one part.
struct PixelRun: Sendable {
  /// How many bins `luminanceBins` and `closenessBins` tell apart.
  static let bins = 4096
  /// Of the preview, `0...1`.
  private(set) var luminance: [Float] = []
  /// The bins of its roots, which spread the darks, where contrast is decided.
  private(set) var luminanceBins: [Int32] = []
  /// Preview and scene as (darker + .05) ÷ (lighter + .05): the inverse of contrast.
  private(set) var closeness: [Float] = []
  private(set) var closenessBins: [Int32] = []
  /// Whether all pixels are as the first, which alone is held.
  private(set) var isFlat = false
  /// How many have at least 3:1.
  private(set) var outstanding = 0

  /// Takes a run: luminances of the preview from `offset` on, and of the scene's `columns`.
  mutating func load(_ preview: [Float], from offset: Int, scene: [Float], columns: Range<Int>) {
    let preview = preview.span.extracting(offset..<offset + columns.count)
    let scene = scene.span.extracting(columns)
    isFlat = Self.isFlat(preview, scene)
    let count = isFlat ? 1 : columns.count
    if luminance.count < count {
      luminance = [Float](repeating: 0, count: count)
      closeness = [Float](repeating: 0, count: count)
      luminanceBins = [Int32](repeating: 0, count: count)
      closenessBins = [Int32](repeating: 0, count: count)
    }
    outstanding = Self.compare(
      preview.extracting(0..<count), scene.extracting(0..<count), &luminance, &closeness)
    if isFlat { outstanding *= columns.count }
    Self.findBins(&luminanceBins, of: luminance, count: count, isRoot: true)
    Self.findBins(&closenessBins, of: closeness, count: count, isRoot: false)
  }

  private static func isFlat(_ preview: Span<Float>, _ scene: Span<Float>) -> Bool {
    let count = preview.count
    precondition(scene.count == count && count > 0)
    let (one, other) = (preview[0], scene[0])
    var different: Int32 = 0
    for x in 0..<count { different &+= (preview[x] != one ? 1 : 0) | (scene[x] != other ? 1 : 0) }
    return different == 0
  }

  private static func compare(
    _ preview: Span<Float>, _ scene: Span<Float>, _ luminance: inout [Float],
    _ closeness: inout [Float]
  ) -> Int {
    let count = preview.count
    var l = luminance.mutableSpan
    var c = closeness.mutableSpan
    precondition(scene.count == count && l.count >= count && c.count >= count)
    var outstanding: Int32 = 0
    for x in 0..<count {
      let (one, other) = (preview[x], scene[x])
      let low = (one < other ? one : other) + 0.05
      let high = (one < other ? other : one) + 0.05
      l[x] = one
      c[x] = low / high
      outstanding &+= high >= 3 * low ? 1 : 0
    }
    return Int(outstanding)
  }

  private static func findBins(
    _ bins: inout [Int32], of values: [Float], count: Int, isRoot: Bool
  ) {
    let values = values.span.extracting(0..<count)
    var bins = bins.mutableSpan
    precondition(bins.count >= count)
    // Adding 2²³ leaves the rounded integer in the low bits.
    let steps = Float(Self.bins - 1)
    if isRoot {
      for x in 0..<count {
        bins[x] = Int32(bitPattern: (values[x].squareRoot() * steps + 0x1p23).bitPattern & 0xFFF)
      }
    } else {
      for x in 0..<count {
        bins[x] = Int32(bitPattern: (values[x] * steps + 0x1p23).bitPattern & 0xFFF)
      }
    }
  }
}
