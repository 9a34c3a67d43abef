// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Decides what cannot be known, in several runs of the same code, so that together they show whatever
/// it may show.
///
/// Up to 32 combinations are all run. Of more, each site takes what no run took yet, then what a hash of
/// it and of the run's number says: any two of them meet in all their combinations in nearly all cases.
/// What a site has not taken is taken in a run that takes all else as those that met the site, so that it
/// is met again: what stands behind many conditions is reached.
///
/// Where the same code was run in other situations, first those runs are made again that showed something
/// there (`CoveringMemory`); where they meet nothing that was not met there, they are all.
package struct CoveringChoices {
  /// The most runs of which all combinations are made.
  package static let mostRuns = 32
  /// The most runs while some site has not taken all of its choices.
  private static let mostSampledRuns = 40
  /// The fewest that are made where that does not cover all combinations, unless they find nothing more.
  private static let usualRuns = 16
  /// After so many runs that took nothing new there are no more.
  private static let mostQuietRuns = 6
  /// After so many runs that showed nothing new there are no more, whatever was not taken: most of that is
  /// what data are computed of.
  private static let mostDullRuns = 20
  /// A site with more choices than this has many: few runs would meet each.
  package static let fewChoices = 8
  /// The most runs of a part of a run, which is short.
  private static let mostRunsOfParts = 128

  /// Where a site was met first.
  private struct OpenSite {
    var site: Site
    var run: Int
    /// How many others the run had met before.
    var index: Int
    /// How many choices it has.
    var count: Int
    /// How often it was planned to meet it again.
    var tries = 0
  }

  /// What was taken of a site.
  private struct Step {
    var site: Site
    var choice: Int
  }

  /// What is known of one choice at a site.
  private struct Record {
    /// How many sites its richest run met.
    var mostSites = 0
  }

  /// The number of the run, from 0: that takes the first of everything.
  package private(set) var run = 0
  /// How often something was asked for.
  package private(set) var asks = 0
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
  /// What stays as it was taken before.
  private var fixed: [Site: Int] = [:]
  private var (mostRuns, mostSampledRuns) = (Self.mostRuns, Self.mostSampledRuns)
  /// What this run took, in order, and what each before it did.
  private var way: [Step] = []
  private var runs: [(way: [Step], taken: [Site: Int])] = []
  /// Where sites were met first that have not taken all of their choices.
  private var open: [OpenSite] = []
  /// What this run is to take.
  private var plan: [Site: Int] = [:]
  /// How many sites of many choices this run has met.
  package private(set) var manyCount = 0
  /// What is run first: what runs in other situations took that showed something.
  private var seeds: [[Site: Int]] = []
  /// What was met in other situations.
  private var met: Set<Site> = []
  /// Whether something is met that was not met there.
  private var meetsNew = false
  /// How many runs before this one showed nothing new.
  private var dullRuns = 0
  /// What runs took that showed something.
  private var revealing: [[Site: Int]] = []

  /// Before the first run.
  package init() {}

  /// Before the first run in another situation.
  package init(after memory: CoveringMemory) {
    (seeds, met) = (memory.seeds, memory.met)
    plan = seeds.first ?? [:]
  }

  /// Adds what the runs met and showed.
  package func note(in memory: inout CoveringMemory) {
    memory.add(revealing: revealing, met: strides.keys)
  }

  /// The choices of a part of this run, of which several runs are made: what the run has taken stays.
  package func ofPart() -> CoveringChoices {
    var part = CoveringChoices()
    part.fixed = fixed.merging(taken) { $1 }
    (part.mostRuns, part.mostSampledRuns) = (Self.mostRunsOfParts, Self.mostRunsOfParts)
    return part
  }

  private var isExhaustive: Bool { seeds.isEmpty && combinations <= mostRuns }

  /// What is taken of several, the same wherever it is asked for in one run.
  package mutating func choose(_ count: Int, at site: Site) -> Int {
    guard count > 1 else { return 0 }
    asks += 1
    if let known = taken[site] ?? fixed[site] { return known % count }
    if count > Self.fewChoices { manyCount += 1 }
    mostChoices = max(mostChoices, min(count, mostRuns))
    if strides[site] == nil {
      strides[site] = combinations
      combinations = min(combinations * min(count, mostRuns + 1), mostRuns + 1)
      open.append(OpenSite(site: site, run: run, index: way.count, count: count))
      meetsNew = meetsNew || !met.contains(site)
    }
    let choice = isExhaustive ? run / (strides[site] ?? 1) % count : sampled(count, at: site)
    taken[site] = choice
    way.append(Step(site: site, choice: choice))
    return choice
  }

  /// Whether this run has taken something of a site.
  package func hasTaken(_ site: Site) -> Bool { taken[site] != nil || fixed[site] != nil }

  private func sampled(_ count: Int, at site: Site) -> Int {
    if let planned = plan[site] { return planned % count }
    // Of very many choices each has its run.
    if count > Self.mostRunsOfParts { return Int((site.hash &+ UInt64(run)) % UInt64(count)) }
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
  ///
  /// - Parameter showsNew: Whether this run showed something that none before it did.
  package mutating func advance(showsNew: Bool = true) -> Bool {
    var isNew = false
    if showsNew { revealing.append(taken) }
    dullRuns = showsNew ? 0 : dullRuns + 1
    for (site, choice) in taken {
      isNew = records[site]?[choice] == nil || isNew
      records[site, default: [:]][choice, default: Record()].mostSites = max(
        taken.count, records[site]?[choice]?.mostSites ?? 0)
    }
    quietRuns = isNew ? 0 : quietRuns + 1
    runs.append((way, taken))
    (taken, way, manyCount, plan) = ([:], [], 0, [:])
    run += 1
    if run < seeds.count {
      plan = seeds[run]
      return true
    }
    // While all combinations are made, none is planned.
    if isExhaustive { return run < combinations }
    let places = open
    open = places.filter { taken(of: $0) < $0.count && $0.tries <= $0.count }
    guard dullRuns < Self.mostDullRuns, seeds.isEmpty || meetsNew else { return false }
    if run < mostSampledRuns, planNext() { return true }
    return run < max(Self.usualRuns, mostChoices) && quietRuns < Self.mostQuietRuns
  }

  /// Plans to take what a site has not taken yet, of those first that took the fewest; `false`: each took
  /// all, or was not met again.
  private mutating func planNext() -> Bool {
    let places = open
    let next = places.indices.min {
      (taken(of: places[$0]), places[$0].tries) < (taken(of: places[$1]), places[$1].tries)
    }
    guard let next else { return false }
    // Every other run is free, so that what is planned meets what is not.
    guard quietRuns > 0 || run.isMultiple(of: 2) else { return true }
    open[next].tries += 1
    let site = open[next].site
    let met = runs.filter { $0.taken[site] != nil }
    // What was the same in all runs that met it may be what leads to it.
    for step in runs[places[next].run].way[..<places[next].index]
    where met.allSatisfy({ $0.taken[step.site] == step.choice }) {
      plan[step.site] = step.choice
    }
    plan[site] = (0..<places[next].count).first { records[site]?[$0] == nil }
    return true
  }

  private func taken(of place: OpenSite) -> Int { records[place.site]?.count ?? 0 }
}
