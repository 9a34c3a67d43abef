// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

@Suite struct BaselineTests {
  static func finding(
    _ rule: RuleID, _ path: String, _ scene: String?, _ severity: Severity = .warning,
    bytes: UInt8 = 0, name: String = "a", line: Int? = nil
  ) -> Finding {
    let print = Fingerprint(
      rule: rule, path: path, scene: scene, hash: ContentHash([bytes]))
    var finding = Finding(
      Verdict(.fails(severity), message: "m"), of: rule,
      at: Location(path: path, line: line, column: line), name: name, fingerprint: print.text)
    finding.scene = scene
    finding.content = ContentHash([bytes]).description
    return finding
  }

  static func report(_ findings: [Finding]) -> Report {
    Report(
      version: "1.2.3", model: 1, findings: findings, undetermined: [], errors: [],
      summary: Summary())
  }

  static let sample = report([
    finding(.vibrantContrast, "b/\"é\u{202E}.png", "lock-screen"),
    finding(.vibrantContrast, "a/Contents.json", Place.standby.rawValue, .note),
    finding(.blankAsset, "a/Contents.json", nil, .error),
    finding(.vibrantContrast, "a/Contents.json", "lock-screen", bytes: 7),
    finding(.vibrantContrast, "a/Contents.json", "lock-screen", .error, bytes: 7, name: "b"),
  ])

