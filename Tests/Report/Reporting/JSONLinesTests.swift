// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyReporting
import VibrancyRules

@Suite struct JSONLinesTests {
  private func lines(_ report: Report) -> [UInt8] {
    Array(Report.Format.jsonl.reporter.text(for: report, in: CannedReport.context).utf8)
  }

  private func text(_ report: Report) -> String { String(decoding: lines(report), as: UTF8.self) }

  private func failure(_ text: String, like other: Report? = nil) -> ReportReadingError? {
    do {
      _ = try Report(jsonLines: Array(text.utf8), like: other)
      return nil
    } catch { return error }
  }

  private func replacing(_ old: String, with new: String) -> String {
    text(CannedReport.shard.report).split(separator: old, omittingEmptySubsequences: false)
      .joined(separator: new)
  }

  @Test(arguments: CannedReport.allCases)
  func `a report reads back as it was, but for a whole run's pictures`(_ canned: CannedReport)
    throws
  {
    var report = canned.report
    let read = try Report(jsonLines: lines(report))
    if report.shard == nil { report.exhibits = [] }
    #expect(read == report)
    #expect(lines(read) == lines(report))
  }

  @Test(arguments: UInt64(1)...60)
  func `any report reads back as it was`(_ seed: UInt64) throws {
    var report = RandomReport(seed: seed).report()
    report.shard = Report.Shard(index: 1, count: 1)
    let read = try Report(jsonLines: lines(report))
    #expect(read == report)
    #expect(lines(read) == lines(report), "accents too are kept to the byte")
  }

  @Test func `arguments that do not make the sentence are left out`() throws {
    let forged = replacing(#""digits":"1.8""#, with: #""digits":"1.9""#)
    let read = try Report(jsonLines: Array(forged.utf8))
    let found = try #require(read.findings.first { $0.rule == CannedReport.darkLogo.rule })
    #expect(found.message == CannedReport.darkLogo.message)
    #expect(found.statement.arguments.isEmpty)
    #expect(found.advice == CannedReport.darkLogo.advice)
  }

  @Test func `every line is one record with its kind, the run first, its summary last`() {
    let kinds = text(CannedReport.shard.report).split(separator: "\n").map { line in
      line.hasPrefix("{\"kind\":\"") ? String(line.dropFirst(9).prefix { $0 != "\"" }) : "?"
    }
    #expect(kinds.first == "run")
    #expect(kinds.last == "summary")
    #expect(Set(kinds) == ["run", "finding", "undetermined", "error", "exhibit", "summary"])
    #expect(kinds.count { $0 == "exhibit" } == 3)
    #expect(!text(CannedReport.rich.report).contains("\"kind\":\"exhibit\""))
  }

  @Test(arguments: [1, 7, 100, 100_000], ["", "\n", "\r\n\r\n"])
  func `portions make no difference`(_ count: Int, _ end: String) throws {
    let whole = lines(CannedReport.shard.report) + Array(end.utf8)
    var reader = JSONLinesReader()
    for start in stride(from: 0, to: whole.count, by: count) {
      try reader.take(Array(whole[start..<min(start + count, whole.count)]))
    }
    #expect(try reader.report() == CannedReport.shard.report)
  }

  @Test func `a line that no record is as long as ends the reading`() {
    let long = String(repeating: "x", count: JSONLinesReader.mostLineBytes + 1)
    #expect(failure(long) == .notReport(line: 1))
    let first = text(CannedReport.shard.report).prefix { $0 != "\n" }
    #expect(
      failure("\(first)\n\(long)")
        == .malformed(line: 2, problem: .tooLong(limit: JSONLinesReader.mostLineBytes)))
  }

  @Test func `blank lines count only if something follows them`() {
    let whole = text(CannedReport.shard.report)
    #expect(failure(whole + "\n\r\n\n") == nil)
    let end = whole.firstIndex(of: "\n") ?? whole.endIndex
    let parted = whole[..<end] + "\n\n" + whole[end...].dropFirst()
    #expect(failure(String(parted)) == .malformed(line: 2, problem: .notJSON))
    #expect(failure("\n" + whole) == .cut(line: 1))
    #expect(failure("\n\n") == .cut(line: 1))
  }

  @Test func `a file that is cut anywhere is an error with a line, and never a report`() throws {
    let whole = lines(CannedReport.shard.report)
    let breaks = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
    let last = try #require(breaks.last)
    for end in whole.indices {
      let start = Array(whole[..<end])
      let line = breaks.count { $0 < end } + 1
      if end == last {
        // Only the last line break is lost: nothing of the report is.
        #expect(throws: Never.self) { _ = try Report(jsonLines: start) }
        continue
      }
      do {
        _ = try Report(jsonLines: start)
        Issue.record("cut at byte \(end), and it was read")
      } catch {
        #expect(error == .cut(line: error.line), "byte \(end): \(error)")
        #expect(error.line == line || error.line == line - 1, "byte \(end)")
      }
    }
  }

