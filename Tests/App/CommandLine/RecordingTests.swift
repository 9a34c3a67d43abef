// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTestSupport

@Suite struct RecordingTests {
  @Test(arguments: Recording.all)
  func `help, listings and completions are as recorded`(_ recording: Recording) throws {
    // Not `==` on the texts: a difference of two long scripts is unreadable.
    let recorded = try Fixture.text("Reports/\(recording.path)").split(separator: "\n")
    let made = recording.text.split(separator: "\n")
    #expect(recorded.count == made.count)
    for (index, (old, new)) in zip(recorded, made).enumerated() where old != new {
      Issue.record("line \(index + 1): recorded \(old), made \(new); see scripts/record-fixtures")
      return
    }
  }

  @Test func `there are recordings`() {
    #expect(Recording.all.count == 31)
  }
}
