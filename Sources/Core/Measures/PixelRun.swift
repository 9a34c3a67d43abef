// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The readings of a run of pixels of one part.
struct PixelRun: Sendable {
  /// The number of bins that `luminanceBins` and `closenessBins` distinguish.
  static let bins = 4096
  /// Of the preview, `0...1`.
  private(set) var luminance: [Float] = []
  /// The bins of its roots, which spread the darks, where contrast is decided.
  private(set) var luminanceBins: [Int32] = []
  /// Preview and scene as (darker + .05) ÷ (lighter + .05): the inverse of contrast.
  private(set) var closeness: [Float] = []
  private(set) var closenessBins: [Int32] = []
  /// The number of pixels that each value stands for; empty: one each.
  private(set) var lengths: [Int32] = []
  /// The number of values.
  private(set) var count = 0
  /// The number of pixels that have at least 3:1.
  private(set) var outstanding = 0
  private var previews: [Float] = []
  private var scenes: [Float] = []

  /// `true` if all pixels are as the first, which alone is held.
  var isFlat: Bool { count == 1 }

  /// Takes a run: luminances of the preview from `offset` on, and of the scene's `columns`.
  ///
  /// - Parameter joinsEqual: Whether equal neighbors may be held as one value with a length;
  ///   those of a flat run always are.
  mutating func load(
    _ preview: [Float], from offset: Int, scene: [Float], columns: Range<Int>, joinsEqual: Bool
  ) {
    let preview = preview.span.extracting(offset..<offset + columns.count)
    let scene = scene.span.extracting(columns)
    let changes = Self.changes(preview, scene)
    count = columns.count
    lengths.removeAll(keepingCapacity: true)
    if changes == 0 || joinsEqual && 4 * changes < count {
      previews.removeAll(keepingCapacity: true)
      scenes.removeAll(keepingCapacity: true)
      Self.join(preview, scene, &previews, &scenes, &lengths)
      count = lengths.count
    }
    if luminance.count < count {
      luminance = [Float](repeating: 0, count: count)
      closeness = [Float](repeating: 0, count: count)
      luminanceBins = [Int32](repeating: 0, count: count)
      closenessBins = [Int32](repeating: 0, count: count)
    }
    if lengths.isEmpty {
      outstanding = Self.compare(preview, scene, &luminance, &closeness)
    } else {
      outstanding = Self.compare(previews, scenes, lengths, &luminance, &closeness)
    }
    Self.findBins(&luminanceBins, of: luminance, count: count, isRoot: true)
    Self.findBins(&closenessBins, of: closeness, count: count, isRoot: false)
  }

  /// Takes values that stand for as many pixels as their lengths say; at least one.
  mutating func load(_ preview: [Float], scene: [Float], lengths: [Int32]) {
    (self.lengths, count) = (lengths, lengths.count)
    luminance = [Float](repeating: 0, count: count)
    closeness = luminance
    luminanceBins = [Int32](repeating: 0, count: count)
    closenessBins = luminanceBins
    outstanding = Self.compare(preview, scene, lengths, &luminance, &closeness)
    Self.findBins(&luminanceBins, of: luminance, count: count, isRoot: true)
    Self.findBins(&closenessBins, of: closeness, count: count, isRoot: false)
  }

  /// The number of pixels that differ from their neighbor on the left.
  private static func changes(_ preview: Span<Float>, _ scene: Span<Float>) -> Int {
    let count = preview.count &- 1
    precondition(scene.count == count &+ 1 && count >= 0)
    let (left, right) = (preview.extracting(0..<count), preview.extracting(1..<count + 1))
    let (behind, other) = (scene.extracting(0..<count), scene.extracting(1..<count + 1))
    var changes: Int32 = 0
    for x in 0..<count {
      changes &+= (left[x] != right[x] ? 1 : 0) | (behind[x] != other[x] ? 1 : 0)
    }
    return Int(changes)
  }

  private static func join(
    _ preview: Span<Float>, _ scene: Span<Float>, _ previews: inout [Float],
    _ scenes: inout [Float], _ lengths: inout [Int32]
  ) {
    var x = 0
    while x < preview.count {
      let (one, other, first) = (preview[x], scene[x], x)
      repeat { x &+= 1 } while x < preview.count && preview[x] == one && scene[x] == other
      previews.append(one)
      scenes.append(other)
      lengths.append(Int32(x &- first))
    }
  }

  private static func compare(
    _ preview: [Float], _ scene: [Float], _ lengths: [Int32], _ luminance: inout [Float],
    _ closeness: inout [Float]
  ) -> Int {
    _ = compare(preview.span, scene.span, &luminance, &closeness)
    var outstanding = 0
    for x in lengths.indices {
      let low = min(preview[x], scene[x]) + 0.05
      if max(preview[x], scene[x]) + 0.05 >= 3 * low { outstanding += Int(lengths[x]) }
    }
    return outstanding
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
