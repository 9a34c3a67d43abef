// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy

@Suite struct AssetScenesTests {
  private static let standard: [Place] = [.lockScreen, .standby]

  private func places(_ scenes: [Place]?, without excluded: [Place] = [], isWatch: Bool) throws
    -> [Place]
  {
    var settings = LintSettings(rules: [], scenes: scenes)
    try settings.parameters.set(.materialLift, to: 0.2)
    try settings.add(LintOverride(files: ["*"], excludedScenes: excluded))
    let found = settings.asset(at: "a").scenes(isWatch: isWatch, standard: Self.standard)
    #expect(found.allSatisfy { $0.parameters == settings.parameters })
    return found.map(\.place)
  }

  @Test func `scenes are the default ones unless others are chosen`() throws {
    #expect(try places(nil, isWatch: false) == [.lockScreen, .standby])
    #expect(try places([.homeDark, .homeDark], isWatch: false) == [.homeDark])
    #expect(try places(nil, without: [.standby], isWatch: false) == [.lockScreen])
  }

  @Test func `an alias is what it stands for`() throws {
    #expect(
      try places([.carplay, .standby, .todayView], isWatch: false) == [.standby, .homeLight])
    #expect(
      try places([.standby, .homeLight], without: [.carplay], isWatch: false) == [.homeLight])
  }

  @Test func `art of a watch is judged in a watch's scenes and other art in others`() throws {
    let both: [Place] = [.lockScreen, .watchAccented, .homeTinted, .watchFullColor]
    #expect(try places(both, isWatch: true) == [.watchAccented, .watchFullColor])
    #expect(try places(both, isWatch: false) == [.lockScreen, .homeTinted])
    #expect(try places([.watchAccented], isWatch: false) == [.watchAccented])
    #expect(try places([.lockScreen], isWatch: true) == [.lockScreen])
  }
}
