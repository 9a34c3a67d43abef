// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyFacts
import VibrancyFixing
import VibrancyLint
import VibrancyModes
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews
import VibrancyReporting
import VibrancyRules
import VibrancyTestSupport

/// What is offered is written to copies of the planted faults, and the copies are judged afresh.
@Suite struct FixPropertyTests {
  /// A finding, whatever it measures.
  private struct Key: Hashable {
    let rule: RuleID
    let scene: String?
    let path: String

    init(_ finding: Finding) {
      (rule, scene, path) = (finding.rule, finding.scene, finding.location.path)
    }
  }

  private struct Verdict {
    var keys: Set<Key> = []
    /// The contrast that most of the art reaches, by picture, scene and backdrop.
    var contrasts: [String: Double] = [:]
  }

  private func request(_ path: String) -> LintRequest {
    LintRequest(InputQuery(paths: [path]))
  }

  private func plan(_ path: String, drawingPictures: Bool = false) async -> FixPlan {
    await FixPlanner(
      request(path), limits: PNGLimits(), drawingPictures: drawingPictures
    ).plan { _, _ in }
  }

  private func verdict(_ path: String) async -> Verdict {
    var request = request(path)
    request.inspection = .facts
    let (report, art) = await LintRun(request, limits: PNGLimits()).result { _, _ in }
    var verdict = Verdict(keys: Set((report.findings + report.undetermined).map { Key($0) }))
    for sheet in art.map(\.sheet) {
      for scene in sheet.subject.scenes {
        for preview in scene.previews {
          let key = "\(sheet.name) \(scene.place) \(preview.wallpaper ?? "")"
          verdict.contrasts[key] = preview.legibleContrast.value
        }
      }
    }
    return verdict
  }

  private func write(_ fix: Fix) throws {
    for file in fix.files { try Data(file.after).write(to: URL(filePath: file.path)) }
  }

  @Test(
    "what is fixed is gone, nothing is new, nothing is less legible, and nothing is left to fix",
    arguments: [
      ("\(RuleID.translucentLight)/triggers", 4), ("\(RuleID.vibrantDarkContent)/triggers", 2),
      ("\(RuleID.standbyDarkContent)/triggers/Shown", 1),
      ("\(RuleID.tintedIconNotGray)/triggers", 3),
      ("\(RuleID.archivalSize)/triggers/Large", 1),
      ("\(RuleID.iconWithoutAppearances)/triggers", 0),
      ("\(RuleID.wastedMargin)/triggers", 0), ("\(RuleID.photoWithoutAccentedMode)/triggers", 0),
    ])
  func properties(_ planted: String, _ count: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/art"
    try FileManager.default.copyItem(
      atPath: Fixture.path("Rules/\(planted)"), toPath: path)
    let before = await verdict(path)
    let plan = await plan(path)
    #expect(plan.fixes.count == count)
    #expect(plan.errors.isEmpty)
    #expect(plan.endedCount + plan.unfixed.count == plan.report.findings.count)
    #expect(plan.unfixed.allSatisfy { !$0.reason.isEmpty })
    for fix in plan.fixes { try write(fix) }
    let after = await verdict(path)
    #expect(after.keys.isSubset(of: before.keys), "\(after.keys.subtracting(before.keys))")
    for finding in plan.fixes.flatMap(\.ended) { #expect(!after.keys.contains(Key(finding))) }
    for (key, contrast) in after.contrasts {
      guard let then = before.contrasts[key] else { continue }
      #expect(contrast >= then * 0.99, "\(key)")
    }
    let again = await self.plan(path)
    #expect(again.fixes.isEmpty)
  }

  @Test func `a dark icon gets a tinted and a dark picture, and its set names them`() async throws {
    let folder = try TemporaryFolder()
    let set = folder.path + "/App/Assets.xcassets/AppIcon.appiconset"
    try FileManager.default.createDirectory(
      atPath: set, withIntermediateDirectories: true)
    // White on black, which the planted icons are not.
    let icon = try Fixture.bytes("Inputs/tree@2x.png")
    try Data(icon).write(to: URL(filePath: set + "/light.png"))
    let contents = """
      {
        "images" : [
          {
            "filename" : "light.png",
            "idiom" : "universal",
            "platform" : "ios",
            "size" : "1024x1024"
          },
          {
            "appearances" : [{ "appearance" : "luminosity", "value" : "tinted" }],
            "idiom" : "universal",
            "platform" : "ios",
            "size" : "1024x1024"
          }
        ]
      }
      """
    try Data(contents.utf8).write(to: URL(filePath: set + "/Contents.json"))
    let plan = await plan(folder.path)
    let fix = try #require(plan.fixes.first)
    let names = fix.files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
    #expect(Set(names) == ["Contents.json", "light-dark.png", "light-tinted.png"])
    #expect(fix.files.count { $0.before == nil } == 2)
    try write(fix)
    #expect(await self.plan(folder.path).fixes.isEmpty)
    let written = try String(contentsOfFile: set + "/Contents.json", encoding: .utf8)
    #expect(written.contains("\"light-tinted.png\"") && written.contains("\"light-dark.png\""))
  }

  @Test func `what a fix would spoil elsewhere is not offered`() async throws {
    // Of two variants that opacity alone distinguishes on the tinted screen, and brightness elsewhere.
    let bolt = try Fixture.bytes("Rules/\(RuleID.translucentLight)/triggers/alpha-178@2x.png")
    let (greys, white) = (MemorySink(), MemorySink())
    let maker = PreviewMaker()
    _ = try maker.convert(Input(pngData: bolt, name: "a.png"), to: .vibrant, into: greys)
    _ = try maker.convert(
      Input(pngData: greys.bytes, name: "a.png"), to: .template(ink: .white), into: white)
    let folder = try TemporaryFolder()
    try folder.write("house-off@2x.png", bolt)
    try folder.write("house-on@2x.png", white.bytes)
    let plan = await plan(folder.path)
    #expect(plan.fixes.isEmpty)
    let stays = try #require(plan.unfixed.first { $0.finding.rule == .translucentLight })
    #expect(stays.reason.contains("which has the same picture"), "\(stays.reason)")
  }

  @Test(
    "opaque greys are for art that the code shows on no background of its own",
    arguments: [("Lock", 1), ("Both", 0)])
  func backgrounds(_ project: String, _ count: Int) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/\(project)"
    try FileManager.default.copyItem(
      atPath: Fixture.path("Rules/\(RuleID.vibrantDarkContent)/triggers/\(project)"), toPath: path)
    let faint = try Fixture.bytes("Rules/\(RuleID.translucentLight)/triggers/battery-60@2x.png")
    try folder.write(
      "\(project)/\(project)Widget/Assets.xcassets/bell.imageset/bell@2x.png", faint)
    let plan = await plan(path)
    #expect(plan.fixes.count == count)
    let reasons = plan.unfixed.filter { $0.finding.rule == .translucentLight }.map(\.reason)
    #expect(reasons.count == 1 - count && reasons.allSatisfy { $0.contains("Home Screen, too") })
  }

