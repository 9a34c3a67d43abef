// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// Which files outside of catalogs are judged, whichever folder of a project is named.
@Suite("Loose pictures") struct LoosePictureTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ path: String) throws {
    // Two greys, so that a flat color loses something.
    let art = StraightImage.drawn(60, 60) { x, _ in
      x < 30 ? (40, 40, 40, 255) : (230, 230, 230, 255)
    }
    try folder.write(path, try encodePNG(art))
  }

  private func widget(_ path: String, body: String) throws {
    try folder.write(
      path,
      Array(
        """
        import SwiftUI
        import WidgetKit
        @main struct Tide: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "t", provider: Provider()) { _ in \(body) }
              .supportedFamilies([.systemSmall])
          }
        }
        """.utf8))
  }

  private func request(_ path: String) -> LintRequest {
    LintRequest(InputQuery(paths: [path.isEmpty ? folder.path : folder.path + "/" + path]))
  }

  /// How many loose pictures there are, and how many of them are judged by default.
  private func counts(
    _ path: String = "", _ change: (inout LintRequest) -> Void = { _ in }
  ) async -> [Int] {
    var request = request(path)
    change(&request)
    let summary = await Linter().lint(request).summary
    return [summary.pictures, summary.picturesInScope]
  }

  @Test("a folder of art alone is judged whole, and so is each folder in it")
  func artAlone() async throws {
    try picture("Art/a.png")
    try picture("Art/docs/b.png")
    #expect(await counts("Art") == [2, 2])
    #expect(await counts("Art/docs") == [1, 1])
  }

  @Test(
    "in a project, what no widget shows is counted and not opened", arguments: [".git/HEAD", ""])
  func elsewhere(_ git: String) async throws {
    if !git.isEmpty { try folder.write(git) }
    try widget("App/TideWidget/Tide.swift", body: "Text(\"\")")
    try folder.write("App/docs/broken.png", [0x89, 0x50, 0x4E, 0x47])
    try picture("App/docs/widget/shot.png")
    try picture("App/fastlane/screenshots/en-US/1.png")
    let found = await Linter().lint(request("App"))
    #expect(found.findings.filter { $0.rule == .unreadableAsset } == [] && found.errors == [])
    #expect(found.summary.pictures == 3 && found.summary.picturesInScope == 0)
    let sentence = try #require(found.summary.scopeSentence)
    #expect(sentence == "none of 3 loose pictures in scope; --all judges them")
    #expect(await counts("App") { $0.judgesAll = true } == [3, 0])
    #expect(await Linter().lint(request("App/docs/broken.png")).errors.count == 1)
    // Without Git or a project file nothing says that a folder of art is part of more.
    #expect(await counts("App/docs") == (git.isEmpty ? [2, 2] : [2, 0]))
  }

  @Test("what widget code names is judged where the code shows it, at every scale")
  func named() async throws {
    try folder.write(".git/HEAD")
    try widget("App/TideWidget/Tide.swift", body: "Image(\"hero\")")
    try picture("App/TideWidget/hero@2x.png")
    try picture("App/TideWidget/hero@3x.png")
    try picture("App/TideWidget/other.png")
    #expect(await counts() == [3, 2])
    #expect(await counts("App/TideWidget") == [3, 2])
    let found = await Linter().lint(request("App/TideWidget"))
    let block = try #require(found.findings.first { $0.rule == .accentedSolidBlock })
    #expect(block.severity == .error && !block.evidence.isEmpty)
  }

  @Test("a target that is named keeps the pictures of others out")
  func targets() async throws {
    try folder.write(".git/HEAD")
    for name in ["Tide", "Moon"] {
      try widget("\(name)Widget/\(name).swift", body: "Image(\"\(name)\")")
      try picture("\(name)Widget/\(name).png")
    }
    #expect(await counts() == [2, 2])
    #expect(await counts { $0.targets = ["TideWidget"] } == [2, 1])
  }

  @Test("stickers are not art of widgets, wherever they lie")
  func stickers() async throws {
    try picture("Art/Stickers.xcstickers/Pack.stickerpack/A.sticker/a.png")
    try picture("Art/a.png")
    #expect(await counts("Art") == [1, 1])
  }

  @Test("the root's own name does not count, and a folder's does, whatever is named")
  func rootName() async throws {
    try folder.write("MyWidgets/.git/HEAD")
    try folder.write("MyWidgets/A.swift", Array("public let art = 1".utf8))
    for place in ["App", "WidgetArt"] {
      try folder.write(
        "MyWidgets/\(place)/Assets.xcassets/One.imageset/Contents.json",
        Array("{images: [{filename: 'a.png', idiom: 'universal'}]}".utf8))
      try picture("MyWidgets/\(place)/Assets.xcassets/One.imageset/a.png")
    }
    func sets(_ path: String) async -> [Int] {
      let summary = await Linter().lint(request(path)).summary
      return [summary.sets, summary.setsInScope]
    }
    #expect(await sets("MyWidgets") == [2, 1])
    #expect(await sets("MyWidgets/App") == [1, 0])
    #expect(await sets("MyWidgets/WidgetArt") == [1, 1])
  }

  @Test("a set for the Mac alone is not shown on an iPhone")
  func mac() async throws {
    try folder.write(
      "W Widget/A.xcassets/One.imageset/Contents.json",
      Array("{images: [{filename: 'a.png', idiom: 'mac'}]}".utf8))
    try picture("W Widget/A.xcassets/One.imageset/a.png")
    let summary = await Linter().lint(request("W Widget")).summary
    #expect(summary.sets == 1 && summary.setsInScope == 0)
  }
}
