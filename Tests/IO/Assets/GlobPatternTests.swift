// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("*.png", "a.png"), ("*.png", "deep/er/a.png"), ("old", "old/a.png"), ("old/", "old/a.png"),
    ("old", "x/old/y/a.png"), ("?at", "cat"), ("[a-c]at", "bat"), ("[!a-b]at", "cat"),
    ("[^x]", "y"), ("[]]", "]"), ("[", "["), ("\\*", "*"), ("a*b*c", "a--b--c"),
    ("x/*.png", "x/a.png"), ("x/**/a.png", "x/a.png"), ("x/**/a.png", "x/y/z/a.png"),
    ("**/a.png", "a.png"), ("**/a.png", "x/y/a.png"), ("x/**", "x/y/z"), ("./x/a", "x/a"),
    ("x/y", "x/y/z/a.png"), ("é*", "éclair"), ("*👩‍👩‍👧*", "a👩‍👩‍👧b"),
  ])
  func `a pattern means these paths`(_ pattern: String, _ path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.png", "a.jpg"), ("*.png", "png"), ("old", "older/a.png"), ("?at", "at"),
    ("[a-c]at", "dat"), ("[!a-b]at", "bat"), ("x/*.png", "x/y/a.png"), ("x/*.png", "a.png"),
    ("x/?/a", "x//a"), ("\\*", "a"), ("x/**/a.png", "y/a.png"), ("x/[!a]", "x//"),
    ("a*b*c", "a--b"), ("A", "a"), ("x/y", "y/x"),
  ])
  func `a pattern does not mean these`(_ pattern: String, _ path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("a.png", true), ("*.png", true), ("x/s/a.png", true), ("x/s/*", true), ("x/*/b.png", true),
    ("**/b.png", true), ("s", true), ("x", true), ("x/s/**", true), ("x/a.png", false),
    ("c.png", false), ("a.pngb.png", false), ("x/s/c.png", false), ("s/a.png", false),
    ("b.png/a.png", false), ("x/sa.png", false),
  ])
  func `what a folder holds means the folder`(_ pattern: String, _ isMeant: Bool) {
    let folder = GlobPath("x/s", holding: ["a.png", "b.png"])
    #expect(GlobPattern(pattern).matches(folder) == isMeant)
    // Each alone says the same as all at once.
    let alone = ["x/s", "x/s/a.png", "x/s/b.png"].contains { GlobPattern(pattern).matches($0) }
    #expect(alone == isMeant)
  }

  @Test func `the way to a folder is gone once for all that it holds`() {
    let way = String(repeating: "x", count: 500)
    var steps = 0
    let folder = GlobPath(way, holding: (0..<100).map { "a\($0)" })
    #expect(!GlobPattern("**/b").matches(folder, steps: &steps))
    #expect(steps < 1000)
  }

  @Test func `many stars take no exponential time`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
    let folders = GlobPattern(String(repeating: "**/", count: 40) + "b")
    #expect(!folders.matches((0..<60).map { "\($0)" }.joined(separator: "/")))
  }
}
