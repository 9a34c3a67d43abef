// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTestSupport

/// The errors that the article about the model prints.
@Suite struct ModelTableTests {
  private static let begin = "<!-- written by scripts/make-model-table -->"
  private static let end = "<!-- end of what it wrote -->"

  @Test func `the article prints the errors that the renderer makes`() throws {
    let table = try ModelTable(CapturedPatch.all())
    let lines = try Fixture.text(RecordedText.article)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex(of: Self.begin))
    let last = try #require(lines.firstIndex(of: Self.end))
    let printed = Array(lines[(first + 1)..<last])
    let wanted = [""] + table.lines + [""]
    if RecordedText.isRecording {
      let text = lines[...first] + wanted + lines[last...]
      try RecordedText.write(text.joined(separator: "\n"), to: RecordedText.article)
      Issue.record("recorded the table of Model.md; look at it")
      return
    }
    #expect(printed == wanted, "run scripts/make-model-table")
  }

  /// Median and largest error that a mode may have, in codes: over all readings, and held out.
  @Test(arguments: [
    (CalibratedMode.lockScreen, 4.5, 20.2), (.receded, 2, 6), (.icons, 2.5, 8), (.topLight, 0.5, 5),
    (.darkGlass, 0.5, 0.8), (.watch, 0.1, 1.1), (.fullColor, 0.5, 1),
  ])
  func `a mode is as near to what devices show as the model says`(
    _ mode: CalibratedMode, median: Double, largest: Double
  ) throws {
    let spread = try #require(ModelTable(CapturedPatch.all()).spreads[mode])
    #expect(spread.median <= median && spread.largest <= largest, "\(spread)")
  }
}
