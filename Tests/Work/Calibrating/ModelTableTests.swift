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

  /// The largest median and the largest error of all that a mode may have, in codes.
  @Test(arguments: [
    (CalibratedMode.lockScreen, 4.6, 20.2), (.receded, 1.5, 16.9), (.icons, 2.8, 8),
    (.topLight, 0.4, 4.2), (.darkGlass, 0.5, 0.8), (.watch, 0.1, 1.1), (.fullColor, 0.5, 0.6),
  ])
  func `a mode is as near to what devices show as it was`(
    _ mode: CalibratedMode, median: Double, largest: Double
  ) throws {
    let spread = try #require(ModelTable(CapturedPatch.all()).spreads[mode])
    #expect(spread.median <= median && spread.largest <= largest, "\(spread)")
  }

  /// The same with each source predicted by the others; `nil` where nothing is fitted.
  @Test(arguments: [
    (CalibratedMode.lockScreen, 7.3, 23), (.receded, 2.5, 16.9), (.topLight, 0.5, 4.4),
  ])
  func `a source that is left out is predicted as well as it was`(
    _ mode: CalibratedMode, median: Double, largest: Double
  ) throws {
    let spread = try #require(ModelTable(CapturedPatch.all()).heldOut[mode])
    #expect(spread.median <= median && spread.largest <= largest, "\(spread)")
  }

  @Test func `nothing is held out where nothing is fitted`() throws {
    let table = try ModelTable(CapturedPatch.all())
    #expect(Set(table.heldOut.keys) == [.lockScreen, .receded, .topLight])
    #expect(table.spreads.count == CalibratedMode.allCases.count)
  }
}
