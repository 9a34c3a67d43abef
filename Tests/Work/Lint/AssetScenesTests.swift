// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy

@Suite struct AssetScenesTests {
  private static let first = Place.lockScreen
  private static let second = Place.standby
  private static let standard = [first, second]

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
    #expect(try places(nil, isWatch: false) == Self.standard)
    #expect(try places(Array(repeating: .homeDark, count: 2), isWatch: false) == [.homeDark])
    #expect(try places(nil, without: [Self.second], isWatch: false) == [Self.first])
  }

  @Test func `an alias is what it stands for`() throws {
    for alias in Place.allCases {
      guard let other = alias.aliased else { continue }
      let chosen = [alias, Self.first, other]
      #expect(try places(chosen, isWatch: false) == [other, Self.first])
      #expect(try places(chosen, without: [alias], isWatch: false) == [Self.first])
    }
  }

  @Test func `art of a watch is judged in a watch's scenes and other art in others`() throws {
    let faces = Place.judged(forWatch: true)
    let both = zip(Self.standard, faces).flatMap { [$0, $1] }
    #expect(try places(both, isWatch: true) == Array(faces.prefix(2)))
    #expect(try places(both, isWatch: false) == Self.standard)
    #expect(try places([faces[0]], isWatch: false) == [faces[0]])
    #expect(try places([Self.first], isWatch: true) == [Self.first])
  }
}
