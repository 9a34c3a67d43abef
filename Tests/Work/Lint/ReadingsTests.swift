// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lint and the drawing run the same Swift: what lint is certain of is drawn, and what is drawn lint has
/// for possible.
@Suite struct ReadingsTests {
  /// The folders of fixtures that hold projects, each with those in it.
  private static let folders: [String] = {
    let files = FileManager.default
    func inside(_ folder: String) -> [String] {
      ((try? files.contentsOfDirectory(atPath: Fixture.path(folder))) ?? []).sorted()
        .map { "\(folder)/\($0)" }
        .filter { !$0.split(separator: "/").contains { $0.contains(".") } }
    }
    return inside("Idioms") + inside("Projects")
      + inside("Rules").flatMap { ["\($0)/triggers", "\($0)/passes"] }
  }()

  /// The contradictions that are known: the project, the picture, and why.
  private static let known: [(project: String, subject: String, reason: String)] = [
    (
      "Idioms/in-container-background", "poster",
      "a background that cannot be removed is drawn nowhere that others lose theirs"
    ),
    ("Idioms/package-module", "logo", "the view is passed an entry that it does not have"),
    ("Rules/missing-image/passes", "pattern", "the drawing does not know loose pictures"),
  ]

  @Test func `what lint is certain of is drawn, and what is drawn is possible`() async throws {
    // A folder of projects that are read instead, and what is found printed.
    if let folder = ProcessInfo.processInfo.environment["VIBRANCY_READINGS"] {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      for line in try await Self.lines(of: names.map { (folder + "/" + $0, $0) }) { print(line) }
      return
    }
    let lines = try await Self.lines(of: Self.folders.map { (Fixture.path($0), $0) })
    func isKnown(_ line: String, _ project: String, _ subject: String) -> Bool {
      line.hasPrefix(project + "/") && line.contains(": \(subject) is ")
    }
    for line in lines
    where !Self.known.contains(where: { isKnown(line, $0.project, $0.subject) }) {
      Issue.record("\(line)")
    }
    for known in Self.known
    where !lines.contains(where: { isKnown($0, known.project, known.subject) }) {
      Issue.record("no longer in \(known.project): \(known.subject), \(known.reason)")
    }
  }

  /// A widget that shows a picture for each answer that code gets of where it is shown.
  private static func asking(_ families: String, _ more: String) -> String {
    """
    import SwiftUI
    import WidgetKit
    struct Entry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    }
    struct Face: View {
      @Environment(\\.widgetRenderingMode) var mode
      @Environment(\\.widgetFamily) var family
      @Environment(\\.colorScheme) var scheme
      @Environment(\\.isLuminanceReduced) var isDimmed
      @Environment(\\.showsWidgetContainerBackground) var isShown
      @Environment(\\.widgetContentMargins) var margins
      var body: some View {
        ZStack {
          switch mode {
          case .vibrant: Image("vibrant")
          case .accented: Image("accented")
          default: Image("colored")
          }
          Image(scheme == .dark ? "dark" : "light")
          if isDimmed { Image("dimmed") } else { Image("bright") }
          isShown ? Image("plate") : Image("bare")
          if margins.top > 10 { Image("wide") } else if margins.leading > 0 { Image("narrow") }
          if family == .systemSmall { Image("small") } else { Image("other") }
        }
        .containerBackground(.white, for: .widget)
      }
    }
    @main struct Asking: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: Provider()) { _ in Face() }
          .supportedFamilies([\(families)])\(more)
      }
    }
    """
  }

  private static let answers = [
    "vibrant", "accented", "colored", "dark", "light", "dimmed", "bright", "plate", "bare", "wide",
    "narrow", "small", "other",
  ]

  @Test(
    arguments: [
      ("iOS", ".systemSmall, .systemMedium, .accessoryCircular, .accessoryInline"),
      ("watchOS", ".accessoryCircular, .accessoryRectangular, .accessoryCorner"),
      ("macOS", ".systemSmall, .systemLarge"), ("visionOS", ".systemSmall"),
    ],
    [
      "", ".containerBackgroundRemovable(false)",
      ".disfavoredLocations([.standBy, .lockScreen, .homeScreen], for: [.systemSmall])",
    ])
  func `code gets the same answers in both readings`(
    _ target: (platform: String, families: String), _ more: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.writeExtension(on: target.platform)
    try folder.write("Extension/Asking.swift", Array(Self.asking(target.families, more).utf8))
    for name in Self.answers {
      try folder.write("Extension/Art.xcassets/\(name).imageset/Contents.json", Array("{}".utf8))
    }
    let lines = try Self.lines(of: folder.path, as: target.platform, isDecided: true)
    #expect(lines == [])
  }

  /// The contradictions of projects, in order.
  private static func lines(of folders: [(path: String, name: String)]) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for folder in folders {
        group.addTask { try lines(of: folder.path, as: folder.name) }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
  }

  /// The contradictions of a project, read in a copy whose sets all have a picture.
  private static func lines(
    of folder: String, as name: String, isDecided: Bool = false
  ) throws -> [String] {
    let files = FileManager.default
    let paths = (try? files.subpathsOfDirectory(atPath: folder)) ?? []
    guard paths.contains(where: { $0.hasSuffix(".swift") }) else { return [] }
    let copy = try TemporaryFolder()
    try files.copyItem(atPath: folder, toPath: copy.path + "/Project")
    let size = try #require(PixelSize(width: 8, height: 8))
    let picture = try encodePNG(
      StraightImage(size: size, samples: .eight([UInt8](repeating: 255, count: 256))))
    for path in paths where path.hasSuffix(".imageset/Contents.json") {
      let set = path.dropLast("Contents.json".count)
      guard !paths.contains(where: { $0.hasPrefix(set) && !$0.hasSuffix(".json") }) else {
        continue
      }
      try copy.write("Project/\(set)a.png", picture)
      try copy.write(
        "Project/\(path)",
        Array(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8))
    }
    for path in paths where path.hasSuffix(".swift") && name.hasPrefix("Rules/") {
      // Planted faults are never compiled: views are passed an entry that they do not have.
      let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      guard !text.contains("entry:") || !text.contains("let entry") else { continue }
      try copy.write("Project/\(path)", Array(text.replacing("(entry: entry)", with: "()").utf8))
    }
    return try Readings(of: copy.path + "/Project", isDecided: isDecided).lines(of: name)
  }
}
