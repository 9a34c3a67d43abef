// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct EscapingTests {
  private static let lineFormats: [Report.Format] = [
    .text, .xcode, .github, .markdown, .junit,
  ]

  private func text(_ format: Report.Format, _ report: Report) -> String {
    format.reporter.text(for: report, in: CannedReport.context)
  }

  private func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B, 0x202E, 0x2028, 0x2029, 0x2066, 0xFEFF, 0xFFFE,
      0x1FFFF, 0xE0041:
      true
    default: false
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `no name hides, reorders or colors anything, in any format`(_ seed: UInt64) {
    let report = RandomReport(seed: seed).report()
    for format in Report.Format.allCases where format.reporter.fileExtension != "html" {
      let found = text(format, report).unicodeScalars.first(where: isDeceptive)
      #expect(found == nil, "\(format.rawValue)")
    }
    // The page's style and script hold none, so that all of it is looked at.
    #expect(!text(.htmlFull, report).unicodeScalars.contains(where: isDeceptive))
  }

  @Test(arguments: UInt64(1)...40)
  func `no name breaks a line`(_ seed: UInt64) {
    let report = RandomReport(seed: seed).report()
    let plain = report.mapped { _ in "x" }
    // What people read is grouped by what it says, which `x` makes the same for all.
    for format in Self.lineFormats where ![.text, .markdown, .junit].contains(format) {
      let lines = text(format, report).split(separator: "\n", omittingEmptySubsequences: false)
      let expected = text(format, plain).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == expected.count, "\(format.rawValue)")
    }
    for line in text(.markdown, report).split(separator: "\n") {
      #expect(["|", "#", "-", "<"].contains(String(line.prefix(1))), "\(line)")
    }
    for line in text(.xcode, report).split(separator: "\n") {
      #expect(line.hasPrefix("/Users/ana/Rain/Art/"))
    }
    for line in text(.github, report).split(separator: "\n") {
      #expect(line.hasPrefix("::"))
      #expect(line.dropFirst(2).prefix { $0 != " " } != "")
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `nothing inside the page ends its data or adds markup`(_ seed: UInt64) {
    let report = RandomReport(seed: seed).report()
    let page = text(.htmlFull, report)
    let plain = text(.htmlFull, report.mapped { _ in "x" })
    #expect(page.count(of: "<script") == plain.count(of: "<script"))
    #expect(page.count(of: "</script") == plain.count(of: "</script"))
    #expect(page.count(of: "<!--") == plain.count(of: "<!--"))
  }

  @Test func `GitHub's properties and messages are escaped`() {
    let report = report(path: "a:b,c%d\r\ne.png", message: "50 % of\nit: a, b")
    #expect(
      text(.github, report)
        == "::error title=\(RuleID.blankAsset),file=a%3Ab%2Cc%25d%0D%0Ae.png,line=1,col=1,endLine=1,endColumn=1::"
        + "50 %25 of%0Ait: a, b\n")
  }

  @Test func `Markdown shows markup, mentions and links as text`() {
    let report = report(
      path: "a`|b``.png", message: "<b>&*_[x](http://y) @team a@3x #12 #A9A9A9 www.x | `")
    #expect(
      text(.markdown, report).contains(
        "| ``` a`\\|b``.png ``` | `\(RuleID.blankAsset)` | &lt;b&gt;&amp;\\*\\_\\[x\\](http:<!-- -->//y) "
          + "@<!-- -->team a@3x #<!-- -->12 #A9A9A9 www<!-- -->.x \\| \\` |"))
  }

  @Test(arguments: [
    ("icon@2x.png", "icon@<!-- -->2x.png"), ("a.b-c@d.example", "a.b-c@<!-- -->d.example"),
    ("mailto:a@b.c", "mailto:a@<!-- -->b.c"), ("icon@2x, x.y", "icon@2x, x.y"),
    (
      "$$x$$",
      String(repeating: "<span>$</span>", count: 2) + "x"
        + String(repeating: "<span>$</span>", count: 2)
    ),
    ("$`x`$", "<span>$</span>\\`x\\`<span>$</span>"),
  ])
  func `Markdown shows mailboxes and mathematics as text`(_ message: String, _ shown: String) {
    #expect(text(.markdown, report(path: "a.png", message: message)).contains("| \(shown) |"))
  }

  @Test func `SARIF's addresses are percent-encoded and its messages hold no placeholder or link`()
  {
    let log = text(.sarif, report(path: "a b/ü#?%[1]:.png", message: "{0} [a](1) \\"))
    #expect(log.contains("\"uri\":\"a%20b/%C3%BC%23%3F%25%5B1%5D%3A.png\""))
    #expect(log.contains("\"text\":\"{{0}} \\\\[a\\\\](1) \\\\\\\\\""))
    let absolute = text(.sarif, report(path: "/tmp/a b.png", message: ""))
    #expect(absolute.contains("\"uri\":\"file:///tmp/a%20b.png\""))
  }

  @Test func `no name is a command to a CI's log`() {
    let report = report(
      path: "::error::x/##[error]y.png", message: "no ink in ::stop-commands::z ##vso[a]")
    for format in Report.Format.allCases {
      // The pages have pseudo-elements in their style.
      let isPage = format.reporter.fileExtension == "html"
      let text = text(format, report)
      let data = isPage ? text.split(separator: "</style>").last.map(String.init) ?? "" : text
      let isGitHub = format == .github
      #expect(data.count(of: "::") == (isGitHub ? 2 : 0), "\(format.rawValue)")
      #expect(!data.contains("##["), "\(format.rawValue)")
      #expect(!data.contains("##vso["), "\(format.rawValue)")
    }
    #expect(
      text(.github, report)
        == "::error title=\(RuleID.blankAsset),file=%3A%3Aerror%3A%3Ax/##\\u{5B}error]y.png,line=1,col=1,"
        + "endLine=1,endColumn=1::no ink in :\\u{3A}stop-commands:\\u{3A}z ##vso\\u{5B}a]\n")
  }

  @Test func `JSON and XML keep the true names, in a spelling that is not a command`() {
    let report = report(path: "::a/##[b]", message: "m")
    #expect(text(.json, report).contains("\"path\":\":\\u003Aa/##\\u005Bb]\""))
    #expect(text(.junit, report).contains("name=\":&#58;a/##&#91;b]\""))
  }

  @Test(arguments: [
    ("a.png:3:1: error: forged (x)", "a.png\\u{3A}3\\u{3A}1\\u{3A} error\\u{3A} forged (x)"),
    ("a:b.png", "a:b.png"), ("a:", "a\\u{3A}"), ("a::b", "a\\u{3A}:b"),
  ])
  func `no name is taken for a place or a message in Xcode`(_ path: String, _ shown: String) {
    #expect(
      text(.xcode, report(path: path, message: "m"))
        == "/Users/ana/Rain/\(shown):1:1: error: m (\(RuleID.blankAsset))\n")
  }

  @Test func `what XML forbids stands as an escape`() {
    let report = report(path: "\u{0}<&\">'\u{FFFF}\u{1B}.png", message: "a\u{8}\nb")
    let xml = text(.junit, report)
    #expect(xml.contains("name=\"\\u{00}&lt;&amp;&quot;&gt;&#39;\\u{FFFF}\\u{1B}.png\""))
    #expect(xml.contains("a\\u{08}\\nb"))
  }

  private func report(path: String, message: String) -> Report {
    let finding = Finding(
      Verdict(.fails(.error), message: Message(words: message)), of: .blankAsset,
      at: Location(path: path),
      name: "", fingerprint: "0")
    return Report(
      version: "1", model: 1, findings: [finding], undetermined: [], errors: [],
      summary: Summary())
  }
}

