// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy

@Suite struct AssetScenesTests {
  private static let first = Place.lockScreen
  private static let second = Place.standby
  private static let standard = [first, second]

  private func places(
    _ scenes: [Place]?, without excluded: [Place] = [], on machine: Platform = .phone
  ) throws
    -> [Place]
  {
    var settings = LintSettings(rules: [], scenes: scenes)
    try settings.parameters.set(.materialLift, to: 0.2)
    try settings.add(LintOverride(files: ["*"], excludedScenes: excluded))
    let found = settings.asset(at: "a").scenes(on: machine, standard: Self.standard)
    #expect(found.allSatisfy { $0.parameters == settings.parameters })
    return found.map(\.place)
  }

  @Test func `scenes are the default ones unless others are chosen`() throws {
    #expect(try places(nil) == Self.standard)
    #expect(try places(Array(repeating: .homeDark, count: 2)) == [.homeDark])
    #expect(try places(nil, without: [Self.second]) == [Self.first])
  }

  @Test func `an alias is what it stands for`() throws {
    for alias in Place.allCases {
      guard let other = alias.aliased else { continue }
      let chosen = [alias, Self.first, other]
      #expect(try places(chosen) == [other, Self.first])
      #expect(try places(chosen, without: [alias]) == [Self.first])
    }
  }

  @Test func `art of a watch is judged in a watch's scenes and other art in others`() throws {
    let faces = Place.judged(on: .watch)
    let both = zip(Self.standard, faces).flatMap { [$0, $1] }
    #expect(try places(both, on: .watch) == Array(faces.prefix(2)))
    #expect(try places(both) == Self.standard)
    #expect(try places([faces[0]]) == [faces[0]])
    #expect(try places([Self.first], on: .watch) == [Self.first])
  }

  @Test func `art of a Mac is judged on its desktop, which is no Home Screen's other name there`()
    throws
  {
    let settings = LintSettings(rules: [])
    func places(_ machine: Platform) -> [Place] {
      settings.asset(at: "a").scenes(on: machine, standard: Place.judged(on: machine)).map(\.place)
    }
    #expect(places(.mac) == [.macDesktopReceded, .macDesktop])
    #expect(places(.watch).contains(.watchSmartStack))
    #expect(!places(.phone).contains { $0.platform != .phone })
  }
}