  @Test func `a line that is taken out is noticed`() {
    let whole = text(CannedReport.shard.report).split(separator: "\n")
    for index in whole.indices {
      let rest = (whole[..<index] + whole[(index + 1)...]).joined(separator: "\n")
      #expect(failure(rest) != nil, "line \(index + 1)")
    }
  }

  @Test(arguments: UInt64(1)...300)
  func `a byte that is changed is an error or a report`(_ seed: UInt64) {
    var bytes = lines(CannedReport.shard.report)
    let random = RandomReport(seed: seed)
    for _ in 0...(seed % 4) { bytes[random.index(below: bytes.count)] = random.byte() }
    do { _ = try Report(jsonLines: bytes) } catch { #expect(!error.description.isEmpty) }
  }

  @Test(arguments: [
    ("hello", 1), ("{}", 1), ("[]", 1), ("{\"findings\":[],\"schema\":1}", 1), ("null", 1),
    ("{\"kind\":\"finding\"}\n", 1), ("\u{FEFF}", 1), ("\u{0}", 1),
    (
      "{\"kind\":\"run\",\"schema\":1,\"tool\":{\"name\":\"other\",\"version\":\"1\"},\"model\":1}",
      1
    ),
  ])
  func `something else is not a report`(_ text: String, _ line: Int) {
    #expect(failure(text) == .notReport(line: line))
  }

  @Test func `a file without a byte is a report that was cut`() {
    #expect(failure("") == .cut(line: 1))
    #expect(failure("\n\n") == .cut(line: 1))
  }

  /// The first line that holds a text, from 1.
  private func line(of part: String) -> Int {
    let lines = text(CannedReport.shard.report).split(separator: "\n")
    return (lines.firstIndex { $0.contains(part) } ?? -1) + 1
  }

  @Test(arguments: [
    ("\"severity\":\"note\"", "\"severity\":\"fatal\"", "severity"),
    ("\"severity\":\"note\",", "", "severity"), ("\"index\":2", "\"index\":4", "shard"),
    ("\"width\":4", "\"width\":99999999999", "rectangle"),
    ("\"width\":4", "\"width\":-1", "rectangle"), ("\"line\":5", "\"line\":5.5", "line"),
    ("\"range\":[1.41,2.2]", "\"range\":[2.2,1.41]", "range"),
    ("\"range\":[1.41,2.2]", "\"range\":[1.41]", "range"),
    ("\"judged\":34", "\"judged\":-1", "judged"),
    ("\"judged\":34", "\"judged\":9999999999999999999999", "judged"),
    ("\"model\":1", "\"model\":\"1\"", "model"), ("\"zoom\":1", "\"zoom\":0", "zoom"),
    ("[0,0,0,1,3.5,2.5,4.25]", "[0,0,1,0,3.5,2.5,4.25]", "legibleRange"),
    ("\"png\":\"", "\"png\":\"!", "png"), ("\"reason\":", "\"season\":", "reason"),
  ])
  func `a member that is missing or wrong is reported with its line`(
    _ old: String, _ new: String, _ member: String
  ) {
    let error = failure(replacing(old, with: new))
    #expect(error == .malformed(line: line(of: old), problem: .member(member)))
    #expect(error?.description == "'\(member)' is missing or of another kind")
  }

  @Test func `each other mistake is reported with its line`() {
    #expect(
      failure(replacing("\"schema\":1", with: "\"schema\":2"))
        == .otherSchema(line: 1, found: 2, supported: 1))
    #expect(
      failure(replacing("\"kind\":\"error\"", with: "\"kind\":\"fault\""))
        == .malformed(line: line(of: "\"kind\":\"error\""), problem: .unknownKind("fault")))
    let last = line(of: "\"kind\":\"summary\"")
    #expect(
      failure(replacing("\"warning\":1,", with: "\"warning\":2,"))
        == .miscounted(line: last, .init(what: "warnings", found: 1, expected: 2)))
    let report = text(CannedReport.shard.report)
    #expect(failure(report + report) == .malformed(line: last + 1, problem: .misplaced("run")))
    #expect(failure(report + "x") == .malformed(line: last + 1, problem: .notJSON))
  }

  @Test func `the parts of a run must agree from their first line on`() throws {
    let part = CannedReport.shard.report
    var other = part
    other.version = "2.0.0"
    #expect(
      failure(text(part), like: other)
        == .otherRun(line: 1, .version(found: "1.2.3", expected: "2.0.0")))
    other = part
    other.model = 2
    #expect(failure(text(part), like: other) == .otherRun(line: 1, .model(found: 1, expected: 2)))
    other = part
    other.settingsHash = "00"
    #expect(
      failure(text(part), like: other)
        == .otherRun(line: 1, .settings(found: "8899aabbccddeeff", expected: "00")))
    other = part
    other.shard = Report.Shard(index: 1, count: 4)
    #expect(failure(text(part), like: other) == .otherRun(line: 1, .shards(found: 3, expected: 4)))
    #expect(failure(text(part), like: part) == nil)
  }

  @Test func `nesting without end is not a crash`() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(failure(deep) == .notReport(line: 1))
    #expect(failure(replacing("\"stale\":[", with: "\"stale\":" + deep)) != nil)
  }
}
