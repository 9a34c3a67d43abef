// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct ReportDifferenceTests {
  private static func finding(_ number: Int, _ severity: Severity = .error) -> Finding {
    Finding(
      Verdict(.fails(severity), message: "reason \(number) of <many> | words"),
      of: RuleID(rawValue: "rule-\(number)"),
      at: Location(path: "Art/\(number).imageset/Contents.json", line: 1, column: 1), name: "a",
      fingerprint: "0123456789abcdef")
  }

  private static func difference(_ count: Int) -> ReportDifference {
    let new = Report(
      version: "1.2.3", model: 1, findings: (0..<count).map { finding($0) }, undetermined: [],
      errors: [], summary: Summary())
    return ReportDifference(
      new: new, fixed: (0..<count).map { finding($0, .warning) },
      known: (0..<count).map { finding($0, .note) }, revision: "main",
      commit: String(repeating: "1a", count: 20))
  }

  private static let context = ReportContext(rules: [])

  @Test func `the text ends in the counts`() {
    let text = Self.difference(1).text(in: .text, Self.context)
    let end = "since main (1a1a1a1a1a): 1 new finding, 1 fixed, 1 known; 0 pieces of art compared\n"
    #expect(text.hasSuffix("fixed: Art/0.imageset: rule-0\n" + end))
    #expect(Self.difference(0).text(in: .text, Self.context).hasPrefix("since main"))
  }

  @Test(arguments: [nil, "a <b> | \u{1B}[1m"])
  func `what is silenced is distinguished, with the reason`(_ reason: String?) {
    var difference = Self.difference(1)
    difference.silenced = [.init(Self.finding(7), reason: reason)]
    let counts = "1 new finding, 1 fixed, 1 silenced, 1 known"
    let text = difference.text(in: .text, Self.context)
    let line = "silenced: Art/7.imageset: rule-7, silenced by a comment in the sources"
    #expect(text.contains(line + (reason == nil ? "\n" : ": a <b> | ")))
    #expect(text.contains(": \(counts); ") && !text.contains("\u{1B}"))
    let comment = difference.text(in: .markdown, Self.context)
    #expect(comment.contains(counts) && comment.contains("<summary>1 finding silenced</summary>"))
    #expect(comment.contains("rule-7, silenced by a comment in the sources"))
    #expect(comment.contains(#"&lt;b&gt; \|"#) == (reason != nil))
    let page = difference.text(in: .html, Self.context)
    #expect(page.contains("\(counts) since") && page.contains("rule-7"))
    #expect(page.contains(#""silencedBecause":"a "#) == (reason != nil))
    let json = difference.text(in: .json, Self.context)
    #expect(json.contains(#""silenced":1"#) && json.contains("rule-7"))
    #expect(difference.text(in: .gitlab, Self.context).contains("rule-7") == false)
  }

  @Test func `a comment folds what is not new, and shows pictures`() {
    var difference = Self.difference(1)
    difference.pictures = [.init(title: "A | @b", link: "shown/a.png")]
    let text = difference.text(in: .markdown, Self.context)
    #expect(text.hasPrefix("<!-- vibrancy diff -->\n\n## Vibrancy: 1 new finding since `main`\n"))
    #expect(text.contains("### New errors\n\n| Where | Rule |"))
    #expect(text.contains("<summary>1 fixed</summary>"))
    #expect(text.contains("<summary>1 known</summary>"))
    #expect(text.contains("![before, after and difference](<shown/a.png>)"))
    #expect(text.contains(#"A \| @<!-- -->b"#))
  }

  @Test(arguments: [0, 1, 50, 3000])
  func `a comment has at most 60 kB, and says what it has no room for`(_ count: Int) {
    var difference = Self.difference(count)
    difference.pictures = (0..<count).map { .init(title: "art \($0)", link: "shown/\($0).png") }
    let text = difference.text(in: .markdown, Self.context)
    #expect(text.utf8.count <= 60_000)
    #expect(text.contains("more; `vibrancy diff` lists all") == (count == 3000))
    #expect(text.contains("<summary>\(count) known</summary>") == (count > 0))
  }

  @Test(arguments: [Report.Format.html, .htmlFull])
  func `a page holds what was and what is`(_ format: Report.Format) {
    var difference = Self.difference(1)
    difference.looks = [
      .init(
        title: "</script><b>", path: "Art/a", scene: "lock-screen", detail: "2 pixels of 9",
        before: [1, 2, 3], after: nil)
    ]
    difference.omittedLooks = 4
    let page = difference.text(in: format, Self.context)
    #expect(page.contains("1 new finding, 1 fixed, 1 known since main (1a1a1a1a1a)"))
    #expect(page.contains(#""detail":"2 pixels of 9","before":"AQID"}"#))
    #expect(page.contains(#""omitted":4"#) && !page.contains("</script><b>"))
    #expect(page.contains("rule-0"))
  }

  @Test func `a format that knows no past reports what is new`() {
    let text = Self.difference(1).text(in: .gitlab, Self.context)
    #expect(text.contains("rule-0") && !text.contains("known"))
  }
}
