// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyScenes
import VibrancyScreens
import VibrancyVocabulary

@Suite struct ScreenIDTests {
  @Test("a screen is called as its place", arguments: ScreenID.allCases)
  func name(_ id: ScreenID) {
    #expect(id.rawValue == id.place.rawValue)
    #expect(!id.families.isEmpty)
    #expect(id.families.allSatisfy { ScreenID.showing($0, in: id.place) == id })
  }

  @Test func `aliases are shown on the screen that they are another name of`() {
    #expect(ScreenID.showing(.systemSmall, in: .carplay) == .standby)
    #expect(ScreenID.showing(.systemLarge, in: .todayView) == .homeLight)
    #expect(ScreenID.showing(.systemLarge, in: .standby) == nil)
    #expect(ScreenID.showing(.accessoryInline, in: .watchFullColor) == nil)
    #expect(ScreenID.showing(.systemSmall, in: .iconLight) == nil)
  }

  @Test func `the usual screen shows most of the families`() {
    #expect(ScreenID.standard(for: [.accessoryCircular, .accessoryInline]) == .lockScreen)
    #expect(ScreenID.standard(for: [.systemMedium]) == .homeLight)
    #expect(ScreenID.standard(for: [.accessoryCorner]) == .watchFullColor)
    #expect(ScreenID.standard(for: []) == .lockScreen)
  }
}
