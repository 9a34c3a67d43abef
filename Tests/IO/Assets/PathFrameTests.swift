// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets

@Suite struct PathFrameTests {
  private let frame = PathFrame(workingDirectory: "/home/me/app/")

  @Test(arguments: [
    ("a/b.png", "/home/me/app/a/b.png"), ("./a//b/", "/home/me/app/a/b"), ("../x", "/home/me/x"),
    ("/x/../y/./z", "/y/z"), ("../../../../../x", "/x"), ("", "/home/me/app"), ("/", "/"),
    ("a/..", "/home/me/app"),
  ])
  func `paths lead from the working directory`(_ path: String, _ absolute: String) {
    #expect(frame.absolute(path) == absolute)
  }

  @Test(arguments: [
    ("/home/me/app/a", "a"), ("/home/me/app", "."), ("/home/me", ".."),
    ("/home/me/apple", "../apple"),
    ("/x/y", "../../../x/y"), ("b/c", "b/c"),
  ])
  func `paths are seen from the working directory`(_ path: String, _ relative: String) {
    #expect(frame.relative(path) == relative)
  }

  @Test func `the folder that a path lies below is the one it is seen from`() {
    #expect(frame.relative("/b/x/y", toAny: ["/a", "/b/x", "/b"]) == "y")
    #expect(frame.relative("/c/y", toAny: ["/a", "/b"]) == "../c/y")
    #expect(frame.relative("/a/..x", toAny: ["/b", "/a"]) == "..x")
  }

  @Test func `folders above a path end at the top of the disk`() {
    #expect(
      frame.foldersAbove("w/a.png", isFolder: false)
        == ["/home/me/app/w", "/home/me/app", "/home/me", "/home", "/"])
    #expect(frame.foldersAbove("/w", isFolder: true) == ["/w", "/"])
    #expect(frame.foldersAbove("/", isFolder: false) == ["/"])
  }

  @Test func `names are distinguished by their bytes`() {
    let frame = PathFrame(workingDirectory: "/e\u{301}")
    #expect(frame.relative("/\u{E9}/a").utf8.elementsEqual("../\u{E9}/a".utf8))
    #expect(frame.relative("a/\u{301}b").utf8.elementsEqual("a/\u{301}b".utf8))
  }
}
