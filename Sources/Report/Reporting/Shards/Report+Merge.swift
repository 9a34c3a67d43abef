// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Report {
  /// The report of the whole run of which these are the parts, equal to that of a run that was not
  /// parted; the order does not matter. A whole run's report alone is itself.
  ///
  /// Counts add up, places and notes are united, and a baseline's entry is stale that every part
  /// missed.
  ///
  /// - Throws: `ReportMergeError`: parts are missing, there twice, or of another run.
  package static func merged(_ reports: [Report]) throws(ReportMergeError) -> Report {
    guard let first = reports.first else { throw .nothing }
    if reports.count == 1, first.shard == nil { return first }
    try checkParts(reports)
    var whole = Report(
      version: first.version, model: first.model, os: first.os,
      settingsHash: first.settingsHash, findings: reports.flatMap(\.findings),
      undetermined: reports.flatMap(\.undetermined),
      errors: reports.flatMap(\.errors), summary: Summary(sum: reports.map(\.summary)),
      exhibits: reports.flatMap(\.exhibits))
    // Each part reads all sources; one carries what they say.
    whole.evidence = reports.compactMap(\.evidence).first
    return whole
  }

  private static func checkParts(_ reports: [Report]) throws(ReportMergeError) {
    var count = 0
    var found: Set<Int> = []
    for (position, report) in reports.enumerated() {
      guard let shard = report.shard else { throw .notAPart(report: position) }
      if let difference = report.difference(from: reports[0]) {
        throw .foreign(report: position, difference)
      }
      count = shard.count
      guard found.insert(shard.index).inserted else {
        throw .duplicate(index: shard.index, count: count, report: position)
      }
    }
    let missing = (1...count).filter { !found.contains($0) }
    if !missing.isEmpty { throw .missing(missing, count: count) }
  }
}

extension Summary {
  /// The sum of the parts of a run; lists are sorted.
  ///
  /// - Precondition: There is at least one.
  init(sum parts: [Summary]) {
    self.init()
    for part in parts {
      judged += part.judged
      widgets += part.widgets
      sets += part.sets
      setsInScope += part.setsInScope
      setsUnnamed += part.setsUnnamed
      pictures += part.pictures
      picturesInScope += part.picturesInScope
      setsUnfollowed += part.setsUnfollowed
      excluded += part.excluded
      computedNames += part.computedNames
      sources += part.sources
      known += part.known
      moved += part.moved
      ignored += part.ignored
      judgesAll = judgesAll || part.judgesAll
      readsSources = readsSources || part.readsSources
    }
    places = Self.united(parts.map(\.places))
    notes = Self.united(parts.map(\.notes))
    gaps = Self.united(parts.map(\.gaps))
    warnings = Set(parts.flatMap(\.warnings)).sorted { $0.precedes($1) }
    stale = parts.dropFirst().reduce(parts[0].stale) { Self.common($0, $1.stale) }
      .sorted { $0.comesBefore($1) ?? false }
    let lines = Dictionary(zip(parts[0].stale, parts[0].staleLines)) { first, _ in first }
    staleLines = lines.isEmpty ? [] : stale.map { lines[$0] ?? 1 }
    baseline = parts.lazy.map(\.baseline).first { !$0.isEmpty } ?? ""
    failsOnStale = parts.contains(where: \.failsOnStale)
  }

  private static func united(_ lists: [[String]]) -> [String] {
    let sorted = lists.flatMap { $0 }.sorted { $0.comesBefore($1) ?? false }
    return sorted.reduce(into: []) { kept, text in
      if let last = kept.last, last.comesBefore(text) == nil { return }
      kept.append(text)
    }
  }

  /// The elements that both lists hold, as often as both do, in the first one's order.
  private static func common(_ first: [String], _ second: [String]) -> [String] {
    var left: [[UInt8]: Int] = [:]
    for text in second { left[Array(text.utf8), default: 0] += 1 }
    return first.filter { text in
      let key = Array(text.utf8)
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      return true
    }
  }
}

extension Report {
  /// A part of a run: `2/5`.
  package struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// The number of the part, from 1 to `count`.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// A part; `nil` unless `1 ≤ index ≤ count ≤ 1 048 576`.
    package init?(index: Int, count: Int) {
      guard (1...1_048_576).contains(count), (1...count).contains(index) else { return nil }
      (self.index, self.count) = (index, count)
    }

    /// `2/5`.
    package var description: String { "\(index)/\(count)" }
  }
}