  @Test func `a block gets a variant beside it, once`() async throws {
    let folder = try TemporaryFolder()
    let set = "Assets.xcassets/Sunset.imageset"
    for name in ["two@2x.png", "three@3x.png"] {
      try folder.write(
        "\(set)/\(name)",
        try Fixture.bytes("Rules/\(RuleID.accentedSolidBlock)/triggers/tree@2x.png"))
    }
    let contents = """
      {"images": [{"filename": "two@2x.png", "idiom": "universal", "scale": "2x"},
      {"filename": "three@3x.png", "idiom": "universal", "scale": "3x"}]}
      """
    try folder.write("\(set)/Contents.json", Array(contents.utf8))
    let path = folder.path + "/Assets.xcassets"
    let plan = await plan(path)
    #expect(plan.fixes.isEmpty)
    let variant = try #require(plan.variants.first)
    #expect(variant.path.hasSuffix("Assets.xcassets/SunsetTinted.imageset"))
    #expect(variant.files.count == 3 && variant.files.allSatisfy { $0.before == nil })
    for file in variant.files {
      let name = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      try folder.write("Assets.xcassets/\(name)", file.after)
    }
    let found = await verdict(path).keys
    #expect(!found.contains { $0.path.contains("SunsetTinted") }, "\(found)")
    let again = await self.plan(path)
    #expect(again.fixes.isEmpty && again.variants.isEmpty)
    #expect(again.unfixed.contains { $0.reason.contains("SunsetTinted.imageset is beside it") })
  }

  @Test func `pictures of both states are kept for a sheet`() async throws {
    let folder = try TemporaryFolder()
    let bolt = try Fixture.bytes("Rules/\(RuleID.translucentLight)/triggers/bolt-40@2x.png")
    try folder.write("bolt@2x.png", bolt)
    let fix = try #require(await plan(folder.path, drawingPictures: true).fixes.first)
    #expect(fix.looks.map(\.isAfter) == [false, true])
    #expect(fix.looks.allSatisfy { $0.thumbnails.count > 1 })
  }
}
