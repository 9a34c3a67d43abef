// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyReporting
import VibrancyRules

@Suite struct TextReporterTests {
  private func text(
    _ report: Report, usesColor: Bool = false, width: Int? = nil
  ) -> String {
    Report.Format.text.reporter.text(
      for: report, in: ReportContext(rules: [], usesColor: usesColor, width: width))
  }

  private func report(_ change: (inout Summary) -> Void) -> Report {
    var summary = Summary()
    change(&summary)
    return Report(
      version: "1", model: 1, findings: [], undetermined: [], errors: [], summary: summary)
  }

  @Test(arguments: [
    (
      412, 34, ["WatchApp", "WidgetExtension"], false,
      "34 of 412 image sets in scope (WatchApp, WidgetExtension); --all judges the rest"
    ),
    (412, 34, ["W"], true, "34 of 412 image sets in scope (W); the rest was judged, too (--all)"),
    (7, 7, ["W"], false, "all 7 image sets in scope (W)"),
    (1, 1, [], false, "1 image set, in scope"),
    (1, 1, [""], false, "1 image set, in scope"),
    (2, 2, [], false, "all 2 image sets in scope"),
    (9, 0, [], false, "none of 9 image sets in scope; --all judges them"),
    (9, 0, [], true, "none of 9 image sets in scope; all were judged (--all)"),
    (
      20, 8, ["a", "b", "c", "d", "e", "f"], false,
      "8 of 20 image sets in scope (a, b, c, d and 2 more); --all judges the rest"
    ),
  ])
  func `the scope is always said`(
    _ sets: Int, _ inScope: Int, _ places: [String], _ all: Bool, _ expected: String
  ) {
    let said = text(
      report {
        ($0.sets, $0.setsInScope, $0.places, $0.judgesAll, $0.judged) = (
          sets, inScope, places, all, 1
        )
      }, width: 120)
    #expect(said == expected + "\nall clear: 1 picture judged, nothing to fix\n")
  }

  @Test func `a run that judged nothing says so`() {
    #expect(text(report { _ in }) == "nothing was judged\n")
  }

  @Test func `counts come last, with why some could not be determined`() throws {
    let last = try #require(text(CannedReport.rich.report).split(separator: "\n").last)
    #expect(
      last == "9 errors, 1 warning and 1 note in 10 files; 2 undetermined "
        + "(1 the code chooses, 1 within the model's range); 2 inputs not read")
  }

  @Test func `what is not judged is counted`() {
    let said = text(
      report { summary in
        (summary.setsUnnamed, summary.computedNames, summary.known, summary.judged) = (5, 1, 2, 1)
        (summary.moved, summary.ignored) = (1, 3)
        summary.stale = ["\(RuleID.blankAsset) in gone.png"]
        summary.notes = ["one was reduced"]
      }, width: 120)
    #expect(
      said == """
        skipped 5 image sets that no widget uses
        1 image name is computed at run time; its set is unknown; 'vibrancy evidence' shows where
        3 findings ignored in the sources
        2 findings the baseline knows; 1 entry of it moved with a file; 1 entry of it found nothing: write it anew
        (--write-baseline), or --allow-stale
        stale: \(RuleID.blankAsset) in gone.png
        one was reduced
        nothing new: 1 picture judged

        """)
  }

  @Test(arguments: [nil, 40, 60, 80, 100, 400])
  func `messages are wrapped to the terminal, 80 columns unless it is known`(_ width: Int?) {
    let most = min(width ?? 80, 120)
    for line in text(CannedReport.single.report, width: width).split(separator: "\n").dropFirst(2)
    where line.hasPrefix("    ") && line.contains(" ") {
      // Words are never broken, so that a path can be copied.
      #expect(line.count <= most || !line.drop(while: { $0 == " " }).contains(" "), "\(line)")
    }
  }

  @Test func `colors are used only where they may be`() {
    for canned in CannedReport.allCases {
      #expect(!text(canned.report).contains("\u{1B}"))
      let colored = text(canned.report, usesColor: true)
      #expect(colored.contains("\u{1B}["))
      var plain = ""
      var rest = colored[...]
      while let escape = rest.firstRange(of: "\u{1B}[") {
        plain += rest[..<escape.lowerBound]
        rest = rest[escape.upperBound...].drop { $0 != "m" }.dropFirst()
      }
      #expect(plain + rest == text(canned.report))
    }
  }
}