extension Report {
  /// The report with every text from outside replaced, in the same order.
  fileprivate func mapped(_ change: (String) -> String) -> Report {
    func changed(_ finding: Finding) -> Finding {
      var finding = finding
      // Files are distinguished as before.
      finding.location.path =
        "Art/" + finding.location.path.utf8.map { String($0, radix: 16) }.joined()
      finding.statement = Message(words: change(finding.message))
      finding.cause = finding.reason.map { .other(change($0)) }
      finding.name = finding.name.isEmpty ? "" : change(finding.name)
      finding.scene = finding.scene.map(change)
      finding.wallpaper = finding.wallpaper.map(change)
      finding.advice = finding.fix.map { Advice(Message(words: change($0))) }
      finding.evidence = finding.evidence.map {
        CodeLocation(printed: change($0.description))
      }
      finding.asset = finding.asset.map(change)
      return finding
    }
    var report = self
    report.findings = findings.map(changed)
    report.undetermined = undetermined.map(changed)
    report.errors = errors.map { ReportError(path: $0.path, message: "x", offset: $0.offset) }
    report.summary.notes = summary.notes.map(change)
    report.summary.gaps = summary.gaps.map(change)
    report.summary.places = summary.places.map(change)
    report.exhibits = []
    return report
  }
}

extension String {
  fileprivate func count(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
