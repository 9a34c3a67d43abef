// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers with how often each occurs, ranked.
///
/// The convention for every percentile and median here is *nearest rank*: the p-th percentile of n
/// values is the ⌈p·n/100⌉-th smallest (at least the first); with weights, the smallest value up to
/// which the weights sum to p % of the whole. Weights are 64 bits wide wherever it runs: those of a
/// large picture sum to more than 32 hold.
struct WeightedValues: Sendable {
  struct Entry: Sendable {
    var value: Double
    var count: Int64
  }

  private(set) var entries: [Entry] = []
  private var ranks: [Int64] = []
  private var scratch: [Entry] = []
  private var starts: [Int] = []
  private var sums: [Int64] = []

  /// Forgets all values and keeps the memory.
  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  mutating func append(_ value: Double, count: Int64 = 1) {
    entries.append(Entry(value: value, count: count))
  }

  /// Ranks what was appended; ask for ranks and percentiles only afterwards.
  mutating func sort() {
    var (rises, falls) = (true, true)
    for index in entries.indices.dropFirst() {
      let (last, next) = (entries[index - 1].value, entries[index].value)
      if last > next { rises = false }
      if last < next { falls = false }
    }
    if falls, !rises { entries.reverse() } else if !rises { sortByBucket() }
    ranks.removeAll(keepingCapacity: true)
    var sum: Int64 = 0
    for entry in entries {
      sum += entry.count
      ranks.append(sum)
    }
  }

  /// The values there are, each as often as it occurs.
  var count: Int64 { ranks.last ?? 0 }

  var smallest: Double { entries.first?.value ?? 0 }
  var largest: Double { entries.last?.value ?? 0 }

  /// The `rank`-th smallest value, from 1; 0 where there is none.
  func value(atRank rank: Int64) -> Double {
    entries.isEmpty ? 0 : entries[index { ranks[$0] < rank }].value
  }

  /// The percentile by nearest rank; 0 where there is no value.
  func percentile(_ percent: Int64) -> Double { value(atRank: rank(ofPercentile: percent)) }

  /// ⌈p·n/100⌉, at least 1.
  func rank(ofPercentile percent: Int64) -> Int64 { max(1, (count * percent + 99) / 100) }

  /// The number of values that are at most `value`.
  func count(upTo value: Double) -> Int64 {
    let place = index { entries[$0].value <= value }
    return entries.isEmpty ? 0 : entries[place].value <= value ? ranks[place] : before(place)
  }

  /// The number of values that are at least `value`.
  func count(from value: Double) -> Int64 {
    let place = index { entries[$0].value < value }
    return entries.isEmpty || entries[place].value < value ? 0 : count - before(place)
  }

  /// The percentile by nearest rank of what was appended, ranked or not; 0 where there is no value.
  mutating func selected(percentile percent: Int64) -> Double {
    guard let first = entries.first else { return 0 }
    var (low, high, total) = (first.value, first.value, Int64(0))
    for entry in entries {
      (low, high) = (min(low, entry.value), max(high, entry.value))
      total += entry.count
    }
    let rank = max(1, (total * percent + 99) / 100)
    guard high > low else { return low }
    let buckets = min(entries.count, 1024)
    let unit = Double(buckets - 1) / (high - low)
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: buckets))
    for entry in entries { sums[Int((entry.value - low) * unit)] &+= entry.count }
    var (bucket, sum) = (0, Int64(0))
    while sum + sums[bucket] < rank { (sum, bucket) = (sum + sums[bucket], bucket + 1) }
    // The rank lies in this bucket: none but its values have to be ranked.
    scratch.removeAll(keepingCapacity: true)
    for entry in entries where Int((entry.value - low) * unit) == bucket { scratch.append(entry) }
    scratch.sort { $0.value < $1.value }
    for entry in scratch {
      sum += entry.count
      if sum >= rank { return entry.value }
    }
    return high
  }

  private func before(_ place: Int) -> Int64 { place == 0 ? 0 : ranks[place - 1] }

  /// The first entry that is not `isBefore`, which all before are; else the last.
  private func index(where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, max(entries.count - 1, 0))
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Spreads the values over as many buckets as there are values: linear unless they crowd.
  private mutating func sortByBucket() {
    let count = entries.count
    var (low, high) = (entries[0].value, entries[0].value)
    for entry in entries { (low, high) = (min(low, entry.value), max(high, entry.value)) }
    guard count > 24, high > low else {
      entries.sort { $0.value < $1.value }
      return
    }
    let unit = Double(count - 1) / (high - low)
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: count + 1))
    for entry in entries { starts[Int((entry.value - low) * unit) &+ 1] &+= 1 }
    for bucket in 0..<count { starts[bucket &+ 1] &+= starts[bucket] }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: entries)
    for entry in entries {
      let bucket = Int((entry.value - low) * unit)
      scratch[starts[bucket]] = entry
      starts[bucket] &+= 1
    }
    swap(&entries, &scratch)
    // Each bucket's start is now its end.
    var first = 0
    for bucket in 0..<count {
      let end = starts[bucket]
      if end - first > 24 {
        entries[first..<end].sort { $0.value < $1.value }
      } else if end - first > 1 {
        insertionSort(first..<end)
      }
      first = end
    }
  }

  private mutating func insertionSort(_ range: Range<Int>) {
    for index in range.dropFirst() {
      var place = index
      let entry = entries[index]
      while place > range.lowerBound, entries[place &- 1].value > entry.value {
        entries[place] = entries[place &- 1]
        place &-= 1
      }
      entries[place] = entry
    }
  }
}
