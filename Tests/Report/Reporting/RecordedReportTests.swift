// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyReporting
import VibrancyTestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct RecordedReportTests {
  /// Set by `scripts/record-fixtures`, never in CI.
  private static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["VIBRANCY_RECORD_REPORTS"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  @Test(arguments: RecordedReport.all)
  func `a report is as recorded, to the byte`(_ recorded: RecordedReport) throws {
    let made = recorded.text
    if Self.isRecording {
      let file = URL(filePath: Fixture.path(recorded.path))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made.utf8).write(to: file)
      Issue.record("recorded \(recorded.path); look at it")
      return
    }
    let old = try Fixture.bytes(recorded.path)
    let new = Array(made.utf8)
    guard old != new else { return }
    let (oldLines, newLines) = (lines(old), lines(new))
    let first = zip(oldLines, newLines).enumerated().first { $0.element.0 != $0.element.1 }
    let index = first?.offset ?? min(oldLines.count, newLines.count)
    Issue.record(
      """
      \(recorded.path), line \(index + 1) of \(oldLines.count) recorded and \(newLines.count) made:
      \(first.map { String($0.element.0.prefix(400)) } ?? "-")
      \(first.map { String($0.element.1.prefix(400)) } ?? "-")
      """)
  }

  @Test func `every format is recorded with every report, the page once each`() {
    #expect(Report.Format.allCases.count == 11)
    #expect(RecordedReport.all.count == 4 * 9 + 2)
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
