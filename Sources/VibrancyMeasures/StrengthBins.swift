// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// For each group, its pixels as a few pairs (α, m) with how many there are of each.
///
/// Over a plain wallpaper a vibrant result depends on nothing else, so one set of bins serves
/// every grey and every sample of the model.
struct StrengthBins: Sendable {
  struct Bin: Sendable {
    /// Mean α, `0...1`.
    var alpha: Double
    /// Mean luma of the premultiplied pixel, `0...1`.
    var strength: Double
    var count: Int
  }

  /// By group, then strength, then α: where all α are the same, results come out ranked.
  let bins: [Bin]
  /// The first bin of each group, and the end.
  let starts: [Int]

  init(_ table: StrengthTable, groups: Int) {
    var starts = [Int](repeating: 0, count: groups + 1)
    for slot in table.slots where slot.key != 0 { starts[Int(slot.key >> 32)] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var places = starts
    var bins = [Bin](repeating: Bin(alpha: 0, strength: 0, count: 0), count: starts[groups])
    for slot in table.slots where slot.key != 0 {
      let (group, count) = (Int(slot.key >> 32) - 1, Double(slot.count))
      bins[places[group]] = Bin(
        alpha: slot.alpha / count, strength: slot.strength / count, count: slot.count)
      places[group] += 1
    }
    for group in 0..<groups {
      bins[starts[group]..<starts[group + 1]].sort {
        ($0.strength, $0.alpha) < ($1.strength, $1.alpha)
      }
    }
    (self.bins, self.starts) = (bins, starts)
  }

  /// The bins of a group.
  func bins(ofGroup group: Int) -> ArraySlice<Bin> { bins[starts[group]..<starts[group + 1]] }
}
