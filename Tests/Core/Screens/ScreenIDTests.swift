// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyScenes
import VibrancyScreens
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct ScreenIDTests {
  @Test("a screen is called as its place", arguments: ScreenID.allCases)
  func name(_ id: ScreenID) {
    #expect(id.rawValue == id.place.rawValue)
    #expect(!id.families.isEmpty)
    #expect(id.families.allSatisfy { ScreenID.showing($0, in: id.place) == id })
  }

  @Test func `screens are listed by how they are laid out, and only those that are drawn`() throws {
    #expect(ScreenID.allCases.map(\.place).allSatisfy { $0.screen != nil })
    #expect(Set(ScreenID.allCases).count == Place.allCases.filter { $0.screen != nil }.count)
    #expect(ScreenID(rawValue: "no-such-screen") == nil && ScreenID(.iconLight) == nil)
    try WrittenList("screens", of: "Screens").expect([
      "`--screen` takes " + ScreenID.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        + "."
    ])
  }

  @Test func `aliases are shown on the screen that they are another name of`() {
    #expect(ScreenID.showing(.systemSmall, in: .carplay)?.place == .standby)
    #expect(ScreenID.showing(.systemLarge, in: .todayView)?.place == .homeLight)
    #expect(ScreenID.showing(.systemLarge, in: .standby) == nil)
    #expect(ScreenID.showing(.accessoryInline, in: .watchFullColor) == nil)
    #expect(ScreenID.showing(.systemSmall, in: .iconLight) == nil)
  }

  @Test func `the usual screen shows most of the families`() {
    #expect(ScreenID.standard(for: [.accessoryCircular, .accessoryInline]).place == .lockScreen)
    #expect(ScreenID.standard(for: [.systemMedium]).place == .homeLight)
    #expect(ScreenID.standard(for: [.accessoryCorner]).place == .watchFullColor)
    #expect(ScreenID.standard(for: []).place == .lockScreen)
  }
}
