// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancySystem
import VibrancyTestSupport

@Suite struct InputSearchTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Names found below the folder, and the problems on the way.
  private func found(
    _ search: InputSearch = InputSearch(), at names: [String] = [""]
  ) -> (names: [String], problems: [FileError.Problem]) {
    let paths = names.map { $0.isEmpty ? folder.path : folder.path + "/" + $0 }
    let result = search.files(at: paths)
    let start = folder.path.count + 1
    return (result.files.map { String($0.path.dropFirst(start)) }, result.errors.map(\.problem))
  }

  @Test func `a folder is walked in the order of names`() throws {
    for name in ["b.png", "a.PNG", "z/1.png", "B.png", "a/2.png", "notes.txt", "c@2x.png"] {
      try folder.write(name)
    }
    #expect(
      found().names == ["B.png", "a.PNG", "a/2.png", "b.png", "c@2x.png", "z/1.png"])
    #expect(found().problems == [])
  }

  @Test func `hidden entries and our own sheets are passed over`() throws {
    for name in [".a.png", ".git/b.png", "x.vibrancy.png", "X.VIBRANCY.PNG", "c.png"] {
      try folder.write(name)
    }
    #expect(found().names == ["c.png"])
    #expect(found(at: [".a.png"]).names == [".a.png"])
  }

  @Test func `what is named twice counts once, whatever it is called`() throws {
    try folder.write("a/x.png")
    try folder.link("b", to: "a")
    #expect(found(at: ["a/x.png", "a/x.png", "a", "a/", "a/../a/x.png", "b"]).names == ["a/x.png"])
    #expect(found(at: ["a", "a"]).problems == [])
  }

  @Test func `links are followed, loops are not`() throws {
    try folder.write("a/x.png")
    try folder.link("a/again", to: "..")
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    try folder.link("y.png", to: "a/x.png")
    #expect(found().names == ["a/x.png", "y.png"])
    #expect(found().problems == [])
    try folder.link("z.png", to: "z.png")
    #expect(found(at: ["z.png"]).problems == [.linkLoop])
    #expect(found().problems == [])
  }

  @Test func `a link that leads nowhere is reported, if it claims to be a picture`() throws {
    try folder.write("a.png")
    try folder.link("gone.png", to: "nothing")
    try folder.link("gone.txt", to: "nothing")
    #expect(found().problems == [.danglingLink])
    #expect(found().names == ["a.png"])
  }

  @Test func `excluded paths are left out while walking, named ones only when reported`() throws {
    for name in ["old/a.png", "b.png", "c-draft.png"] { try folder.write(name) }
    var search = InputSearch()
    search.excluded = [GlobPattern("old"), GlobPattern("*-draft.png")]
    #expect(found(search).names == ["b.png"])
    #expect(found(search, at: ["c-draft.png"]).names == ["c-draft.png"])
    search.excludesNamed = true
    #expect(found(search, at: ["c-draft.png", "b.png"]).names == ["b.png"])
  }

  @Test func `the output folder is not walked, by whatever name`() throws {
    for name in ["a.png", "out/b.png", "x/out/c.png"] { try folder.write(name) }
    var search = InputSearch()
    search.outputFolder = folder.path + "/x/../out/"
    #expect(found(search).names == ["a.png", "x/out/c.png"])
  }

  @Test func `what cannot be found is reported, and the rest goes on`() throws {
    try folder.write("a.png")
    try folder.write("empty/notes.txt")
    try folder.write("dir.png/x.txt")
    let result = found(at: ["missing.png", "a.png", "empty", "dir.png", "a.png/x"])
    #expect(result.names == ["a.png"])
    #expect(result.problems == [.missing, .emptyFolder, .folder, .missing])
    #expect(found().problems == [.folder])
  }

  @Test func `names keep below the root given`() throws {
    try folder.write("art/sub/rain@2x.png")
    let file = InputSearch().files(at: [folder.path + "/art"]).files.first
    #expect(file?.name == "sub/rain@2x")
    #expect(file?.scale == 2)
    let named = InputSearch().files(at: [folder.path + "/art/sub/rain@2x.png"]).files.first
    #expect(named?.name == "rain@2x")
  }

  @Test func `folders are walked however deep they are`() throws {
    let deep = String(repeating: "d/", count: 260)
    try folder.write(deep + "x.png")
    try folder.write("a.png")
    #expect(found().names == ["a.png", deep + "x.png"])
  }
}
