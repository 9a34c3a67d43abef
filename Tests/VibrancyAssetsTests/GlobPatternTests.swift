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

  @Test func `many stars take no exponential time`() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 400)))
    let folders = GlobPattern(String(repeating: "**/", count: 40) + "b")
    #expect(!folders.matches((0..<60).map { "\($0)" }.joined(separator: "/")))
  }
}
