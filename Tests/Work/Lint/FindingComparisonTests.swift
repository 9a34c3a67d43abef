// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyLint
import VibrancyReporting
import VibrancyRules

@Suite struct FindingComparisonTests {
  private static func compared(
    _ now: [Finding], _ before: [Finding], moved: [String: String] = [:], gone: Set<String> = [],
    fresh: Set<String> = []
  ) -> FindingComparison {
    FindingComparison(
      BaselineTests.report(now), since: BaselineTests.report(before),
      moved: { moved[$0] ?? $0 }, isGone: gone.contains, isFresh: fresh.contains)
  }

  private static func finding(
    _ path: String, _ severity: Severity = .warning, bytes: UInt8 = 0,
    scene: String? = Place.standby.rawValue,
    line: Int? = nil, rule: RuleID = "r"
  ) -> Finding {
    BaselineTests.finding(rule, path, scene, severity, bytes: bytes, line: line)
  }

  @Test func `what was there is known, whatever it shows now and on whatever line`() {
    let found = Self.compared(
      [Self.finding("a", bytes: 1, line: 9), Self.finding("b")],
      [Self.finding("a", bytes: 2, line: 3), Self.finding("c")])
    #expect(found.known.map(\.location.path) == ["a"])
    #expect(found.new.map(\.location.path) == ["b"])
    #expect(found.fixed.map(\.location.path) == ["c"])
  }

  @Test func `what a comment silences is not fixed, and never new`() {
    let silenced = ["a.swift", "b.swift"].map {
      ReportDifference.Silenced(Self.finding($0, .error, bytes: 1, line: 9), reason: $0)
    }
    let found = FindingComparison(
      BaselineTests.report([]), ignoring: silenced,
      since: BaselineTests.report([
        Self.finding("a.swift", .note, bytes: 1, line: 3), Self.finding("c.swift", line: 3),
      ]))
    #expect(found.silenced.map(\.reason) == ["a.swift"])
    #expect(found.fixed.map(\.location.path) == ["c.swift"])
    #expect(found.new.isEmpty && found.known.isEmpty)
  }

  @Test func `what is silenced takes no finding from one that is reported`() {
    let now = Self.finding("a.swift", bytes: 1, line: 9)
    let found = FindingComparison(
      BaselineTests.report([now]), ignoring: [.init(now, reason: nil)],
      since: BaselineTests.report([Self.finding("a.swift", bytes: 1, line: 3)]))
    #expect(found.known == [now] && found.silenced.isEmpty && found.new.isEmpty)
  }

  @Test func `of another scene it is another`() {
    let found = Self.compared([Self.finding("a")], [Self.finding("a", scene: "lock-screen")])
    #expect(found.new.count == 1 && found.fixed.count == 1 && found.known.isEmpty)
  }

  @Test func `what weighs more is new, and nothing is fixed by it`() {
    let worse = Self.compared([Self.finding("a", .error)], [Self.finding("a", .warning)])
    #expect(worse.new.count == 1 && worse.fixed.isEmpty && worse.known.isEmpty)
    let better = Self.compared([Self.finding("a", .note)], [Self.finding("a", .warning)])
    #expect(better.known.count == 1 && better.new.isEmpty)
  }

  @Test func `no error hides behind a note`() {
    let found = Self.compared(
      [Self.finding("a", .error, bytes: 1), Self.finding("a", .note, bytes: 2)],
      [Self.finding("a", .note, bytes: 3)])
    #expect(found.new.map(\.severity) == [.error])
    #expect(found.known.map(\.severity) == [.note])
  }

  @Test func `a note does not use up what knows an error`() {
    let found = Self.compared(
      [Self.finding("a", .error, bytes: 1), Self.finding("a", .note, bytes: 2)],
      [Self.finding("a", .error, bytes: 3), Self.finding("a", .note, bytes: 4)])
    #expect(found.known.count == 2)
  }

  @Test func `a finding moves with its file, as Git or its bytes show`() {
    let renamed = Self.compared(
      [Self.finding("new", bytes: 1)], [Self.finding("old", bytes: 2)], moved: ["old": "new"])
    #expect(renamed.known.count == 1 && renamed.fixed.isEmpty)
    let now = [Self.finding("new", bytes: 1)]
    let before = [Self.finding("old", bytes: 1)]
    #expect(Self.compared(now, before, gone: ["old"], fresh: ["new"]).known.count == 1)
    // A copy is new, and so is what became as bad as something that went.
    #expect(Self.compared(now, before, fresh: ["new"]).new.count == 1)
    #expect(Self.compared(now, before, gone: ["old"]).new.count == 1)
  }

  @Test func `two findings of one source have nothing to do with each other`() {
    let rule = RuleID.oneGroupTrack
    let found = Self.compared(
      [Self.finding("A.swift", bytes: 1, rule: rule)],
      [Self.finding("A.swift", bytes: 2, rule: rule)])
    #expect(found.new.count == 1 && found.fixed.count == 1)
    let same = Self.compared(
      [Self.finding("A.swift", bytes: 1, line: 9, rule: rule)],
      [Self.finding("A.swift", bytes: 1, line: 2, rule: rule)])
    #expect(same.known.count == 1)
  }

  @Test func `what cannot be determined now is not fixed`() {
    var now = BaselineTests.report([])
    var open = Self.finding("a")
    open.severity = nil
    now.undetermined = [open]
    let found = FindingComparison(now, since: BaselineTests.report([Self.finding("a")]))
    #expect(found.fixed.isEmpty && found.new.isEmpty)
  }

  @Test func `what stands in a source that does not parse now is unknown, not fixed`() {
    var now = BaselineTests.report([])
    now.unjudgedSources = ["New.swift", "View.swift"]
    var shown = Self.finding("art.png")
    shown.evidence = [CodeLocation(path: "View.swift", line: 3)]
    let found = FindingComparison(
      now,
      since: BaselineTests.report([
        Self.finding("Old.swift", line: 3), shown, Self.finding("other.png"),
      ]),
      moved: { $0 == "Old.swift" ? "New.swift" : $0 })
    #expect(Set(found.unknown.map(\.location.path)) == ["Old.swift", "art.png"])
    #expect(found.fixed.map(\.location.path) == ["other.png"])
  }
}
