// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport

/// Names that Apple's file systems find and that are stored in other bytes.
@Suite struct StoredNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func search(_ written: String, stored: String) throws -> CatalogSearch.Result {
    let text = #"{"images": [{"idiom": "universal", "filename": "\#(written)"}]}"#
    try folder.write("A.xcassets/Cup.imageset/Contents.json", Array(text.utf8))
    try folder.write("A.xcassets/Cup.imageset/\(stored)", [0x89, 0x50, 0x4E, 0x47])
    let catalog = CatalogFolder(path: "\(folder.path)/A.xcassets")
    return CatalogSearch().sets(in: [catalog])
  }

  @Test(arguments: [
    ("caf\u{E9}@3x.png", "cafe\u{301}@3x.png"), ("cafe\u{301}@3x.png", "caf\u{E9}@3x.png"),
    ("\u{D55C}.png", "\u{1112}\u{1161}\u{11AB}.png"),
  ])
  func `composed and decomposed names lead to the same file`(
    _ written: String, _ stored: String
  ) throws {
    let found = try search(written, stored: stored)
    #expect(found.warnings.isEmpty)
    let paths = found.sets.flatMap(\.art).map { Array($0.path.utf8) }
    #expect(paths == [Array("\(folder.path)/A.xcassets/Cup.imageset/\(stored)".utf8)])
  }

  @Test func `a name in other capitals leads to the file, with a warning`() throws {
    let found = try search("Icon@3x.PNG", stored: "icon@3x.png")
    #expect(found.warnings.map(\.problem) == [.otherCase("Icon@3x.PNG", stored: "icon@3x.png")])
    #expect(found.sets.flatMap(\.art).map(\.name) == ["Cup/icon@3x"])
  }

  @Test func `another name is missing`() throws {
    let found = try search("cafe.png", stored: "caf\u{E9}.png")
    #expect(found.warnings.map(\.problem) == [.missingFile("cafe.png")])
    #expect(found.sets.flatMap(\.art).isEmpty)
  }

  @Test func `a bundle's pictures are found as well`() throws {
    try folder.write(
      "App.icon/icon.json",
      Array(#"{"groups": [{"layers": [{"image-name": "caf\u00e9.svg"}]}]}"#.utf8))
    try folder.write("App.icon/Assets/cafe\u{301}.svg", [])
    let bundle = try IconBundle(
      AssetFile(path: "\(folder.path)/App.icon"), followsOutside: false)
    #expect(bundle.missing.isEmpty)
    #expect(bundle.images.map { Array($0.utf8) } == [Array("cafe\u{301}.svg".utf8)])
  }
}
