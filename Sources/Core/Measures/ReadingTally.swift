// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// Values by group: listed where a group is small, else in bins that keep their mean.
///
/// Memory is bounded by the groups and the picture, whatever falls in.
struct ReadingTally: Sendable {
  private struct Bin: Sendable {
    // In halves, which need no padding: 12 bytes a bin in place of 16.
    private var high: UInt32 = 0
    private var low: UInt32 = 0
    var count: Int32 = 0

    init() {}

    init(sum: Double, count: Int) {
      self.count = Int32(count)
      self.sum = sum
    }

    var sum: Double {
      get { Double(bitPattern: UInt64(high) << 32 | UInt64(low)) }
      set {
        high = UInt32(newValue.bitPattern >> 32)
        low = UInt32(truncatingIfNeeded: newValue.bitPattern)
      }
    }
  }

  private static let total = 1 << 21
  private let starts: [Int]
  private let isList: [Bool]
  /// By how much the bins of a run are coarser here.
  private let shift: Int32
  private var filled: [Int]
  private var bins: [Bin]

  /// - Parameters:
  ///   - sizes: The pixels of each group.
  ///   - bins: The most bins of a group, a power of two up to `PixelRun.bins`; many groups get
  ///     fewer.
  init(sizes: [Int], bins most: Int) {
    var (bins, shift) = (PixelRun.bins, Int32(0))
    while bins > 64, bins > most || bins * sizes.count > Self.total {
      (bins, shift) = (bins / 2, shift + 1)
    }
    var starts = [0]
    for size in sizes { starts.append(starts[starts.count - 1] + min(size, bins)) }
    (self.starts, self.shift) = (starts, shift)
    isList = sizes.map { $0 <= bins }
    filled = [Int](repeating: 0, count: sizes.count)
    self.bins = [Bin](repeating: Bin(), count: starts[sizes.count])
  }

  /// Adds values to a group.
  ///
  /// - Parameters:
  ///   - values: Some of which are equal to their neighbors.
  ///   - places: The bin of each, as a run has it.
  mutating func add(_ values: Span<Float>, bins places: Span<Int32>, to group: Int) {
    let start = starts[group]
    if isList[group] {
      filled[group] = Self.list(values, in: &bins, from: start + filled[group]) - start
    } else {
      Self.count(values, places, shift, in: &bins, from: start)
    }
  }

  /// Adds values to a group, each as often as its length says.
  mutating func add(
    _ values: Span<Float>, bins places: Span<Int32>, lengths: Span<Int32>, to group: Int
  ) {
    let start = starts[group]
    if isList[group] {
      filled[group] = Self.list(values, lengths, in: &bins, from: start + filled[group]) - start
    } else {
      Self.count(values, places, lengths, shift, in: &bins, from: start)
    }
  }

  /// Adds one value `count` times to a group.
  mutating func add(_ value: Float, bin: Int32, count: Int, to group: Int) {
    let place = starts[group] + (isList[group] ? filled[group] : Int(bin &>> shift))
    if isList[group] { filled[group] += 1 }
    bins[place].sum += Double(value) * Double(count)
    bins[place].count += Int32(count)
  }

  // What writes through a span of one array writes to no other: mixing the two in a method of
  // the struct that holds both loses a copy under optimization (Swift 6.3).

  private static func list(
    _ values: Span<Float>, in bins: inout [Bin], from start: Int
  ) -> Int {
    let count = values.count
    var bins = bins.mutableSpan
    var (x, next) = (0, start)
    while x < count {
      let (value, first) = (values[x], x)
      repeat { x &+= 1 } while x < count && values[x] == value
      bins[next] = Bin(sum: Double(value) * Double(x &- first), count: x &- first)
      next &+= 1
    }
    return next
  }

  private static func list(
    _ values: Span<Float>, _ lengths: Span<Int32>, in bins: inout [Bin], from start: Int
  ) -> Int {
    var bins = bins.mutableSpan
    for x in 0..<values.count {
      let count = Int(lengths[x])
      bins[start &+ x] = Bin(sum: Double(values[x]) * Double(count), count: count)
    }
    return start + values.count
  }

  private static func count(
    _ values: Span<Float>, _ places: Span<Int32>, _ lengths: Span<Int32>, _ shift: Int32,
    in bins: inout [Bin], from start: Int
  ) {
    var bins = bins.mutableSpan
    for x in 0..<values.count {
      let place = start &+ Int(places[x] &>> shift)
      bins[place].sum += Double(values[x]) * Double(lengths[x])
      bins[place].count &+= lengths[x]
    }
  }

  private static func count(
    _ values: Span<Float>, _ places: Span<Int32>, _ shift: Int32, in bins: inout [Bin],
    from start: Int
  ) {
    let count = values.count
    var bins = bins.mutableSpan
    precondition(places.count == count)
    var x = 0
    while x < count {
      let (value, first) = (values[x], x)
      repeat { x &+= 1 } while x < count && values[x] == value
      let place = start &+ Int(places[first] &>> shift)
      var bin = bins[place]
      bin.sum += Double(value) * Double(x &- first)
      bin.count &+= Int32(truncatingIfNeeded: x &- first)
      bins[place] = bin
    }
  }

  /// Ranks the values of a group, as the means of their bins.
  func rank(_ group: Int, into values: inout WeightedValues) {
    values.removeAll()
    for bin in bins[starts[group]..<starts[group + 1]] where bin.count > 0 {
      values.append(bin.sum / Double(bin.count), count: Int64(bin.count))
    }
    values.sort()
  }
}
