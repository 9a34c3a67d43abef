// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancySampling

@Suite struct SampleClockTests {
  private static let now = 803_124_540.0
  private static let day = 86_400.0

  private func entry(_ fields: [String: Double]) -> SampleValue {
    .structure(StructureValue(type: 0, fields: fields.mapValues { .foundation(.date($0)) }))
  }

  private func time(_ fields: [String: Double]) -> Double {
    SampleClock(entry(fields)).time(insteadOf: Self.now)
  }

  @Test func `an entry of another day is shown on that day`() {
    let date = Self.now - 400 * Self.day
    #expect(time(["date": date, "ends": date + 600]) == date)
    #expect(time(["date": Self.now + 30 * Self.day]) == Self.now + 30 * Self.day)
  }

  @Test func `an entry of today, or of no time, leaves the clock`() {
    #expect(time(["date": Self.now - 36_000]) == Self.now)
    #expect(time(["date": -63_114_076_800]) == Self.now)
    #expect(time([:]) == Self.now)
  }

  @Test func `what is long over is shown while it lasts`() {
    let start = Self.now - 100 * Self.day
    let shown = time(["starts": start, "ends": start + 1000])
    #expect(shown > start && shown < start + 1000)
    #expect(time(["starts": start, "ends": Self.now + 60]) == Self.now)
  }
}
