// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// Which app icons App Store Connect looks at, and what their vectors draw.
@Suite("Uploaded icons") struct UploadedIconTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func icon(_ name: String) throws {
    let set = "App/Assets.xcassets/\(name).appiconset/"
    try folder.write(
      set + "Contents.json",
      Array(
        "{images: [{filename: 'a.png', idiom: 'universal', platform: 'ios', size: '1024x1024'}]}"
          .utf8))
    let round = StraightImage.drawn(1_024, 1_024) { x, y in
      x + y < 100 ? (0, 0, 0, 0) : (40, 90, 160, 255)
    }
    try folder.write(set + "a.png", try encodePNG(round))
  }

  private func transparent() async -> [String] {
    let found = await Linter().lint(LintRequest(InputQuery(paths: [folder.path])))
    return found.findings.filter { $0.rule == .iconTransparent }.map { finding in
      finding.location.path.split(separator: "/").suffix(2).first.map(String.init) ?? ""
    }
  }

  @Test("an icon that people may choose in place of the app's own is not uploaded as such")
  func alternate() async throws {
    try folder.write(".git/HEAD")
    for name in ["Harbor", "Moon"] { try icon(name) }
    try folder.write("App/App.swift", Array("import SwiftUI".utf8))
    #expect(await transparent() == ["Harbor.appiconset", "Moon.appiconset"])
    try folder.write(
      "project.yml",
      Array(
        """
        name: Harbor
        targets:
          Harbor:
            type: application
            platform: iOS
            sources: [App]
            settings:
              ASSETCATALOG_COMPILER_APPICON_NAME: Harbor

        """.utf8))
    #expect(await transparent() == ["Harbor.appiconset"])
  }

  private func said(
    of slots: String, _ files: [String: StraightImage], beside icon: String? = nil
  ) async throws -> [String] {
    let set = "App/Assets.xcassets/Harbor.appiconset/"
    try folder.write(set + "Contents.json", Array("{images: [\(slots)]}".utf8))
    for (name, image) in files { try folder.write(set + name, try encodePNG(image)) }
    if let icon { try folder.write(icon, Array("{groups: []}".utf8)) }
    let found = await Linter().lint(LintRequest(InputQuery(paths: [folder.path])))
    return found.findings.filter { $0.rule == .iconTransparent }.map {
      "\($0.severity?.rawValue ?? "?") \($0.location.line ?? 0)"
    }
  }

  @Test("a smaller picture is as opaque as the large one")
  func small() async throws {
    let round = StraightImage.drawn(40, 40) { x, y in
      x + y < 12 ? (0, 0, 0, 0) : (40, 90, 160, 255)
    }
    let full = StraightImage.drawn(64, 64) { _, _ in (40, 90, 160, 255) }
    let large = "{filename: 'a.png', idiom: 'universal', platform: 'ios', size: '1024x1024'}"
    let small = "{filename: 'b.png', idiom: 'iphone', scale: '2x', size: '20x20'}"
    let mac = "{filename: 'b.png', idiom: 'mac', scale: '2x', size: '20x20'}"
    let files = ["a.png": full, "b.png": round]
    #expect(
      try await said(of: "\(large),\n\(small)", files).contains("warning 2"))
    #expect(
      try await said(of: "\(large),\n\(mac)", files).allSatisfy { !$0.hasPrefix("warning") })
  }

  @Test("a bundle of Icon Composer takes the place of a set of its name")
  func replaced() async throws {
    let round = StraightImage.drawn(64, 64) { x, y in
      x + y < 12 ? (0, 0, 0, 0) : (40, 90, 160, 255)
    }
    let large = "{filename: 'a.png', idiom: 'universal', platform: 'ios', size: '1024x1024'}"
    #expect(try await said(of: large, ["a.png": round]) == ["error 1"])
    #expect(
      try await said(of: large, ["a.png": round], beside: "App/Harbor.icon/icon.json") == [])
  }

  @Test(
    "a vector in colors of a wide gamut is not blank",
    arguments: [
      "fill='color(display-p3 1 1 1)'", "style='fill:color(display-p3 1.0 100% 1 / 1)'",
      "fill='color(srgb 1 1 1)'",
    ])
  func wideGamut(_ fill: String) async throws {
    let path = "Art/a.svg"
    try folder.write(
      path,
      Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' fill='none'>\
        <rect width='30' height='30' \(fill)/></svg>
        """.utf8))
    let found = await Linter().lint(LintRequest(InputQuery(paths: [folder.path + "/" + path])))
    #expect(found.findings.filter { $0.rule == .blankAsset }.isEmpty)
    // Without the program that draws vectors there is an error, and nothing is judged.
    #expect(found.summary.judged == 1 || !found.errors.isEmpty)
  }
}
