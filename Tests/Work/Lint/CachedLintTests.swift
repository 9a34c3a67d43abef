// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyCache
import VibrancyLint
import VibrancyTestSupport

/// A project in miniature: loose art, a set, a described widget, variants and sources.
@Suite struct CachedLintTests {
  private let folder: TemporaryFolder
  private let cache: ResultCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try ResultCache(folder: folder.path + "/cache")
    try folder.write("App/loose.png", png(40, 60))
    try folder.write("App/lamp-on.png", png(200, 61))
    try folder.write("App/lamp-off.png", png(210, 62))
    try folder.write("App/Art.xcassets/logo.imageset/logo@2x.png", png(70, 63))
    try folder.write(
      "App/Art.xcassets/logo.imageset/Contents.json",
      Array(
        #"{"images":[{"filename":"logo@2x.png","idiom":"universal","scale":"2x"}],"info":{"author":"xcode","version":1}}"#
          .utf8))
    try folder.write("App/face.png", png(90, 64))
    try folder.write(
      "App/One.widget.json",
      Array(#"{"families": ["systemSmall"], "layers": [{"image": "face.png"}]}"#.utf8))
    try folder.write("Widget/Shown.swift", Array(source("logo").utf8))
  }

  private func source(_ name: String) -> String {
    """
    import WidgetKit
    import SwiftUI
    @main struct Shown: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: P()) { _ in Image("\(name)").containerBackground(.red, for: .widget) }
      }
    }
    """
  }

  /// A picture of a grey square on nothing.
  private func png(_ grey: UInt8, _ side: Int) throws -> [UInt8] {
    var codes: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isInk = (8..<side - 8).contains(x) && (8..<side - 8).contains(y)
        codes += isInk ? [grey, grey, UInt8(x), 255] : [0, 0, 0, 0]
      }
    }
    let size = try #require(PixelSize(width: side, height: side))
    return try encodePNG(StraightImage(size: size, samples: .eight(codes)))
  }

  private var request: LintRequest {
    var request = LintRequest(InputQuery(paths: [folder.path]))
    request.query.excluded = ["cache"]
    request.judgesAll = true
    return request
  }

  /// The report with the cache, which must be the one without; and how many results are new.
  private func run(
    _ request: LintRequest, limits: PNGLimits = PNGLimits()
  ) async -> (report: Report, new: Int) {
    var cached = request
    cached.cache = cache
    let count = cache.size.count
    let report = await Linter(limits: limits).lint(cached)
    let plain = await Linter(limits: limits).lint(request)
    #expect(report == plain)
    return (report, cache.size.count - count)
  }

  @Test func secondRunFindsEverything() async throws {
    let first = await run(request)
    // Four loose pictures and a pair, a set, a description, what the sources say, and their widgets.
    #expect(first.new == 9)
    #expect(!first.report.findings.isEmpty)
    let second = await run(request)
    #expect(second.new == 0)
    #expect(second.report == first.report)
    var one = request
    one.jobs = 3
    one.shard = try Shard(index: 1, count: 2)
    #expect(await run(one).new == 0)
  }

  /// The names of files decide what code may mean, but not those of results.
  @Test func resultsAmongTheSourcesAreNotPartOfThem() async {
    var request = request
    request.query.excluded = []
    _ = await run(request)
    #expect(await run(request).new == 0)
  }

  private static let picture = PixelSize(width: 1, height: 1).map {
    StraightImage(size: $0, samples: .eight([1, 2, 3, 255]))
  }

  /// Everything that is asked for and decides what becomes of a unit.
  private static let changes: [(String, @Sendable (inout LintRequest) throws -> Void)] = [
    ("os", { $0.settings.os = .ios18 }),
    ("scenes", { $0.settings.scenes = [.lockScreen] }),
    ("scenes of the request", { $0.scenes = [.lockScreen(wallpaper: .mid)] }),
    ("tint", { $0.scenes = [.homeTinted(.orange)] }),
    ("wallpaper", { $0.settings.wallpapers = [.vivid] }),
    (
      "picture as wallpaper",
      { $0.settings.wallpapers = [Wallpaper(name: "mine", source: .image(try #require(picture)))] }
    ),
    ("parameter", { try $0.settings.parameters.set(.materialLift, to: 0.2) }),
    ("severity", { try $0.settings.change(RuleChange(.vibrantContrast, .note)) }),
    ("rule off", { try $0.settings.change(RuleChange(.vibrantContrast, nil)) }),
    (
      "option",
      {
        try $0.settings.change(
          RuleChange(.vibrantContrast, .error, options: ["warning-ratio": .number(4)]))
      }
    ),
    ("override", { try $0.settings.add(LintOverride(files: ["*"], isText: true)) }),
    ("family", { $0.family = .systemSmall }),
    ("anywhere", { $0.showsAnywhere = true }),
    ("exhibits", { $0.exhibits = .failing }),
    ("all exhibits", { $0.exhibits = .all }),
    ("screens", { $0.showsScreens = true }),
  ]

  @Test(arguments: changes.map(\.0)) func whatIsAskedForIsInTheKey(_ name: String) async throws {
    _ = await run(request)
    var changed = request
    try #require(Self.changes.first { $0.0 == name }).1(&changed)
    #expect(await run(changed).new > 0)
    #expect(await run(changed).new == 0)
    #expect(await run(request).new == 0)
  }

  @Test func everyFieldOfARequestDecidesOrIsTakenAway() {
    let names = Mirror(reflecting: request).children.compactMap(\.label)
    // Those of the first line only say which units there are; a new field belongs to the keys.
    #expect(
      Set(names) == [
        "query", "inputs", "targets", "shard", "jobs", "cache",
        "settings", "scenes", "judgesAll", "family", "readsSources", "heedsIgnores",
        "showsAnywhere", "exhibits", "showsScreens", "inspection",
      ])
  }

  @Test func limitsAreInTheKey() async throws {
    _ = await run(request)
    var limits = PNGLimits()
    limits.pixels -= 1
    #expect(await run(request, limits: limits).new > 0)
  }

  /// Every file, and how many results depend on it: a picture of a pair on two, one of a catalog
  /// on its set and on the widgets.
  @Test(arguments: [
    ("App/loose.png", 1), ("App/lamp-off.png", 2), ("App/face.png", 2),
    ("App/Art.xcassets/logo.imageset/logo@2x.png", 2),
  ])
  func everyPictureIsInAKey(_ name: String, _ count: Int) async throws {
    _ = await run(request)
    try folder.write(name, try png(35, 58))
    #expect(await run(request).new == count)
  }

  @Test func sourcesAndDescriptionsAreInAKey() async throws {
    _ = await run(request)
    try folder.write("Widget/Shown.swift", Array((source("logo") + "\n// more").utf8))
    #expect(await run(request).new == 2)
    // Now the set is shown by nothing.
    try folder.write("Widget/Shown.swift", Array(source("other").utf8))
    #expect(await run(request).new == 3)
    try folder.write(
      "App/One.widget.json",
      Array(#"{"families": ["systemMedium"], "layers": [{"image": "face.png"}]}"#.utf8))
    #expect(await run(request).new == 2)
    try folder.write("Widget/More.swift", Array("// nothing".utf8))
    #expect(await run(request).new == 2)
  }

  @Test func whatIsNotAPictureIsKeptAndWhatIsNamedIsNot() async throws {
    try folder.write("App/loose.png", Array("no picture".utf8))
    let first = await run(request)
    #expect(first.report.findings.contains { $0.rule == .unreadableAsset })
    #expect(await run(request).new == 0)
    var named = request
    named.query.paths = [folder.path + "/App/loose.png"]
    let (report, new) = await run(named)
    #expect(new == 0)
    #expect(report.errors.count == 1)
    try folder.write("App/loose.png", try png(40, 60))
    #expect(await run(request).new == 1)
  }

  @Test func whatIsStoredIsAllOfIt() async throws {
    var request = request
    request.exhibits = .all
    let first = await run(request).report
    // The stored form, and not the drawing, gave the second one.
    let second = await run(request).report
    for report in [first, second] {
      #expect(!report.exhibits.isEmpty)
      #expect(report.exhibits.contains { $0.legibleRange != nil })
    }
    #expect(first.findings.map(\.content) == second.findings.map(\.content))
    #expect(first.exhibits == second.exhibits)
  }
}
