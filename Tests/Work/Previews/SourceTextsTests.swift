// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyPreviews
import VibrancySyntax
import VibrancyTestSupport
import VibrancyVocabulary

/// Which sources are read of a project that has more than are read.
@Suite final class SourceTextsTests {
  private let folder: TemporaryFolder
  private let widget = "import WidgetKit\nstruct W : Widget {}\n"
  private let filler = "// " + String(repeating: "x", count: 997)

  init() throws { folder = try TemporaryFolder() }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(path, Array(text.utf8)) }
  }

  private func texts(limit: Int, _ targets: [ProjectTarget] = []) -> SourceTexts {
    let search = SourceSearch(root: folder.path, excluded: [], followsOutside: false)
    return SourceTexts(search, targets: targets, limit: limit)
  }

  private func paths(limit: Int, _ targets: [ProjectTarget] = []) -> [String] {
    texts(limit: limit, targets).texts.map(\.path)
  }

  private func target(
    _ name: String, _ kind: ProjectTarget.Kind, _ paths: [String], uses: [String] = []
  ) -> ProjectTarget {
    ProjectTarget(
      name: name, kind: kind, members: ProjectTarget.Members(paths: Set(paths)),
      dependencies: uses, projectFile: "P.xcodeproj/project.pbxproj")
  }

  @Test func `widgets come first, then what they depend on, then the rest`() throws {
    try write([
      "A/Filler.swift": filler, "App/App.swift": filler, "Kit/Look.swift": filler,
      "Low/Ink.swift": filler, "Z/Extension/W.swift": widget, "Z/Extension/View.swift": filler,
    ])
    let targets = [
      target("App", .app, ["App/App.swift", "A/Filler.swift"]),
      target(
        "Ext", .appExtension, ["Z/Extension/W.swift", "Z/Extension/View.swift"], uses: ["Kit"]),
      target("Kit", .library, ["Kit/Look.swift"], uses: ["Low"]),
      target("Low", .library, ["Low/Ink.swift"]),
    ]
    let own = ["Z/Extension/View.swift", "Z/Extension/W.swift"]
    #expect(paths(limit: 1001, targets) == own)
    #expect(paths(limit: 3000, targets) == ["Kit/Look.swift", "Low/Ink.swift"] + own)
    let all = paths(limit: 1 << 20, targets)
    #expect(all.count == 6 && all == all.sorted())
    #expect(texts(limit: 1 << 20, targets).note == nil)
    #expect(
      texts(limit: 1001, targets).note
        == "left out 4 of 6 Swift files beyond the first 0 MiB, those of widgets and of what they use "
        + "came first; name a smaller folder")
  }

  @Test func `what is left out of a widget's target is counted`() throws {
    try write([
      "A/Filler.swift": filler, "Widget/A.swift": filler, "Widget/B.swift": filler,
      "Widget/W.swift": widget,
    ])
    let texts = texts(limit: 500)
    #expect(texts.texts.map(\.path) == ["Widget/A.swift", "Widget/W.swift"])
    let note = try #require(texts.note)
    #expect(note.contains("left out 2 of 4 Swift files"))
    #expect(note.contains("1 of them in targets that make widgets"))
    #expect(texts.unreadOfWidgets == "Widget/B.swift")
  }

  @Test func `a file that is read in part is named`() throws {
    let large = String(repeating: "// " + String(repeating: "x", count: 1020) + "\n", count: 4097)
    try write(["A/Data.swift": large, "Widget/W.swift": widget])
    let sources = texts(limit: 64 << 20)
    #expect(sources.unreadOfWidgets == nil)
    #expect(
      sources.note == "only the first 4 MiB are read of A/Data.swift; split what is larger")
    try write(["Widget/V.swift": large])
    let widgets = texts(limit: 64 << 20)
    #expect(widgets.unreadOfWidgets == "Widget/V.swift")
    #expect(
      widgets.note
        == "only the first 4 MiB are read of Widget/V.swift and 1 more; split what is larger")
  }

  @Test func `without a project the folder of a widget is its target`() throws {
    try write(["A/Filler.swift": filler, "Faces/Low/V.swift": filler, "Faces/W.swift": widget])
    #expect(paths(limit: 1010) == ["Faces/Low/V.swift", "Faces/W.swift"])
  }

  @Test func `an app that lists an extension's widget comes with the rest`() throws {
    try write(["App/App.swift": filler, "Ext/V.swift": filler, "Ext/W.swift": widget])
    let ext = ["Ext/V.swift", "Ext/W.swift"]
    let targets = [
      target("App", .app, ["App/App.swift"] + ext), target("Ext", .appExtension, ext),
    ]
    #expect(paths(limit: 1010, targets) == ext)
  }

  @Test func `a package's target that a widget uses is a dependency`() throws {
    let manifest = """
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", dependencies: ["Low"]), .target(name: "Low")])
      """
    try write([
      "A/Filler.swift": filler, "Ext/W.swift": widget, "Kit/Package.swift": manifest,
      "Kit/Sources/Kit/Look.swift": filler, "Kit/Sources/Low/Ink.swift": filler,
    ])
    let targets = [target("Ext", .appExtension, ["Ext/W.swift"], uses: ["Kit"])]
    #expect(
      paths(limit: 2100, targets) == [
        "Ext/W.swift", "Kit/Package.swift", "Kit/Sources/Kit/Look.swift",
        "Kit/Sources/Low/Ink.swift",
      ])
  }

  @Test(arguments: [
    (": Widget {", true), (":Widget{", true), (", WidgetKit.Widget", true),
    ("= WidgetBundle", true),
    (":\n  ControlWidget", true), (": CLKComplicationDataSource", false), ("some Widget", false),
    (": WidgetCenter", false), (": MyWidget", false), ("Widget", false), (": Widget2", false),
  ])
  func `a widget is a type that conforms to one of the protocols`(_ text: String, _ isOne: Bool)
    throws
  {
    try write(["A/Filler.swift": filler, "Z/W.swift": "struct W\(text) }"])
    #expect((paths(limit: 1) == ["Z/W.swift"]) == isOne)
  }
}
