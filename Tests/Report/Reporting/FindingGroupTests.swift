// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct FindingGroupTests {
  private func finding(
    _ message: Message, at path: String, line: Int? = nil, rule: RuleID = .accentedDetailLoss,
    severity: Severity? = .warning, scene: Place? = .homeTinted, measured: Double? = nil,
    fix: Advice? = nil, name: String = "", evidence: [CodeLocation] = []
  ) -> Finding {
    Finding(
      Verdict(
        severity.map { .fails($0) } ?? .undetermined(.modelRange), scene: scene,
        message: message, measured: measured.map { Estimate($0) },
        required: measured.map { _ in 1 },
        fix: fix), of: rule,
      at: Location(path: path, line: line, column: line.map { _ in 4 }), name: name,
      evidence: evidence, fingerprint: "f")
  }

  private func set(_ name: String, _ percent: Int, evidence: [CodeLocation] = []) -> Finding {
    finding(
      "\(.figure(digits: "\(percent)", .share)) of the edges are lost, must be less than 50 %",
      at: "App/Widget/A.xcassets/\(name).imageset/Contents.json", line: 14,
      measured: Double(percent), fix: "knock them out",
      name: "Widget/A.xcassets/\(name)/\(name)@3x",
      evidence: evidence)
  }

  private func report(_ findings: [Finding], undetermined: [Finding] = []) -> Report {
    Report(
      version: "1", model: 1, findings: findings, undetermined: undetermined, errors: [],
      summary: Summary())
  }

  private func text(
    _ findings: [Finding], undetermined: [Finding] = [], listsAll: Bool = false,
    _ format: Report.Format = .text
  ) -> String {
    var context = ReportContext(rules: [])
    context.listsAll = listsAll
    return format.reporter.text(for: report(findings, undetermined: undetermined), in: context)
  }

  @Test func `what differs in figures and names is one entry, the worst first`() {
    #expect(
      text([set("Icons/Neon", 93), set("Icons/Dark", 98), set("logo", 99)]) == """
        App/Widget/A.xcassets
          warning  \(RuleID.accentedDetailLoss)  \(Place.homeTinted.rawValue), 3 findings
            93–99 % of the edges are lost, must be less than 50 %
            fix: knock them out
              logo  99 %
              Icons/Dark  98 %
              Icons/Neon  93 %

        3 warnings in 3 files

        """)
  }

  @Test func `what differs in words, rule, scene, severity or fix is distinguished`() {
    let one = finding("the bars vanish", at: "a.png")
    let others = [
      finding("the lines vanish", at: "b.png"),
      finding("the bars vanish", at: "b.png", rule: .vibrantDetail),
      finding("the bars vanish", at: "b.png", scene: .standby),
      finding("the bars vanish", at: "b.png", severity: .note),
      finding("the bars vanish", at: "b.png", fix: "draw them"),
    ]
    for other in others {
      #expect(!text([one, other]).contains("2 findings"))
      #expect(!text([one, other], .markdown).contains("2 findings"))
    }
    #expect(text([one, finding("the bars vanish", at: "b.png")]).contains("2 findings"))
  }

  @Test func `names in quotes are listed, and lines of code stand in their file`() {
    let missing = [("Circular", 54), ("Circular", 81), ("Modular", 49)].map {
      (name: String, line: Int) in
      finding(
        "no catalog has \(name: name)", at: "W/C.swift", line: line, rule: .missingImage,
        scene: nil,
        fix: "add \(name: name)", name: name,
        evidence: [CodeLocation(path: "W/C.swift", line: line)])
    }
    #expect(
      text(missing) == """
        W/C.swift
          warning  \(RuleID.missingImage)  3 findings
            no catalog has “…”
            fix: add “…”
              54:4  “Circular”
              81:4  “Circular”
              49:4  “Modular”

        3 warnings in 1 file

        """)
  }

  @Test func `code that shows all of them is named once, other code beside each`() {
    let flags = [CodeLocation(path: "W/Flag.swift", line: 31)]
    let same = text([set("ad", 90, evidence: flags), set("ae", 91, evidence: flags)])
    #expect(same.contains("    code: W/Flag.swift:31\n") && same.contains("      ae  91 %\n"))
    let other = text([
      set("ad", 90, evidence: flags + [CodeLocation(path: "W/Flag.swift", line: 40)] + flags),
      set("ae", 91),
    ])
    #expect(other.contains("      ad  90 %  (Flag.swift:31, 40)\n") && !other.contains("code:"))
  }

  @Test func `where several numbers differ, those of the worst are reported`() {
    let large = [(8, 2000), (9, 3000)].map { (side: Int, count: Int) in
      finding(
        "\(side) × 7 are \(count) pixels", at: "\(side).png",
        measured: Double(count))
    }
    #expect(text(large).contains("    at worst 9 × 7 are 3000 pixels\n"))
  }

  @Test func `the model's range belongs to one measurement`() {
    let both = text([
      finding(
        """
        \(.figure(digits: "2.1", .ratio))\(.modelRange(low: "1.9", high: "2.4", .ratio)) on grey .4, \
        needs 3:1
        """, at: "a.png", measured: 2.1),
      finding(
        "\(.figure(digits: "2.9", .ratio)) on grey .4, needs 3:1", at: "b.png", measured: 2.9),
    ])
    #expect(both.contains("    2.1–2.9:1 on grey .4, needs 3:1\n"))
    #expect(both.contains("      b.png  2.9:1\n"))
  }

  @Test func `a long list is cut, unless all of it is asked for`() {
    let many = (10..<94).map { set("c\($0)", $0) }
    let short = text(many)
    #expect(short.contains("      c86  86 %\n      and 76 more; --verbose lists them\n"))
    #expect(text(many, listsAll: true).contains("      c10  10 %\n\n"))
    // One more takes no more room than the word that there is one.
    #expect(text(Array(many.prefix(9))).contains("      c10  10 %\n\n"))
    #expect(text(many, .markdown).contains("<br>and 76 more |"))
  }

  @Test func `what could not be determined is counted, and listed when all is asked for`() {
    let open = finding("2.8:1, needs 3:1", at: "a.png", severity: nil)
    #expect(
      text([], undetermined: [open]) == """
        --verbose lists what is undetermined
        1 undetermined (within the model's range)

        """)
    #expect(text([], undetermined: [open], listsAll: true).hasPrefix("a.png\n  undetermined  "))
  }

  @Test(arguments: ["(a.swift:1)", ": why", ""])
  func `no reason leaves brackets empty`(_ reason: String) {
    var open = finding("m", at: "a.png", severity: nil)
    open.cause = .other(reason)
    let said = text([], undetermined: [open])
    #expect(!said.contains("()") && said.contains("1 undetermined ("))
  }

  @Test func `nothing is reported twice: not the name in the path, not the line it stands on`() {
    let one = text([
      finding(
        "no catalog has \(name: "Circular")", at: "W/C.swift", line: 54, scene: nil,
        name: "Circular",
        evidence: [CodeLocation(path: "W/C.swift", line: 54)])
    ])
    #expect(
      one.hasPrefix("W/C.swift\n  54:4  warning  \(RuleID.accentedDetailLoss)\n    no catalog"))
    #expect(!one.contains("code:"))
    #expect(
      text([set("logo", 99)]).contains(
        "  14:4  warning  \(RuleID.accentedDetailLoss)  \(Place.homeTinted.rawValue)\n"))
  }

  /// How often a piece of text stands in another.
  private func count(of piece: String, in text: String) -> Int {
    text.split(separator: piece, omittingEmptySubsequences: false).count - 1
  }

  @Test func `every format counts the same`() throws {
    let findings =
      (0..<12).map { set("c\($0)", 60 + $0) }
      + [
        finding("it is gone", at: "b.png", severity: .error),
        finding("it is gone", at: "c.png", severity: .error),
        finding("a hint", at: "c.png", severity: .note),
      ]
    let undetermined = [3, 4, 5].map { finding("2.\($0):1", at: "\($0).png", severity: nil) }
    let reported = "2 errors, 12 warnings and 1 note in 14 files"
    func text(_ format: Report.Format) -> String {
      self.text(findings, undetermined: undetermined, listsAll: true, format)
    }
    #expect(text(.text).hasSuffix("\n\(reported); 3 undetermined (within the model's range)\n"))
    #expect(text(.markdown).hasPrefix("## Vibrancy: \(reported); 3 undetermined"))
    let counts = #""counts":{"error":2,"warning":12,"note":1,"undetermined":3,"unread":0}"#
    for format in [Report.Format.json, .jsonl, .sarif] { #expect(text(format).contains(counts)) }
    #expect(count(of: #""kind":"finding""#, in: text(.jsonl)) == 15)
    #expect(count(of: #""ruleId""#, in: text(.sarif)) == 18)
    #expect(count(of: #""check_name""#, in: text(.gitlab)) == 18)
    #expect(count(of: "\n", in: text(.xcode)) == 18)
    // The page's list is every finding, each in a group that there is.
    let page = text(.html)
    #expect(page.contains(">\(reported)<"))
    #expect(count(of: #""severity":"warning""#, in: page) == 12)
    #expect(count(of: #""fingerprint""#, in: page) == 18)
    let groups = Set(
      page.split(separator: #""group":"#).dropFirst().map { $0.prefix { $0.isNumber } })
    #expect(groups == ["0", "1", "2", "3"])
  }

  @Test(arguments: UInt64(1)...40)
  func `each finding is reported once, however they are grouped`(_ seed: UInt64) throws {
    let report = RandomReport(seed: seed).report(findings: 120)
    var context = ReportContext(rules: [])
    context.listsAll = true
    let text = Report.Format.text.reporter.text(for: report, in: context)
    var (single, grouped) = (0, 0)
    for line in text.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      guard line != "  not read" else { continue }
      let words = line.split(separator: " ")
      if words.last == "findings", words.count > 3, let count = Int(words[words.count - 2]) {
        grouped += count
      } else {
        single += 1
      }
    }
    #expect(single + grouped == report.findings.count + report.undetermined.count)
  }
}
