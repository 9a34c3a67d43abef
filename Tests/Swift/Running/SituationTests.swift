// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyRunning
import VibrancyWords

@Suite struct SituationTests {
  @Test func `the clock stands at 10:09 on 14 June 2026`() {
    let date = Date(timeIntervalSinceReferenceDate: Situation().now)
    #expect(date.ISO8601Format() == "2026-06-14T10:09:00Z")
  }
}
