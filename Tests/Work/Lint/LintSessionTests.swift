// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyCache
import VibrancyLint
import VibrancyTestSupport
import VibrancyWatching

/// A project in miniature that somebody works on while it is watched.
@Suite struct LintSessionTests {
  private let project: EditedProject
  private let watch: FolderWatch

  init() throws {
    project = try EditedProject()
    watch = FolderWatch([project.path])
  }

  /// What changed, once it is known that something did.
  private func changes() async throws -> [String]? {
    // Clocks of disks stand still for some milliseconds.
    try await Task.sleep(for: .milliseconds(12))
    var rounds = 0
    while !watch.pollChanges(), watch.reasonToPoll != nil, rounds < 60 {
      try await Task.sleep(for: .milliseconds(10))
      rounds += 1
    }
    return watch.takeChanges()
  }

  /// The essential one: whatever is edited, a session says what a run of its own says.
  @Test(arguments: Seeds.through(4))
  func `a session says what a fresh run says`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var (reported, unreported) = (
      LintSession(limits: PNGLimits(), settling: 0), LintSession(limits: PNGLimits(), settling: 0)
    )
    var changed: [String]?
    for step in 0..<20 {
      let request = try project.request()
      let fresh = await Linter().lint(request)
      #expect(await reported.report(on: request, changed: changed) == fresh, "step \(step)")
      watch.endLook()
      // Of this one nothing is kept but in memory.
      var alone = request
      alone.cache = nil
      #expect(await unreported.report(on: alone, changed: nil) == fresh, "step \(step)")
      let edits = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        EditedProject.Edit.allCases.randomElement(using: &random)
      }
      // What cannot be done, say to a picture of a set that was renamed, is not an edit.
      for edit in edits { try? project.make(#require(edit), &random) }
      changed = try await changes()
    }
  }

  /// How often it surveyed, and how many units it judged, in one look.
  private func work(
    of session: inout LintSession, _ changed: [String]?
  ) async throws -> (surveys: Int, units: Int) {
    let before = session.surveyCount
    let judged = Count()
    _ = await session.report(on: try project.request(), changed: changed) { _, of in
      await judged.note(of)
    }
    watch.endLook()
    return (session.surveyCount - before, await judged.value)
  }

  private actor Count {
    private(set) var value = 0
    func note(_ value: Int) { self.value = value }
  }

  @Test func `only what depends on a saved picture is judged`() async throws {
    var session = LintSession(limits: PNGLimits(), settling: 0)
    try await Task.sleep(for: .milliseconds(12))
    let all = try await work(of: &session, nil).units
    #expect(all > 8)
    // Nothing, but for what has no files.
    #expect(try await work(of: &session, []) == (0, 0))
    guard watch.reasonToPoll == nil else { return }
    for (name, surveys, units) in [
      // Widgets may show it, too; what has no files is judged with each survey.
      ("App/Art.xcassets/logo.imageset/logo@2x.png", 1, 3), ("App/lamp-on.png", 0, 2),
      ("App/face.png", 0, 2),
    ] {
      try project.folder.write(name, project.png(77, 24))
      #expect(try await work(of: &session, await changes()) == (surveys, units), "\(name)")
      // As editors save.
      try project.saveByRename(name, project.png(78, 24))
      #expect(try await work(of: &session, await changes()) == (surveys, units), "\(name)")
    }
    // What is not a picture may be something else to a survey, and so may an unknown file.
    try project.folder.write("App/loose.png", Array("no picture".utf8))
    #expect(try await work(of: &session, await changes()).surveys == 1)
    try project.folder.write("App/notes.txt")
    #expect(try await work(of: &session, await changes()).surveys == 1)
  }

  @Test func `what changed lately is not trusted to show in its stamp`() async throws {
    // An hour: on a busy machine the files may be older than the standard says.
    var session = LintSession(limits: PNGLimits(), settling: 3_600_000_000_000)
    let all = try await work(of: &session, nil).units
    #expect(try await work(of: &session, []) == (0, all - project.unitsWithoutFiles))
  }
}

