// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyAssets
import VibrancyTestSupport

/// Which of several stored scales a preview is made of, and which art is a widget's.
@Suite struct StoredScaleTests {
  private func found(
    _ paths: [String], in folder: TemporaryFolder, onlyScale: Int?
  ) -> InputFindings {
    var query = InputQuery(paths: paths.map { folder.path + "/" + $0 })
    query.onlyScale = onlyScale
    return query.inputs()
  }

  private static let files = [
    "one.png", "one@2x.png", "one@3x.png", "two.png", "two@2x.png", "three@3x.png", "Deep/one.png",
    "one@2x~ipad.png", "mail@home.png", "mail@2x@3x.png",
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in Self.files { try folder.write("art/" + file, [1]) }
    return folder
  }

  @Test(arguments: [
    (3, ["one@3x", "two@2x"]), (2, ["one@2x", "two@2x"]), (1, ["one", "two"]),
  ])
  func `of loose pictures that are found the screen's scale is kept`(
    _ scale: Int, _ chosen: [String]
  ) throws {
    let others = ["three@3x", "Deep/one", "one@2x~ipad", "mail@home", "mail@2x@3x"]
    let found = found(["art"], in: try folder(), onlyScale: scale)
    #expect(Set(found.inputs.map(\.name)) == Set(chosen + others))
    #expect(found.scalesLeftOut == Self.files.count - chosen.count - others.count)
  }

  @Test func `all scales are kept where none is asked for, and those that are named`() throws {
    let folder = try folder()
    #expect(found(["art"], in: folder, onlyScale: nil).inputs.count == Self.files.count)
    let named = found(["art/one.png", "art/one@2x.png"], in: folder, onlyScale: 3)
    #expect(named.inputs.map(\.name) == ["one", "one@2x"] && named.scalesLeftOut == 0)
    let both = found(["art", "art/one.png"], in: folder, onlyScale: 3)
    #expect(
      both.inputs.map(\.name).filter { $0.hasPrefix("one") }.sorted() == [
        "one", "one@2x~ipad", "one@3x",
      ])
  }

  /// A set with a file for each of some slots: an idiom, a scale and whether it is dark.
  private func set(_ slots: [(String, Int, Bool)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let entries = slots.map { idiom, scale, isDark in
      let name = "\(idiom)\(scale)\(isDark ? "d" : "").png"
      try? folder.write("A.xcassets/Set.imageset/\(name)", [1])
      let look = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
      return "{\"idiom\": \"\(idiom)\", \"scale\": \"\(scale)x\", \"filename\": \"\(name)\""
        + (isDark ? ", \"appearances\": [\(look)]}" : "}")
    }
    let text = "{\"images\": [\(entries.joined(separator: ","))], \"info\": {\"version\": 1}}"
    try folder.write("A.xcassets/Set.imageset/Contents.json", Array(text.utf8))
    return folder
  }

  @Test func `of a set's slots each device and look keeps one scale`() throws {
    let folder = try set([
      ("universal", 1, false), ("universal", 2, false), ("universal", 3, false),
      ("universal", 2, true), ("universal", 3, true), ("ipad", 1, false), ("ipad", 2, false),
      ("watch", 2, false), ("watch", 3, false),
    ])
    func names(_ scale: Int) -> [String] {
      found(["A.xcassets"], in: folder, onlyScale: scale).inputs.map(\.name)
    }
    let first = found(["A.xcassets"], in: folder, onlyScale: 3)
    #expect(
      first.inputs.map(\.name) == [
        "Set/universal3", "Set/universal3d", "Set/ipad2", "Set/watch2",
      ])
    #expect(first.scalesLeftOut == 5)
    #expect(names(2) == ["Set/universal2", "Set/universal2d", "Set/ipad2", "Set/watch2"])
    #expect(names(1) == ["Set/universal1", "Set/universal2d", "Set/ipad1", "Set/watch2"])
  }

  @Test func `what is left of a set still knows its looks`() throws {
    let folder = try set([("universal", 2, true), ("universal", 3, false)])
    let found = found(["A.xcassets"], in: folder, onlyScale: 3)
    #expect(found.inputs.map(\.name) == ["Set/universal2d", "Set/universal3"])
    #expect(found.inputs[0].serves(.lockScreen()) && !found.inputs[0].serves(.homeLight()))
  }

  @Test func `art of widget targets is what lint judges`() {
    let tides = WidgetArt(InputQuery(paths: [Fixture.path("Projects/Tides")]), withoutIcons: false)
    let names = Set(
      tides.findings.inputs.map(\.path).map { String($0.split(separator: "/").last!) })
    #expect(names.contains("bell-dark@2x.png") && names.contains("wind-north@2x.png"))
    #expect(names.isDisjoint(with: ["Hero@2x.png", "Onboarding@2x.png"]))
    #expect(tides.leftOut > 0 && tides.errors.isEmpty)
  }

  @Test func `what is named is wanted whatever shows it, and so is every description`() {
    let path = Fixture.path("Projects/Tides/App/Assets.xcassets")
    let named = WidgetArt(InputQuery(paths: [path]), withoutIcons: false)
    #expect(named.findings.inputs.count == InputQuery(paths: [path]).inputs().inputs.count)
    #expect(named.leftOut == 0)
    let charge = WidgetArt(InputQuery(paths: [Fixture.path("Widgets/Charge")]), withoutIcons: false)
    #expect(charge.findings.inputs.contains { $0.widget != nil })
  }

  @Test func `a loose picture is a widget's by the folders above it`() throws {
    let folder = try TemporaryFolder()
    for name in ["docs/shot.png", "MyWidget/Art/a.png", "MyWidget/Art/a@3x.png"] {
      try folder.write(name, [1])
    }
    try folder.write("App/App.swift", Array("import SwiftUI".utf8))
    var query = InputQuery(paths: [folder.path])
    query.onlyScale = 3
    let art = WidgetArt(query, withoutIcons: false)
    #expect(art.findings.inputs.map(\.name) == ["MyWidget/Art/a@3x"])
    #expect(art.leftOut == 1 && art.findings.scalesLeftOut == 1)
  }
}
