// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyReporting
import VibrancyRules

@Suite struct FormatTests {
  private func report(_ findings: [Finding], undetermined: [Finding] = []) -> Report {
    Report(
      version: "1", model: 1, findings: findings, undetermined: undetermined, errors: [],
      summary: Summary())
  }

  private func finding(
    _ severity: Severity?, _ number: Int, measured: Double? = nil, fingerprint: String = "f"
  ) -> Finding {
    Finding(
      Verdict(
        severity.map { .fails($0) }
          ?? .undetermined(
            .code(.rendering(CodeLocation(path: "a.swift", line: 1)))),
        message: "m\(number)", measured: measured.map { Estimate($0) },
        required: measured.map { _ in 3 }), of: .vibrantContrast,
      at: Location(path: "p\(1000 + number).png"), name: "", fingerprint: fingerprint)
  }

  private func text(_ format: Report.Format, _ report: Report) -> String {
    format.reporter.text(for: report, in: CannedReport.context)
  }

  @Test func `GitHub is given ten of a kind, the worst first, and a count of the rest`() {
    let many = report(
      (0..<14).map { finding(.error, $0, measured: 1 + Double($0) / 10) }
        + (20..<23).map { finding(.warning, $0) } + (30..<41).map { finding(.note, $0) })
    let lines = text(.github, many).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning") } == 3)
    #expect(lines.count { $0.hasPrefix("::notice") } == 10)
    #expect(lines.first?.hasSuffix("::m0") == true)
    #expect(lines[9].hasSuffix("::m9"))
    #expect(lines.last == "::notice title=vibrancy::6 findings more than GitHub shows")
  }

  @Test func `GitHub's last notice takes a note's place only where it must`() {
    let ten = (0..<10).map { finding(.note, $0) }
    #expect(text(.github, report(ten)).split(separator: "\n").count == 10)
    let lines = text(.github, report(ten, undetermined: [finding(nil, 50)]))
      .split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines.last
        == "::notice title=vibrancy::1 finding more than GitHub shows; 1 undetermined (the code chooses)"
    )
  }

  @Test func `fingerprints are unique where findings share one`() {
    let same = report((0..<3).map { finding(.error, $0) }, undetermined: [finding(nil, 9)])
    let gitlab = text(.gitlab, same)
    for name in ["\"f\"", "\"f-2\"", "\"f-3\"", "\"f-4\""] {
      #expect(gitlab.contains("\"fingerprint\":\(name)"))
    }
    let sarif = text(.sarif, same)
    for count in 1...4 { #expect(sarif.contains("\"primaryLocationLineHash\":\"f:\(count)\"")) }
  }

  @Test func `numbers are as short as they can be and read back the same`() {
    let numbers = [3, 0.1, 2.9999999999999996, 1e-300, 1.5e17, 0.30000000000000004]
    let json = text(.json, report(numbers.map { finding(.note, 0, measured: $0) }))
    for word in ["3", "0.1", "2.9999999999999996", "1e-300", "1.5e+17", "0.30000000000000004"] {
      #expect(json.contains("\"measured\":\(word),\"required\":3,"), "\(word)")
    }
    for number in [Double.infinity, -.infinity] {
      let odd = text(.json, report([finding(.note, 0, measured: number)]))
      #expect(!odd.contains("measured"))
    }
  }

  @Test func `the model's range is given where it matters`() {
    let json = text(.json, CannedReport.rich.report)
    #expect(json.contains("\"measured\":1.8399999999999999,\"range\":[1.41,2.2],\"required\":3"))
    #expect(json.contains("\"measured\":1,\"required\":0.95"))
  }

  @Test func `notes do not fail a case, and a clean run is one that passes`() {
    let notes = text(.junit, report([finding(.note, 1)]))
    #expect(notes.contains("failures=\"0\""))
    #expect(notes.contains("<system-out>note: m1</system-out>"))
    #expect(text(.junit, CannedReport.empty.report).contains("tests=\"1\" failures=\"0\""))
  }

  @Test func `only formats that show pictures ask for them`() throws {
    let part = try #require(Report.Shard(index: 1, count: 2))
    for format in Report.Format.allCases {
      let (whole, inPart) = (
        format.reporter.exhibits(for: nil), format.reporter.exhibits(for: part)
      )
      switch format {
      case .html: #expect((whole, inPart) == (.failing, .failing))
      case .htmlFull: #expect((whole, inPart) == (.all, .all))
      case .jsonl: #expect((whole, inPart) == (.none, .failing))
      case .text, .xcode, .json, .sarif, .junit, .github, .gitlab, .markdown:
        #expect((whole, inPart) == (.none, .none))
      }
    }
  }

  @Test func `the page holds each picture once, and others only where all are asked for`() {
    let report = CannedReport.rich.report
    #expect(text(.html, report).split(separator: "\"png\":").count == 3)
    #expect(text(.htmlFull, report).split(separator: "\"png\":").count == 4)
  }

  @Test(arguments: Report.Format.allCases.filter { $0 != .xcode })
  func `no format but Xcode's says where the working directory is`(_ format: Report.Format) {
    #expect(!text(format, CannedReport.rich.report).contains("/Users/ana"))
  }

  @Test(arguments: UInt64(1)...20)
  func `the order of what is found never shows`(_ seed: UInt64) {
    let report = RandomReport(seed: seed).report()
    let turned = Report(
      version: report.version, model: report.model, settingsHash: report.settingsHash,
      findings: report.findings.reversed(), undetermined: report.undetermined.reversed(),
      errors: report.errors.reversed(), summary: report.summary,
      exhibits: report.exhibits.reversed())
    for format in Report.Format.allCases {
      #expect(text(format, report) == text(format, turned), "\(format.rawValue)")
    }
  }
}
