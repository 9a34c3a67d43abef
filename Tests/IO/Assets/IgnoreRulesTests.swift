// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport

/// What `.gitignore` files leave out of a folder that is searched.
@Suite struct IgnoreRulesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The pictures found below a folder, by their names below the temporary one.
  private func found(_ name: String = "", heeding: Bool = true) -> [String] {
    var search = InputSearch()
    search.heedsIgnoreFiles = heeding
    let path = name.isEmpty ? folder.path : folder.path + "/" + name
    return search.files(at: [path]).files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  private func write(_ pictures: [String], ignoring patterns: [String: String]) throws {
    for name in pictures { try folder.write(name) }
    for (place, text) in patterns {
      try folder.write(place.isEmpty ? ".gitignore" : place + "/.gitignore", Array(text.utf8))
    }
  }

  @Test(
    arguments: [
      // Without a slash: a name at any depth. With one: a path from the file's folder.
      ("a.png", ["b.png", "s/b.png"]), ("/a.png", ["b.png", "s/a.png", "s/b.png"]),
      ("s/a.png", ["a.png", "b.png", "s/b.png"]), ("s/", ["a.png", "b.png"]),
      ("/s", ["a.png", "b.png"]), ("a.png/", ["a.png", "b.png", "s/a.png", "s/b.png"]),
      ("*.png", []), ("[!a].png", ["a.png", "s/a.png"]), ("?.png", []), ("[[:digit:]].png", all),
      ("**/a.png", ["b.png", "s/b.png"]), ("s/**", ["a.png", "b.png"]), ("**", []),
      // The last pattern decides; what lies in an ignored folder does not come back.
      ("*.png\n!b.png", ["b.png", "s/b.png"]), ("!b.png\n*.png", []),
      ("s\n!s/a.png", ["a.png", "b.png"]),
      ("/*\n!/s", ["s/a.png", "s/b.png"]),
      // Comments, escapes, blanks at the end, line ends of Windows.
      ("# a.png\n\n", all), ("\\#a.png", all), ("a.png  ", ["b.png", "s/b.png"]),
      ("a.png\r\n", ["b.png", "s/b.png"]), ("\\a.png", ["b.png", "s/b.png"]),
      // What cannot be read matches nothing.
      ("[a.png", all), ("a.png\\", all),
    ] as [(String, [String])])
  func `patterns mean what they mean to Git`(_ text: String, _ left: [String]) throws {
    try write(Self.all, ignoring: ["": text])
    #expect(found() == left)
    #expect(found(heeding: false) == Self.all)
  }

  private static let all = ["a.png", "b.png", "s/a.png", "s/b.png"]

  @Test func `the deepest file with an opinion decides`() throws {
    try write(["s/a.png", "s/b.png"], ignoring: ["": "*.png", "s": "!a.png"])
    #expect(found() == ["s/a.png"])
  }

  @Test func `in a work tree the files above the folder hold, and info/exclude`() throws {
    try write(["s/a.png", "s/b.png", "s/c.png"], ignoring: ["": "s/a.png"])
    #expect(found("s") == ["s/a.png", "s/b.png", "s/c.png"])
    try folder.write(".git/info/exclude", Array("b.png\n".utf8))
    #expect(found("s") == ["s/c.png"])
    #expect(found() == ["s/c.png"])
  }

  @Test func `a second work tree has the patterns of the first`() throws {
    try folder.write("main/.git/info/exclude", Array("a.png\n".utf8))
    try folder.write("main/.git/worktrees/w/commondir", Array("../..\n".utf8))
    try folder.write("w/.git", Array("gitdir: \(folder.path)/main/.git/worktrees/w\n".utf8))
    try write(["w/a.png", "w/b.png"], ignoring: [:])
    #expect(found("w") == ["w/b.png"])
  }

  @Test func `what is named is not left out, and neither is what lies in it`() throws {
    try write(["out/a.png"], ignoring: ["": "out/\n*.jpg"])
    try folder.write(".git/HEAD")
    #expect(found() == [])
    #expect(found("out") == ["out/a.png"])
    #expect(found("out/a.png") == ["out/a.png"])
  }

  @Test func `many stars take no time`() throws {
    let name = String(repeating: "a", count: 200) + ".png"
    try write([name], ignoring: ["": String(repeating: "*a", count: 400) + "\n"])
    #expect(found() == [name])
    try write([name], ignoring: ["": String(repeating: "**/a/", count: 150) + "b\n"])
    #expect(found() == [name])
  }
}
