// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite("Judging from the library") struct LintLibraryTests {
  private let folder: TemporaryFolder
  private let rules: String

  init() throws {
    folder = try TemporaryFolder()
    rules = try folder.copy(fixture: "Rules")
  }

  @Test("a report is a value that formats turn into text")
  func formats() async throws {
    let path = rules + "/\(RuleID.accentedSolidBlock)/triggers"
    let report = await Linter().lint(at: [path])
    #expect(report.findings.contains { $0.rule == .accentedSolidBlock })
    #expect(report.text(as: .xcode).contains("(\(RuleID.accentedSolidBlock))"))
    #expect(report.text(as: .json).hasPrefix("{"))
    #expect(report.hasErrors == report.findings.contains { $0.severity == .error })
  }

  @Test("scenes that are given are judged instead of the default ones")
  func scenes() async {
    let path = rules + "/\(RuleID.vibrantDarkContent)/triggers"
    var request = LintRequest(InputQuery(paths: [path]))
    request.scenes = [.homeTinted(.orange)]
    let report = await Linter().lint(request)
    #expect(!report.findings.isEmpty || report.summary.judged > 0)
    #expect(
      Set((report.findings + report.undetermined).compactMap(\.scene)).isSubset(of: [
        Place.homeTinted.rawValue
      ])
    )
  }

  @Test("progress counts up from 0 to the number of units, whatever the number of jobs")
  func progress() async {
    for jobs in [1, 4] {
      let seen = Seen()
      var request = LintRequest(InputQuery(paths: [rules + "/\(RuleID.vibrantContrast)"]))
      request.jobs = jobs
      _ = await Linter().lint(request) { done, total in await seen.add(done, of: total) }
      let (counts, totals) = await (seen.counts, seen.totals)
      #expect(counts.count > 2)
      #expect(counts.sorted() == Array(0..<counts.count))
      #expect(totals == [counts.count - 1])
    }
  }

  /// The reports of progress that a caller of `lint` gets.
  private actor Seen {
    private(set) var counts: [Int] = []
    private(set) var totals: Set<Int> = []

    func add(_ done: Int, of total: Int) {
      counts.append(done)
      totals.insert(total)
    }
  }

  @Test("what was measured comes with its curve")
  func inspection() async throws {
    let path = rules + "/\(RuleID.vibrantContrast)/triggers"
    var request = LintRequest(InputQuery(paths: [path]))
    request.inspection = .ranges
    request.judgesAll = true
    let (report, art) = await Linter().inspect(request)
    #expect(art.count >= 3 && report.summary.judged >= art.count)
    let scene = try #require(art[0].sheet.subject.scenes.first { $0.role == .vibrant })
    #expect(scene.legibleRange?.points.count == 21)
    #expect(art[0].sheet.text(isPlain: true).contains("contrast  "))
  }

  @Test("nothing in scope is not a failure")
  func emptyScope() async throws {
    // A copy: in this repository all fixtures are its sources.
    let report = await Linter().lint(at: [try folder.copy(fixture: "Catalogs")])
    #expect(report.summary.sets > 0 && report.summary.setsInScope == 0)
    #expect(report.errors.isEmpty && !report.hasErrors)
  }
}
