// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Decides what cannot be known, in several runs of the same code, so that together they show whatever
/// it may show.
///
/// Up to `mostRuns` combinations are all run. Of more, each site takes what a hash of it and of the run's
/// number says: any two of them meet in all their combinations in nearly all cases. What no run took yet
/// comes first; and every other run takes what led to the most decisions, so that what stands behind many
/// conditions is reached.
package struct CoveringChoices {
  /// The most runs.
  package static let mostRuns = 32
  /// The fewest that are made where that does not cover all combinations, unless they find nothing more.
  private static let usualRuns = 16
  /// After so many runs that took nothing new there are no more.
  private static let mostQuietRuns = 6

  /// What is known of one choice at a site.
  private struct Record {
    /// How many sites its richest run met.
    var mostSites = 0
  }

  /// The number of the run, from 0: that takes the first of everything.
  package private(set) var run = 0
  /// How often something was asked for.
  private(set) var asks = 0
  /// How many runs the combinations met so far need.
  private var combinations = 1
  /// The most choices that a site has, each of which is taken in some run, as far as there are runs.
  private var mostChoices = 0
  /// What was met, with how many runs apart its choices change.
  private var strides: [Site: Int] = [:]
  /// What this run takes.
  private var taken: [Site: Int] = [:]
  /// What runs before this one took.
  private var records: [Site: [Int: Record]] = [:]
  /// How many runs before this one took nothing new.
  private var quietRuns = 0

  /// Before the first run.
  package init() {}

  private var isExhaustive: Bool { combinations <= Self.mostRuns }

  /// What is taken of several, the same wherever it is asked for in one run.
  mutating func choose(_ count: Int, at site: Site) -> Int {
    guard count > 1 else { return 0 }
    asks += 1
    if let known = taken[site] { return known % count }
    mostChoices = max(mostChoices, min(count, Self.mostRuns))
    if strides[site] == nil {
      strides[site] = combinations
      combinations = min(combinations * min(count, Self.mostRuns + 1), Self.mostRuns + 1)
    }
    let choice = isExhaustive ? run / (strides[site] ?? 1) % count : sampled(count, at: site)
    taken[site] = choice
    return choice
  }

  /// Whether this run has taken something of a site.
  func hasTaken(_ site: Site) -> Bool { taken[site] != nil }

  private func sampled(_ count: Int, at site: Site) -> Int {
    // Of many choices each has its run.
    if count > Self.usualRuns { return Int((site.hash &+ UInt64(run)) % UInt64(count)) }
    if run < 2 { return run == 0 ? 0 : count - 1 }
    var hash = site.hash ^ UInt64(run) &* 0x9e37_79b9_7f4a_7c15
    hash = (hash ^ hash >> 31) &* 0x94d0_49bb_1331_11eb
    hash ^= hash >> 29
    guard let records = records[site] else { return Int(hash % UInt64(count)) }
    let untaken = (0..<count).filter { records[$0] == nil }
    if !untaken.isEmpty { return untaken[Int(hash % UInt64(untaken.count))] }
    if run.isMultiple(of: 2), let gate = Self.richest(of: records) { return gate }
    return Int(hash % UInt64(count))
  }

  /// The choice that leads to clearly more decisions than the others; `nil`: none does.
  private static func richest(of records: [Int: Record]) -> Int? {
    let sorted = records.sorted {
      ($0.value.mostSites, $1.key) > ($1.value.mostSites, $0.key)
    }
    guard sorted.count > 1, sorted[0].value.mostSites > sorted[1].value.mostSites * 3 / 2 else {
      return nil
    }
    return sorted[0].key
  }

  /// Goes on to the next run; `false` once all that is worth it were made.
  package mutating func advance() -> Bool {
    var isNew = false
    for (site, choice) in taken {
      isNew = records[site]?[choice] == nil || isNew
      records[site, default: [:]][choice, default: Record()].mostSites = max(
        taken.count, records[site]?[choice]?.mostSites ?? 0)
    }
    quietRuns = isNew ? 0 : quietRuns + 1
    taken = [:]
    run += 1
    if isExhaustive { return run < combinations }
    return run < max(Self.usualRuns, mostChoices) && quietRuns < Self.mostQuietRuns
  }
}
