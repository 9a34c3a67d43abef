// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting

/// What a run could not check is reported in every format, and never in the words of a clean run.
@Suite struct RunWarningTests {
  private func report(shard: Report.Shard? = nil) -> Report {
    var summary = Summary()
    summary.judged = 3
    summary.warnings = [
      RunWarning(
        unreadTarget: "TideWidgets", call: "makeTide",
        at: Location(path: "Widgets/Tide.swift", line: 12, column: 5))
    ]
    return Report(
      version: "1", model: 1, shard: shard, findings: [], undetermined: [], errors: [],
      summary: summary)
  }

  private func text(_ format: Report.Format, _ report: Report) -> String {
    format.reporter.text(for: report, in: CannedReport.context)
  }

  @Test(arguments: Report.Format.allCases)
  func `a target that was not understood is named`(_ format: Report.Format) {
    let said = text(format, report())
    #expect(said.contains("no widget of “TideWidgets” was found"))
    #expect(said.contains("makeTide"))
    #expect(said.contains("Widgets/Tide.swift"))
    #expect(!said.contains("all clear"))
  }

  @Test func `each format has it as a warning at its line`() {
    #expect(
      text(.github, report()).hasPrefix(
        "::warning title=not-understood,file=Widgets/Tide.swift,line=12,col=5,"))
    #expect(
      text(.xcode, report()).hasPrefix(
        "/Users/ana/Rain/Widgets/Tide.swift:12:5: warning: no widget"))
    #expect(text(.junit, report()).contains("<failure message=\"warning: Widgets/Tide.swift:12: "))
    #expect(text(.gitlab, report()).contains("\"check_name\":\"not-understood\""))
    #expect(text(.sarif, report()).contains("\"level\":\"warning\""))
    #expect(text(.text, report()).contains("warning: Widgets/Tide.swift:12: no widget"))
    #expect(text(.text, report()).hasSuffix("1 widget not judged\n"))
  }

  @Test func `parts of a run that carry the same one have it once when merged`() throws {
    let parts = try (1...3).map { index in
      let shard = try #require(Report.Shard(index: index, count: 3))
      let lines = text(.jsonl, report(shard: shard))
      return try Report(jsonLines: Array(lines.utf8))
    }
    let merged = try Report.merged(parts)
    #expect(merged.summary.warnings == report().summary.warnings)
    #expect(merged.hasWarnings)
  }

  /// A run without findings in which something was not followed.
  private func partial(shard: Report.Shard? = nil, _ change: (inout Summary) -> Void) -> Report {
    var summary = Summary()
    summary.judged = 1
    change(&summary)
    return Report(
      version: "1", model: 1, shard: shard, findings: [], undetermined: [], errors: [],
      summary: summary)
  }

  @Test func `nothing is all clear where code was not followed`() {
    let gap = "widget “Tide” was understood in part: “bar” (Tide.swift:7) was not followed"
    let reports = [
      partial { $0.gaps = [gap] }, partial { $0.setsUnfollowed = 2 },
      partial { $0.computedNames = 1 },
    ]
    for report in reports {
      #expect(
        text(.text, report).hasSuffix("nothing found in what was understood: 1 picture judged\n"))
      for format in Report.Format.allCases {
        #expect(!text(format, report).contains("all clear"), "\(format)")
      }
    }
    #expect(text(.text, reports[0]).split(separator: "\n").joined(separator: " ").contains(gap))
    #expect(text(.text, partial { _ in }) == "all clear: 1 picture judged, nothing to fix\n")
  }

  @Test func `what was not understood outlives the merge of parts`() throws {
    let parts = try (1...2).map { index in
      let report = partial(shard: Report.Shard(index: index, count: 2)) { summary in
        summary.gaps = ["gap \(index)", "gap of both"]
      }
      return try Report(jsonLines: Array(text(.jsonl, report).utf8))
    }
    #expect(try Report.merged(parts).summary.gaps == ["gap 1", "gap 2", "gap of both"])
  }

  @Test(arguments: [
    (5, 0, "skipped 5 image sets that no widget uses\n"),
    (1, 0, "skipped 1 image set that no widget uses\n"),
    (2, 2, "skipped 2 image sets that no widget is known to use: some code could not be followed;"),
    (7, 5, "skipped 7 image sets: no widget uses 2, the use of 5 could not be followed;"),
  ])
  func `what no widget uses is distinguished from what could not be followed`(
    _ unnamed: Int, _ unfollowed: Int, _ sentence: String
  ) {
    var summary = Summary()
    (summary.setsUnnamed, summary.setsUnfollowed) = (unnamed, unfollowed)
    let report = Report(
      version: "1", model: 1, findings: [], undetermined: [], errors: [], summary: summary)
    let said = Report.Format.text.reporter.text(
      for: report, in: ReportContext(rules: [], workingDirectory: "/", width: 120))
    #expect(said.contains(sentence))
  }
}
