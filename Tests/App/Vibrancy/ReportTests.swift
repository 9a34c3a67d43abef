// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

@Suite("A report in code") struct ReportTests {
  private let folder: TemporaryFolder
  private let art: String

  init() throws {
    folder = try TemporaryFolder()
    art = folder.path + "/art"
    try folder.write("art/logo@3x.png", Fixture.bytes("Inputs/logo-dark@3x.png"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  @Test func `a page holds the pictures that its format asks for`() async {
    var request = LintRequest(InputQuery(paths: [art]))
    let picture = #""png":"iVBORw0KGg"#
    #expect(!(await Linter().lint(request).text(as: .html)).contains(picture))
    request.exhibits = Report.Format.html.exhibits
    let report = await Linter().lint(request)
    #expect(report.text(as: .html).contains(picture))
    #expect(report.text(as: .sarif).contains(#""ruleId":"\#(RuleID.vibrantDarkContent)""#))
    #expect(Report.Format.sarif.exhibits == .none && Report.Format.htmlFull.exhibits == .all)
  }

  @Test(arguments: Report.Format.allCases)
  func `a written report is its text`(_ format: Report.Format) async throws {
    let report = await Linter().lint(at: [art])
    let path = folder.path + "/report.txt"
    try report.write(as: format, to: path)
    #expect(try text(path) == report.text(as: format))
    #expect(!(try text(path)).isEmpty)
  }

  @Test func `Xcode's lines start with an absolute path, of the folder that is given`() async {
    let report = await Linter().lint(at: [art])
    #expect(report.text(as: .xcode).split(separator: "\n").allSatisfy { $0.hasPrefix("/") })
    var moved = report
    moved.findings[0].location.path = "a.png"
    #expect(moved.text(as: .xcode, workingDirectory: "/elsewhere").contains("/elsewhere/a.png:"))
  }

  @Test func `a place that cannot be written is an error of its kind`() async {
    let report = await Linter().lint(at: [art])
    let error = #expect(throws: VibrancyError.self) {
      try report.write(as: .text, to: folder.path)
    }
    #expect(error?.kind == .unwritable && error?.path == folder.path)
    #expect(error?.description.hasPrefix("\(folder.path): cannot be written: ") == true)
  }

  @Test func `a baseline leaves out what it knows, and names what is gone`() async throws {
    let path = folder.path + "/baseline.json"
    let report = await Linter().lint(at: [art])
    try Baseline(report).write(to: path)
    let baseline = try Baseline(path: path)
    #expect(baseline.count == report.findings.count && baseline.count > 0)
    let known = report.applying(baseline)
    #expect(known.findings.isEmpty && known.summary.known == baseline.count)
    #expect(known.summary.stale.isEmpty)
    var fixed = report
    fixed.findings.removeLast()
    #expect(fixed.applying(baseline).summary.stale.count == 1)
    #expect(throws: BaselineError.self) { try Baseline(path: folder.path + "/none.json") }
  }

  @Test func `a run fails from a severity on, and always where something cannot be read`()
    async throws
  {
    var report = await Linter().lint(at: [art])
    for index in report.findings.indices { report.findings[index].severity = .warning }
    #expect(report.fails(at: .note) && report.fails(at: .warning) && !report.fails(at: .error))
    report.findings = []
    #expect(!report.fails(at: .note))
    #expect(await Linter().lint(at: [folder.path + "/none.png"]).fails(at: .error))
  }

  @Test func `a finding has a typed place, and a rectangle inside its picture`() async throws {
    let report = await Linter().lint(at: [art])
    let finding = try #require(report.findings.first { $0.place == .lockScreen })
    #expect(finding.scene == "lock-screen")
    let size = try Simulator().image(Input(path: finding.location.path)).size
    let rectangle = try #require(finding.rectangle)
    #expect(rectangle.x >= 0 && rectangle.x + rectangle.width <= size.width)
    #expect(rectangle.y >= 0 && rectangle.y + rectangle.height <= size.height)
  }

  @Test func `a preview writes itself as its PNG`() throws {
    let input = Input(path: Fixture.path("Inputs/gauge@3x.png"))
    let preview = try Simulator().render(input, in: .homeLight())
    let path = folder.path + "/preview.png"
    try preview.write(to: path)
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(try preview.pngData()))
  }
}
