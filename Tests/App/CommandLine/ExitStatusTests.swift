// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

@Suite struct ExitStatusTests {
  @Test func `the numbers are public API`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(ExitStatus.done.rawValue == 0)
    #expect(ExitStatus.findings.rawValue == 1)
    #expect(ExitStatus.failure.rawValue == 2)
  }

  @Test func `the worst of several counts`() {
    #expect(max(.findings, .failure, .done) == ExitStatus.failure)
    #expect(max(.findings, .done) == ExitStatus.findings)
  }
}
