// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyLint
import VibrancyPreviews
import VibrancySyntax
import VibrancyTestSupport

/// What a run reads of a project, whoever asks for it, is read once.
@Suite struct ReadOnceTests {
  private let temporary: TemporaryFolder
  private let folder: String

  init() throws {
    temporary = try TemporaryFolder()
    folder = try temporary.copy(fixture: "Projects/Tides")
  }

  private func files(ending end: String) throws -> Int {
    try FileManager.default.subpathsOfDirectory(atPath: folder).count { $0.hasSuffix(end) }
  }

  @Test func `lint and drawing share what they read`() async throws {
    let readings = RunReadings()
    var query = InputQuery(paths: [folder])
    query.readings = readings
    let report = await Linter().lint(LintRequest(query))
    let judged = readings.effort
    let tree = try #require(SourceTree(folder: folder, query))
    let widgets = tree.inputs(SampleSettings()).inputs
    for widget in widgets {
      _ = try Simulator().render(widget, in: [.homeLight(), .lockScreen()])
    }
    #expect(report.evidence?.targets.isEmpty == false && !widgets.isEmpty)
    let effort = readings.effort
    let (sources, catalogs) = (try files(ending: ".swift"), try files(ending: ".xcassets"))
    #expect(sources > 0 && catalogs > 0)
    // Lint asked for all of it once more to draw the widgets, and drawing asked again.
    #expect(effort.lexed.files.done == sources && effort.lexed.files.asked > sources)
    #expect(effort.lexed.outlines.asked > judged.lexed.outlines.asked)
    #expect(effort.catalogs.done == catalogs && effort.catalogs.asked == 3 * catalogs)
    #expect(effort.folders.done == 1 && effort.sources.done == 1 && effort.sources.asked == 3)
    #expect(effort.inputs.done == 1 && effort.inputs.asked == 3)
    // Only files with conditions are outlined once more: previews have `DEBUG`.
    let conditional = try FileManager.default.subpathsOfDirectory(atPath: folder).count { path in
      guard path.hasSuffix(".swift") else { return false }
      return try String(contentsOfFile: folder + "/" + path, encoding: .utf8).contains("#if")
    }
    #expect(effort.lexed.outlines.done <= judged.lexed.outlines.done + conditional)
  }

  @Test func `a run without shared readings finds the same`() async throws {
    var query = InputQuery(paths: [folder])
    let alone = await Linter().lint(LintRequest(query))
    query.readings = RunReadings()
    #expect(await Linter().lint(LintRequest(query)) == alone)
    #expect(await Linter().lint(LintRequest(query)) == alone)
  }

  @Test func `a part of a project is lexed once though its paths differ`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/.git", withIntermediateDirectories: true)
    let part = folder + "/WidgetExtension"
    let readings = RunReadings()
    var query = InputQuery(paths: [part])
    query.readings = readings
    _ = await Linter().lint(LintRequest(query))
    let judged = readings.effort.lexed.files
    _ = try #require(SourceTree(folder: part, query)).inputs(SampleSettings())
    let both = readings.effort.lexed.files
    #expect(judged.done > 0 && both.done == judged.done && both.asked > judged.asked)
  }

  @Test func `a comparison lexes what both sides have once`() async throws {
    let past = try temporary.copy(fixture: "Projects/Trails")
    let now = past + ".now"
    try FileManager.default.copyItem(atPath: past, toPath: now)
    let comparison = LintComparison(
      now: LintRequest(InputQuery(paths: [now])), before: LintRequest(InputQuery(paths: [past])),
      pastDirectory: past, touched: [], limits: PNGLimits())
    _ = await comparison.sides { _, _ in }
    let files = comparison.lexed.effort.files
    #expect(files.done == 3 && files.asked >= 6)
  }

  @Test func `another look reads what changed and lexes nothing else`() async throws {
    let readings = RunReadings()
    var query = InputQuery(paths: [folder])
    query.readings = readings
    let view = folder + "/WidgetExtension/"
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: view).first { $0.hasSuffix(".swift") })
    let before = await Linter().lint(LintRequest(query))
    let first = readings.effort.lexed.files.done
    for (text, more) in [("\n// A line more.\n", 1), ("", 1), ("", 1)] {
      let old = try String(contentsOfFile: view + name, encoding: .utf8)
      try (old + text).write(toFile: view + name, atomically: true, encoding: .utf8)
      readings.beginLook()
      #expect(await Linter().lint(LintRequest(query)).findings == before.findings)
      #expect(readings.effort.lexed.files.done == first + more)
    }
  }
}
