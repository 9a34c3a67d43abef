// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct MergeTests {
  /// The parts of a run that is not parted: each path's findings lie in one part.
  private func parts(of whole: Report, _ count: Int, seed: UInt64) -> [Report] {
    func part(_ path: String) -> Int {
      Int((path.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 20) % UInt64(count))
    }
    return (0..<count).map { index in
      func share(_ total: Int) -> Int { total / count + (index < total % count ? 1 : 0) }
      func isMine(_ path: String) -> Bool { part(path) == index }
      var summary = Summary()
      summary.judged = share(whole.summary.judged)
      summary.sets = share(whole.summary.sets)
      summary.setsInScope = share(whole.summary.setsInScope)
      summary.known = share(whole.summary.known)
      summary.places = whole.summary.places.filter { isMine($0) || index == 0 }
      summary.notes = whole.summary.notes.filter(isMine)
      summary.gaps = whole.summary.gaps.filter(isMine)
      // Each part misses what only another one finds.
      summary.stale = whole.summary.stale + ["found by part \((index + 1) % count)"]
      return Report(
        version: whole.version, model: whole.model, settingsHash: whole.settingsHash,
        shard: Report.Shard(index: index + 1, count: count),
        findings: whole.findings.filter { isMine($0.location.path) },
        undetermined: whole.undetermined.filter { isMine($0.location.path) },
        errors: whole.errors.filter { isMine($0.path) }, summary: summary,
        exhibits: whole.exhibits.filter { isMine($0.path) })
    }
  }

  @Test(arguments: 2...7, UInt64(1)...12)
  func `parts merged are the whole, whatever their order`(_ count: Int, _ seed: UInt64) throws {
    var whole = RandomReport(seed: seed).report()
    whole.summary.stale = ["really stale", "really stale"]
    let parts = parts(of: whole, count, seed: seed)
    let merged = try Report.merged(parts.reversed())
    #expect(merged == whole)
    for format in Report.Format.allCases {
      let same =
        format.reporter.text(for: merged, in: CannedReport.context).utf8
        .elementsEqual(format.reporter.text(for: whole, in: CannedReport.context).utf8)
      #expect(same, "\(format.rawValue)")
    }
  }

  @Test(arguments: UInt64(1)...12)
  func `one part of one is the whole, and so is a whole run`(_ seed: UInt64) throws {
    let whole = RandomReport(seed: seed).report()
    var part = whole
    part.shard = Report.Shard(index: 1, count: 1)
    #expect(try Report.merged([part]) == whole)
    #expect(try Report.merged([whole]) == whole)
  }

  @Test(arguments: 1...7)
  func `parts that went through files are the whole`(_ count: Int) throws {
    let whole = RandomReport(seed: 99).report()
    let read = try parts(of: whole, count, seed: 3).map { part in
      try Report(
        jsonLines: Array(
          Report.Format.jsonl.reporter.text(for: part, in: CannedReport.context).utf8))
    }
    var merged = try Report.merged(read)
    if count == 1 { merged.summary.stale = whole.summary.stale }
    #expect(merged == whole)
  }

  private func failure(_ reports: [Report]) -> ReportMergeError? {
    do {
      _ = try Report.merged(reports)
      return nil
    } catch { return error }
  }

  private func five() -> [Report] { parts(of: CannedReport.rich.report, 5, seed: 1) }

  @Test func `a part that is missing is named`() {
    var parts = five()
    parts.remove(at: 2)
    #expect(failure(parts) == .missing([3], count: 5))
    #expect(failure(parts)?.description == "shard 3 of 5 is missing")
    parts.remove(at: 0)
    #expect(failure(parts)?.description == "shards 1 and 3 of 5 are missing")
    #expect(failure([parts[0]])?.description == "shards 1, 3, 4 and 5 of 5 are missing")
  }

  @Test func `many missing parts are reported in one line`() throws {
    var part = CannedReport.empty.report
    part.shard = Report.Shard(index: 7, count: 1_048_576)
    let error = try #require(failure([part]))
    #expect(
      error.description
        == "shards 1, 2, 3, 4, 5, 6, 8, 9 and 1048567 more of 1048576 are missing")
  }

  @Test func `a part that is there twice is named`() {
    let parts = five()
    #expect(failure(parts + [parts[1]]) == .duplicate(index: 2, count: 5, report: 5))
    #expect(failure(parts + [parts[1]])?.description == "shard 2 of 5 is there twice")
  }

  @Test func `a part of another run is named`() {
    var parts = five()
    parts[3].settingsHash = "other"
    #expect(
      failure(parts)
        == .foreign(report: 3, .settings(found: "other", expected: "8899aabbccddeeff")))
    parts = five()
    parts[1].version = "9.9.9"
    #expect(failure(parts) == .foreign(report: 1, .version(found: "9.9.9", expected: "1.2.3")))
    #expect(
      failure(parts)?.description
        == "not of the first report's run: made by version 9.9.9, not 1.2.3")
    parts = five()
    parts[4].model = 2
    #expect(failure(parts) == .foreign(report: 4, .model(found: 2, expected: 1)))
    parts = five()
    parts[4].shard = Report.Shard(index: 5, count: 6)
    #expect(failure(parts) == .foreign(report: 4, .shards(found: 6, expected: 5)))
  }

  @Test func `whole runs are not merged with anything`() {
    let whole = CannedReport.rich.report
    #expect(failure([whole, whole]) == .notAPart(report: 0))
    #expect(failure(five() + [whole]) == .notAPart(report: 5))
    #expect(failure([]) == .nothing)
  }

  @Test(arguments: [(0, 1), (2, 1), (1, 0), (-1, 5), (1, 1_048_577)])
  func `no part has such a number`(_ index: Int, _ count: Int) {
    #expect(Report.Shard(index: index, count: count) == nil)
  }
}
