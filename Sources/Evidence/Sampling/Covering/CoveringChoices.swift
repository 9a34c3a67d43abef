// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Decides what cannot be known, in several runs of the same code, so that together they show whatever
/// it may show.
///
/// Up to `mostRuns` combinations are all run. Of more, the sites that were met first go through theirs,
/// and each other takes what a hash of it and of the run's number says: any two of them meet in all
/// their combinations in nearly all cases.
package struct CoveringChoices {
  /// The most runs.
  package static let mostRuns = 32
  /// The fewest that are made where that does not cover all combinations.
  private static let usualRuns = 16

  /// The number of the run, from 0: that takes the first of everything.
  package private(set) var run = 0
  /// How many runs the combinations met so far need.
  private var combinations = 1
  /// The most choices that a site has, each of which is taken in some run, as far as there are runs.
  private var mostChoices = 0
  /// What was met, with how many runs apart its choices change; 0: by its hash.
  private var strides: [Site: Int] = [:]

  /// Before the first run.
  package init() {}

  /// What is taken of several, the same wherever it is asked for in one run.
  mutating func choose(_ count: Int, at site: Site) -> Int {
    guard count > 1 else { return 0 }
    mostChoices = max(mostChoices, min(count, Self.mostRuns))
    let stride: Int
    if let known = strides[site] {
      stride = known
    } else {
      let all = combinations * min(count, Self.mostRuns + 1)
      stride = all <= Self.mostRuns ? combinations : 0
      strides[site] = stride
      combinations = min(all, Self.mostRuns + 1)
    }
    if stride > 0 { return run / stride % count }
    // Of many choices each has its run.
    if count > Self.usualRuns { return Int((site.hash &+ UInt64(run)) % UInt64(count)) }
    if run < 2 { return run == 0 ? 0 : count - 1 }
    var hash = site.hash ^ UInt64(run) &* 0x9e37_79b9_7f4a_7c15
    hash = (hash ^ hash >> 31) &* 0x94d0_49bb_1331_11eb
    return Int((hash ^ hash >> 29) % UInt64(count))
  }

  /// Goes on to the next run; `false` once all that is worth it were made.
  package mutating func advance() -> Bool {
    run += 1
    return run
      < (combinations > Self.mostRuns ? max(Self.usualRuns, mostChoices) : combinations)
  }
}
