// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct NearestNameTests {
  private func distance(_ a: String, _ b: String) -> Int {
    editDistance(Array(a.unicodeScalars), Array(b.unicodeScalars))
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("scene", "sceen", 1),
    ("ab", "ba", 1), ("ca", "abc", 3), ("saturday", "sunday", 3), ("render", "rendr", 1),
  ])
  func `the distance counts edits and swaps`(_ a: String, _ b: String, _ expected: Int) {
    #expect(distance(a, b) == expected)
    #expect(distance(b, a) == expected)
  }

  @Test(arguments: 0..<50)
  func `the distance is symmetric, bounded, and zero only for equals`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<2).map { _ in
      String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          "abc".randomElement(using: &random) ?? "a"
        })
    }
    let found = distance(words[0], words[1])
    #expect(found == distance(words[1], words[0]))
    #expect((found == 0) == (words[0] == words[1]))
    #expect(found >= abs(words[0].count - words[1].count))
    #expect(found <= max(words[0].count, words[1].count))
  }

  @Test func `far names are not suggested, near ones are`() {
    let names = ["render", "convert", "scenes", "families"]
    #expect(nearestName(to: "redner", among: names) == "render")
    #expect(nearestName(to: "CONVERT", among: names) == "convert")
    #expect(nearestName(to: "famlies", among: names) == "families")
    #expect(nearestName(to: "fam", among: names) == "families")
    #expect(nearestName(to: "lint", among: names) == nil)
    #expect(nearestName(to: "", among: names) == nil)
    #expect(nearestName(to: "r", among: names) == nil)
    #expect(nearestName(to: "ho", among: [Place.homeDark.rawValue]) == nil)
    #expect(nearestName(to: "hom", among: [Place.homeDark.rawValue, "home-light"]) == nil)
    #expect(nearestName(to: "cat", among: ["bat", "cut"]) == "bat")
  }
}
