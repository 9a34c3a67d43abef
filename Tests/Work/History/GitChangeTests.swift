// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyHistory

@Suite struct GitChangeTests {
  private static let (one, two, none) = (
    String(repeating: "1a", count: 20), String(repeating: "2b", count: 20),
    String(repeating: "0", count: 40)
  )

  private static func bytes(_ fields: String...) -> [UInt8] {
    fields.flatMap { Array($0.utf8) + [0] }
  }

  @Test func `changes are what git reports, names with newline and quote included`() throws {
    let changes = try #require(
      GitChange.all(
        in: Self.bytes(
          ":100644 100644 \(Self.one) \(Self.none) M", "a \"b\"\nc.png",
          ":000000 100644 \(Self.none) \(Self.two) A", ":odd.png",
          ":100755 000000 \(Self.one) \(Self.none) D", "gone.png",
          ":100644 100644 \(Self.one) \(Self.one) R100", "old.png", "new.png",
          ":120000 100644 \(Self.one) \(Self.two) T", "link",
          ":160000 160000 \(Self.one) \(Self.two) M", "Sub")))
    #expect(
      changes.map(\.kind) == [.modified, .added, .deleted, .renamed, .typeChanged, .modified])
    #expect(
      changes.map(\.oldPath) == ["a \"b\"\nc.png", nil, "gone.png", "old.png", "link", "Sub"])
    #expect(
      changes.map(\.newPath) == ["a \"b\"\nc.png", ":odd.png", nil, "new.png", "link", "Sub"])
    #expect(changes.map(\.oldType) == [.file, .absent, .file, .file, .link, .submodule])
    #expect(changes[0].oldObject == Self.one)
  }

  @Test func `a name that is not UTF-8 is not a path`() throws {
    let bytes = Array(":100644 100644 \(Self.one) \(Self.two) M".utf8) + [0, 0xFF, 0]
    let change = try #require(GitChange.all(in: bytes)?.first)
    #expect(change.oldPath == nil && change.newPath == nil)
  }

  @Test(arguments: [
    ":100644 100644 1a 2b M\u{0}cut off", ":100644 100644 1a 2b M\u{0}",
    "100644 a b c d\u{0}x\u{0}",
    ":100644 100644 1a 2b R100\u{0}only one\u{0}", ":100644 100644 1a 2b Q\u{0}x\u{0}",
    ":100644 100644 1a/../2 2b M\u{0}x\u{0}", ":777777 100644 1a 2b M\u{0}x\u{0}",
  ])
  func `what is something else is not a list of changes`(_ text: String) {
    #expect(GitChange.all(in: Array(text.utf8)) == nil)
  }

  @Test func `nothing is not a change`() { #expect(GitChange.all(in: []) == []) }

  @Test func `bytes of objects are taken by their size, whatever is in them`() throws {
    let answer = "aa blob 5\nx\ny z\nbb missing\ncc blob 0\n\n"
    let blobs = try #require(GitBlobs(Array(answer.utf8)))
    #expect(blobs.bytes == ["aa": Array("x\ny z".utf8), "cc": []])
    #expect(GitBlobs(Array("aa blob 50\nx\n".utf8)) == nil)
    #expect(GitBlobs(Array("aa blob 1\nxy".utf8)) == nil)
    #expect(
      GitBlobs.sizes(in: Array("aa blob 5\nbb missing\ncc blob 0\n".utf8)) == ["aa": 5, "cc": 0])
  }

  @Test func `a pointer of Git LFS names a file of its store`() {
    let digest = String(repeating: "4d7a", count: 16)
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 12345\n"
    #expect(LFSPointer(Array(text.utf8))?.path == "4d/7a/\(digest)")
    #expect(
      LFSPointer(Array(text.replacing(digest, with: "../\(digest.dropFirst(3))").utf8)) == nil)
    #expect(LFSPointer(Array("\u{89}PNG".utf8)) == nil)
  }
}

@Suite struct RenamedPathsTests {
  private static let object = String(repeating: "1a", count: 20)

  private static func changes(_ renames: [(String, String)], gone: [String] = []) -> [GitChange] {
    var fields: [String] = []
    for (old, new) in renames {
      fields += [":100644 100644 \(object) \(object) R100", old, new]
    }
    for path in gone { fields += [":100644 000000 \(object) \(object) D", path] }
    return GitChange.all(in: fields.flatMap { Array($0.utf8) + [0] }) ?? []
  }

  @Test func `a set went where its pictures did, whatever its description is taken for`() {
    let renamed = RenamedPaths(
      Self.changes([
        ("C/A.imageset/a.png", "C/B.imageset/b.png"),
        ("C/A.imageset/Contents.json", "C/Other.imageset/Contents.json"),
        ("Rain.swift", "Snow.swift"),
      ]))
    #expect(renamed.now("C/A.imageset/Contents.json") == "C/B.imageset/Contents.json")
    #expect(renamed.now("C/A.imageset/a.png") == "C/B.imageset/b.png")
    #expect(renamed.now("Rain.swift") == "Snow.swift")
    #expect(renamed.now("Sun.swift") == "Sun.swift")
  }

  @Test func `a description that is like a new one did not go there`() {
    let renamed = RenamedPaths(
      Self.changes(
        [("A.imageset/Contents.json", "B.imageset/Contents.json")], gone: ["A.imageset/a.png"]))
    #expect(renamed.now("A.imageset/Contents.json") == "A.imageset/Contents.json")
  }

  @Test func `a set that is still there did not go with one of its pictures`() {
    let renamed = RenamedPaths(Self.changes([("A.imageset/a.png", "B.imageset/a.png")]))
    #expect(renamed.now("A.imageset/Contents.json") == "A.imageset/Contents.json")
  }
}