  @Test func `a baseline is written sorted, an entry a line`() {
    func hash(_ rule: RuleID, _ path: String, _ scene: String?, _ bytes: UInt8 = 0) -> String {
      Fingerprint(rule: rule, path: path, scene: scene, hash: ContentHash([bytes])).text
    }
    let odd = hash(.vibrantContrast, "b/\"é\u{202E}.png", "lock-screen")
    let seven = hash(.vibrantContrast, "a/Contents.json", "lock-screen", 7)
    #expect(
      Baseline(Self.sample).text == """
        {"schema":1,"tool":{"name":"vibrancy","version":"1.2.3"},"model":1,"findings":[
        {"rule":"\(RuleID.blankAsset)","path":"a/Contents.json","hash":"\(hash(.blankAsset, "a/Contents.json", nil))"},
        {"rule":"\(RuleID.vibrantContrast)","path":"a/Contents.json","scene":"lock-screen","hash":"\(seven)","count":2},
        {"rule":"\(RuleID.vibrantContrast)","path":"a/Contents.json","scene":"\(Place.standby.rawValue)","hash":"\(hash(.vibrantContrast, "a/Contents.json", Place.standby.rawValue))"},
        {"rule":"\(RuleID.vibrantContrast)","path":"b/\\"é\\u202E.png","scene":"lock-screen","hash":"\(odd)"}
        ]}

        """)
    #expect(
      Baseline(Self.report([])).text
        == #"{"schema":1,"tool":{"name":"vibrancy","version":"1.2.3"},"model":1,"findings":[]}"#
        + "\n")
  }

  @Test(arguments: [sample, report([])])
  func `what is written is read again`(_ report: Report) throws {
    let baseline = Baseline(report)
    let read = try Baseline(Array(baseline.text.utf8), path: "b.json")
    #expect(read == baseline)
    #expect(read.count == report.findings.count && read.version == "1.2.3")
  }

  @Test func `known findings are left out, whatever their line`() {
    let baseline = Baseline(Self.sample)
    var moved = Self.sample
    moved.findings = moved.findings.map { finding in
      var finding = finding
      (finding.location.line, finding.statement) = (99, "other words")
      return finding
    }
    let result = baseline.applied(to: moved)
    #expect(result.findings.isEmpty && result.summary.stale.isEmpty)
    #expect(result.summary.known == 5)
  }

  @Test(arguments: [
    finding("other-rule", "a", "s"), finding("rule", "b", "s"), finding("rule", "a", "t"),
    finding("rule", "a", nil), finding("rule", "a", "s", bytes: 1),
  ])
  func `another rule, path, scene or content is not known`(_ other: Finding) {
    let baseline = Baseline(Self.report([Self.finding("rule", "a", "s")]))
    let result = baseline.applied(to: Self.report([other]))
    #expect(result.findings == [other])
    #expect(result.summary.known == 0 && result.summary.stale == ["a: rule (s)"])
  }

  @Test func `of more findings than are known the most severe are left`() {
    let known = Baseline(Self.report([Self.finding("r", "a", "s", .error, name: "x")]))
    let found = Self.report([
      Self.finding("r", "a", "s", .error, name: "x"), Self.finding("r", "a", "s", .note, name: "y"),
      Self.finding("r", "a", "s", .warning, name: "z"),
    ])
    let result = known.applied(to: found)
    #expect(result.findings.map(\.name) == ["x", "z"])
    #expect(result.summary.known == 1 && result.summary.stale.isEmpty)
  }

  @Test func `fewer findings than are known make an entry stale, once`() {
    let twice = [Self.finding("r", "a", nil, name: "x"), Self.finding("r", "a", nil, name: "y")]
    let result = Baseline(Self.report(twice)).applied(to: Self.report([twice[0]]))
    #expect(result.findings.isEmpty && result.summary.known == 1)
    #expect(result.summary.stale == ["a: r"])
  }

  @Test func `an entry of a source that does not parse now is not stale`() {
    var now = Self.report([])
    now.unjudgedSources = ["a.swift"]
    let known = Baseline(
      Self.report([Self.finding("r", "a.swift", nil), Self.finding("r", "b", nil)]))
    #expect(known.applied(to: now).summary.stale == ["b: r"])
  }

  @Test func `entries of what the run did not look at are not stale`() {
    let baseline = Baseline(Self.sample)
    let result = baseline.applied(to: Self.report([])) { $0.hasPrefix("b/") }
    #expect(result.summary.stale == ["b/\"é\u{202E}.png: \(RuleID.vibrantContrast) (lock-screen)"])
  }

  @Test(arguments: 1...7)
  func `what shards leave of a baseline is what a whole run leaves`(_ count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let all = (0..<200).map { _ in
      Self.finding(
        RuleID(rawValue: "r\(random.next() % 3)"), "p\(random.next() % 40)", "s\(random.next() % 2)"
      )
    }
    let baseline = Baseline(Self.report(all.filter { _ in random.next() % 2 == 0 }))
    let found = all.filter { _ in random.next() % 3 > 0 }
    let whole = baseline.applied(to: Self.report(found))
    let parts = try (1...count).map { index in
      let shard = try Shard(index: index, count: count)
      var part = baseline.applied(
        to: Self.report(found.filter { shard.contains($0.location.path) }))
      part.shard = Report.Shard(index: index, count: count)
      return part
    }
    #expect(try Report.merged(parts) == whole)
    #expect(!whole.findings.isEmpty && !whole.summary.stale.isEmpty && whole.summary.known > 0)
  }

  /// What a baseline of some findings makes of others, with paths that are gone.
  private func applied(
    _ known: [Finding], to found: [Finding], gone: Set<String>
  ) -> (left: [String], Summary) {
    let report = Baseline(Self.report(known)).applied(
      to: Self.report(found), isGone: gone.contains)
    return (report.findings.map(\.location.path), report.summary)
  }

  @Test func `an entry moves with its file, once`() {
    let old = Self.finding(.blankAsset, "Old/a.png", nil, bytes: 7)
    let new = Self.finding(.blankAsset, "New/a.png", nil, bytes: 7)
    let other = Self.finding(.blankAsset, "Other/a.png", nil, bytes: 7)
    let (left, summary) = applied([old], to: [new], gone: ["Old/a.png"])
    #expect(left.isEmpty && summary.known == 1 && summary.moved == 1 && summary.stale.isEmpty)
    // Of two copies one is new, and so is the copy of a file that is still there.
    let copies = applied([old], to: [new, other], gone: ["Old/a.png"])
    #expect(copies.left.count == 1 && copies.1.moved == 1)
    let copied = applied([old], to: [old, new], gone: [])
    #expect(copied.left == ["New/a.png"] && copied.1.moved == 0 && copied.1.known == 1)
    let kept = applied([old], to: [new], gone: [])
    #expect(kept.left == ["New/a.png"] && kept.1.stale.count == 1)
  }

  @Test func `an entry moves to no other rule, scene or content, and no error hides behind a note`()
  {
    let old = Self.finding(.vibrantContrast, "Old/a.png", "lock-screen", bytes: 7)
    for new in [
      Self.finding(.vibrantDetail, "New/a.png", "lock-screen", bytes: 7),
      Self.finding(.vibrantContrast, "New/a.png", Place.standby.rawValue, bytes: 7),
      Self.finding(.vibrantContrast, "New/a.png", "lock-screen", bytes: 8),
    ] {
      let (left, summary) = applied([old], to: [new], gone: ["Old/a.png"])
      #expect(left == ["New/a.png"] && summary.moved == 0 && summary.stale.count == 1)
    }
    let grave = Self.finding(.vibrantContrast, "A/a.png", "lock-screen", .error, bytes: 7)
    let light = Self.finding(.vibrantContrast, "B/a.png", "lock-screen", .note, bytes: 7)
    #expect(applied([old], to: [grave, light], gone: ["Old/a.png"]).left == ["A/a.png"])
  }
}
