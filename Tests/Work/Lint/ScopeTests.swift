// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// What is judged of a project by default, and what is only counted.
@Suite("What is in scope") struct ScopeTests {
  private let folder: TemporaryFolder
  private static let pointer = Array(
    "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n".utf8)

  init() throws { folder = try TemporaryFolder() }

  private func imageSet(_ path: String, _ bytes: [UInt8]?) throws {
    try folder.write(
      "\(path).imageset/Contents.json", Array("{images: [{filename: 'a.png'}]}".utf8))
    if let bytes { try folder.write("\(path).imageset/a.png", bytes) }
  }

  private func icon(_ path: String, looks: [String], platform: String = "ios") throws {
    let slots = looks.map { look in
      let appearance =
        look == "light" ? "" : ", appearances: [{appearance: 'luminosity', value: '\(look)'}]"
      return "{filename: '\(look).png', idiom: 'universal', platform: '\(platform)', "
        + "size: '1024x1024'\(appearance)}"
    }
    try folder.write(
      "\(path).appiconset/Contents.json",
      Array("{images: [\(slots.joined(separator: ", "))]}".utf8))
    for look in looks {
      let code: UInt8 = look == "tinted" ? 90 : 40
      let art = StraightImage.drawn(32, 32) { _, _ in (200, code, code, 255) }
      try folder.write("\(path).appiconset/\(look).png", try encodePNG(art))
    }
  }

  private func report(_ path: String = "") async -> Report {
    await Linter().lint(at: [path.isEmpty ? folder.path : folder.path + "/" + path])
  }

  private func rules(_ path: String = "") async -> [RuleID] {
    await report(path).findings.map(\.rule)
  }

  @Test(
    "nothing out of scope is decoded: what cannot be read there is counted, and reported by name")
  func outOfScope() async throws {
    try imageSet("App/Assets.xcassets/One", Self.pointer)
    try imageSet("App/Assets.xcassets/Two", Self.pointer)
    try imageSet("App/Assets.xcassets/Damaged", [0x89, 0x50, 0x4E, 0x47])
    try imageSet("App/Assets.xcassets/Gone", nil)
    try folder.write("App/Assets.xcassets/Broken.imageset/Contents.json", Array("{".utf8))
    let found = await report()
    #expect(found.findings.isEmpty && found.errors.isEmpty && found.summary.judged == 0)
    #expect(
      found.summary.notes == [
        "1 file out of scope cannot be read: name the catalog or file to see why",
        "2 Git LFS pointers out of scope, not fetched",
      ])
    let named = await report("App/Assets.xcassets")
    #expect(named.findings.filter { $0.rule == .unreadableAsset }.count == 4)
    #expect(named.findings.contains { $0.rule == .missingFile })
    #expect(named.summary.notes == [])
  }

  @Test("in a widget's folder the same is reported")
  func inScope() async throws {
    try imageSet("MyWidget/Assets.xcassets/One", Self.pointer)
    try imageSet("MyWidget/Assets.xcassets/Gone", nil)
    try folder.write("MyWidget/Assets.xcassets/Broken.imageset/Contents.json", Array("{".utf8))
    #expect(await rules().sorted() == [.missingFile, .unreadableAsset, .unreadableAsset])
  }

  @Test("app icons are judged by the icon rules, with no widget near, and counted as no image set")
  func icons() async throws {
    try icon("App/Assets.xcassets/AppIcon", looks: ["light", "tinted"])
    try imageSet("App/Assets.xcassets/Photo", try encodePNG(StraightImage.square(9, 90)))
    let found = await report()
    #expect(found.findings.map(\.rule).contains(.tintedIconNotGray))
    #expect(found.summary.sets == 1 && found.summary.setsInScope == 0)
    #expect(found.summary.judged == 1)
  }

  @Test("a configured scope holds for icons, too")
  func configuredScope() async throws {
    try icon("App/Assets.xcassets/AppIcon", looks: ["light", "tinted"])
    var request = LintRequest(InputQuery(paths: [folder.path]))
    request.settings.scope = PathPatterns(["Widgets/**"])
    #expect(await Linter().lint(request).findings.isEmpty)
  }

  @Test("the icon that people see first wants a dark or tinted picture, or Icon Composer's bundle")
  func appearances() async throws {
    let rule: RuleID = .iconWithoutAppearances
    try icon("App/Assets.xcassets/AppIcon", looks: ["light"])
    try icon("App/Assets.xcassets/Other", looks: ["light"])
    try icon("Watch/Assets.xcassets/AppIcon", looks: ["light"], platform: "watchos")
    let found = await report().findings.filter { $0.rule == rule }
    #expect(found.map(\.location.path).allSatisfy { $0.contains("App/Assets.xcassets/AppIcon.") })
    #expect(found.count == 1)
    // Of a catalog by itself cannot be determined what lies beside it.
    #expect(await !rules("App/Assets.xcassets").contains(rule))
    try folder.write("App/AppIcon.icon/icon.json", Array("{}".utf8))
    #expect(await !rules().contains(rule))
  }

  @Test("one dark picture is enough")
  func darkAlone() async throws {
    try icon("App/Assets.xcassets/AppIcon", looks: ["light", "dark"])
    #expect(await !rules().contains(.iconWithoutAppearances))
  }

  @Test("of files that disagree the one is named that stands alone")
  func oddSize() async throws {
    func files(_ sides: Int...) throws {
      let slots = (1...3).map { "{filename: '\($0).png', idiom: 'universal', scale: '\($0)x'}" }
      try folder.write(
        "W Widget/A.xcassets/Odd.imageset/Contents.json",
        Array("{images: [\(slots.joined(separator: ","))]}".utf8))
      for (index, side) in sides.enumerated() {
        try folder.write(
          "W Widget/A.xcassets/Odd.imageset/\(index + 1).png",
          try encodePNG(StraightImage.square(side, 255)))
      }
    }
    func messages() async -> [String] {
      await report().findings.filter { $0.rule == .wrongScaleSize }.map(\.message)
    }
    try files(24, 40, 60)
    #expect(
      await messages() == [
        "it changes size from screen to screen: 1.png (1x) is 24 × 24, and 20 × 20 would fit the "
          + "other files"
      ])
    try files(20, 48, 60)
    #expect(
      await messages() == [
        "it changes size from screen to screen: 2.png (2x) is 48 × 48, and 40 × 40 would fit the "
          + "1x file"
      ])
    try files(20, 41, 60)
    #expect(await messages() == [])
  }
}