/// Files that are edited in all the ways that matter.
private struct EditedProject {
  let folder: TemporaryFolder
  /// Elsewhere, for the project is watched.
  private let cacheFolder: TemporaryFolder
  private let cache: ResultCache
  /// Units that no picture decides: lines of code.
  let unitsWithoutFiles = 2

  var path: String { folder.path }

  static let pictures = [
    "App/loose.png", "App/lamp-on.png", "App/lamp-off.png", "App/face.png", "App/vibrancy.png",
    "App/Art.xcassets/logo.imageset/logo@2x.png", "App/Art.xcassets/logo.imageset/dark.png",
    "App/Art.xcassets/unused.imageset/unused.png", "App/Art.xcassets/AppIcon.appiconset/icon.png",
    "App/Icons/more.imageset/more.png",
  ]

  enum Edit: CaseIterable {
    case bytes, moreBytes, yetMoreBytes, sameBytes, saved, savedAgain, draft
    case emptied, text, broken, pointer, markup, folder, link, gone
    case added, renamed, renamedBack, contents, brokenContents, source, otherSource, project
    case configuration, description, bundleFile, moved
  }

  init() throws {
    (folder, cacheFolder) = (try TemporaryFolder(), try TemporaryFolder())
    cache = try ResultCache(folder: cacheFolder.path + "/cache")
    for (index, name) in Self.pictures.enumerated() {
      try folder.write(name, png(UInt8(40 + 15 * index), 24))
    }
    for (set, images) in [
      (
        "logo",
        #"{"filename":"logo@2x.png","idiom":"universal","scale":"2x"},{"filename":"dark.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
      ), ("unused", #"{"filename":"unused.png","idiom":"universal"}"#),
    ] {
      try contents("App/Art.xcassets/\(set).imageset", images)
    }
    try contents("App/Icons/more.imageset", #"{"filename":"more.png","idiom":"universal"}"#)
    try contents(
      "App/Art.xcassets/AppIcon.appiconset",
      #"{"filename":"icon.png","idiom":"universal","platform":"ios","size":"1024x1024"}"#)
    try folder.write(
      "App/One.widget.json",
      Array(#"{"families": ["accessoryCircular"], "layers": [{"image": "face.png"}]}"#.utf8))
    try folder.write("Widget/Shown.swift", Array(Self.source("logo").utf8))
    try folder.write(".vibrancy.json", Array("{}".utf8))
  }

  private func contents(_ set: String, _ images: String, _ more: String = "") throws {
    try folder.write(
      "\(set)/Contents.json",
      Array(#"{"images":[\#(images)],\#(more)"info":{"author":"xcode","version":1}}"#.utf8))
  }

  private static func source(_ name: String) -> String {
    """
    import WidgetKit
    import SwiftUI
    @main struct Shown: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: P()) { _ in Image("\(name)") }
      }
    }
    """
  }

  func request() throws -> LintRequest {
    var request = LintRequest(
      InputQuery(paths: [path]), settings: try LintSettings(from: .file(path + "/.vibrancy.json")))
    (request.judgesAll, request.jobs) = (true, 2)
    // Few, for a fresh run is made after each edit; what is known of the same bytes is not drawn anew.
    request.settings.scenes = Array(Place.judged(on: .phone).prefix(2))
    request.cache = cache
    return request
  }

  /// A picture of a grey square on nothing.
  func png(_ grey: UInt8, _ side: Int) throws -> [UInt8] {
    var codes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isInk = (5..<side - 5).contains(x) && (5..<side - 5).contains(y)
        codes += isInk ? [grey, grey, UInt8(x), 255] : [0, 0, 0, 0]
      }
    }
    let size = try #require(PixelSize(width: side, height: side))
    return try encodePNG(StraightImage(size: size, samples: .eight(codes)))
  }

  func saveByRename(_ name: String, _ bytes: [UInt8]) throws {
    try folder.write(name + "~draft", bytes)
    let status = unsafe rename(path + "/" + name + "~draft", path + "/" + name)
    // A folder may be in its place.
    if status != 0 { try remove(name + "~draft") }
  }

  private func remove(_ name: String) throws {
    let place = path + "/" + name
    // A link that leads nowhere is there, too.
    if (try? FileManager.default.attributesOfItem(atPath: place)) != nil {
      try FileManager.default.removeItem(atPath: place)
    }
  }

  private func put(_ name: String, _ bytes: [UInt8]) throws {
    var isFolder: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder),
      isFolder.boolValue
    {
      try remove(name)
    }
    try folder.write(name, bytes)
  }

  private func move(_ name: String, _ other: String) throws {
    guard FileManager.default.fileExists(atPath: path + "/" + name) else { return }
    try remove(other)
    try FileManager.default.moveItem(atPath: path + "/" + name, toPath: path + "/" + other)
  }

  func make(_ edit: Edit, _ random: inout SeededGenerator) throws {
    let name = try #require(Self.pictures.randomElement(using: &random))
    // Few, so that many results are known.
    let grey = 40 * UInt8.random(in: 1...6, using: &random)
    let picture = try png(grey, Bool.random(using: &random) ? 24 : 22)
    switch edit {
    case .bytes, .moreBytes, .yetMoreBytes: try put(name, picture)
    case .sameBytes:
      if let data = try? Data(contentsOf: URL(filePath: path + "/" + name)) {
        try put(name, Array(data))
      }
    case .saved, .savedAgain: try saveByRename(name, picture)
    case .draft:
      try folder.write("App/new.png", picture)
      try remove("App/new.png")
    case .emptied: try put(name, [])
    case .text: try put(name, Array("no picture".utf8))
    case .broken: try put(name, Array(picture.prefix(60)))
    case .pointer: try put(name, Array("version https://git-lfs.github.com/spec/v1\n".utf8))
    case .markup: try put(name, Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
    case .folder:
      try remove(name)
      try folder.write(name + "/inner.txt")
    case .link:
      try remove(name)
      try folder.link(name, to: path + "/App/lamp-on.png")
    case .gone: try remove(name)
    case .added:
      try put("App/added\(grey % 3).png", picture)
      try put("App/Art.xcassets/added.imageset/a.png", picture)
      try contents("App/Art.xcassets/added.imageset", #"{"filename":"a.png","idiom":"universal"}"#)
    case .renamed: try move("App/Art.xcassets/logo.imageset", "App/Art.xcassets/badge.imageset")
    case .renamedBack: try move("App/Art.xcassets/badge.imageset", "App/Art.xcassets/logo.imageset")
    case .contents:
      try contents(
        "App/Art.xcassets/logo.imageset",
        #"{"filename":"logo@2x.png","idiom":"universal","scale":"\#(grey % 3 + 1)x"}"#,
        grey % 2 == 0 ? #""properties":{"template-rendering-intent":"template"},"# : "")
    case .brokenContents:
      try folder.write("App/Art.xcassets/unused.imageset/Contents.json", Array("{".utf8))
    case .source, .otherSource:
      let shown = ["logo", "badge", "unused", "nothing"].randomElement(using: &random) ?? ""
      let lines = String(repeating: "\n", count: Int(grey % 3))
      try folder.write("Widget/Shown.swift", Array((lines + Self.source(shown)).utf8))
    case .project:
      try folder.write("project.yml", Array("name: App\n# \(grey)\n".utf8))
    case .configuration:
      let severity = ["error", "note", "off"].randomElement(using: &random) ?? ""
      try folder.write(
        ".vibrancy.json", Array(#"{"rules": {"\#(RuleID.vibrantContrast)": "\#(severity)"}}"#.utf8))
    case .description:
      let family = ["accessoryCircular", "accessoryInline"].randomElement(using: &random) ?? ""
      try folder.write(
        "App/One.widget.json",
        Array(
          #"{"families": ["\#(family)"], "layers": [{"image": "\#(grey % 2 == 0 ? "face" : "loose").png"}]}"#
            .utf8))
    case .bundleFile: try folder.write("App/\(grey % 4).txt")
    case .moved: try move("App/loose.png", "App/lamp-off.png")
    }
  }
}
