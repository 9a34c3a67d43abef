// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct XcodeGenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() -> (targets: [ProjectTarget], notes: [String]) {
    ProjectFiles.targets(
      of: SourceSearch(root: folder.path, excluded: [], followsOutside: false))
  }

  /// The targets of one specification.
  private func read(_ spec: String) throws -> (targets: [ProjectTarget], notes: [String]) {
    try folder.write("project.yml", Array(spec.utf8))
    return read()
  }

  @Test func `a specification says what each target is made of`() throws {
    for file in [
      "Boats/Shared/A.swift", "Boats/Shared/ATests.swift", "Boats/Shared/Old/B.swift",
      "Boats/Shared/Deep/CTests.swift", "Boats/Art/TideArt.swift", "Boats/Art/Other.swift",
      "Boats/Art/Deep/Tide.swift", "Boats/Art/Tides.xcassets/Contents.json",
    ] { try folder.write(file) }
    try folder.write("Boats/project.yml", Fixture.bytes("ProjectFiles/project.yml"))
    try folder.write(
      "Boats/Kit/kit.yml",
      Array("targets: {HarborKit: {type: framework, platform: iOS, sources: [Code]}}".utf8))
    try folder.write(
      "Boats/base.yml",
      Array(
        """
        targets:
          Harbor:
            sources: [Base]
          TideWidget:
            sources:REPLACE: [Gone]
        """.utf8))
    let path = "Boats/project.yml"
    let (targets, notes) = read()
    let excluded: Set = [
      "Boats/Shared/ATests.swift", "Boats/Shared/Deep/CTests.swift", "Boats/Shared/Old",
    ]
    let folders = ["Boats/Gone", "Boats/Shared", "Boats/Generated"]
    let expected = [
      ProjectTarget(
        name: "Both", kind: .library, platforms: [.iOS, .macOS],
        members: .init(folders: ["Boats/Both"]), catalogs: .init(folders: ["Boats/Both"]),
        deploymentTarget: 16, projectFile: path),
      ProjectTarget(
        name: "Harbor", kind: .app, platforms: [.iOS],
        members: .init(folders: ["Boats/Base", "Boats/App"]),
        catalogs: .init(
          paths: ["Boats/Words.strings", "Boats/Scripts.sh"], folders: ["Boats/Base", "Boats/App"]),
        dependencies: ["TideWidget", "Charts", "ChartsUI", "Waves", "Pier"], deploymentTarget: 16,
        appIcon: "AppIcon", projectFile: path),
      ProjectTarget(
        name: "HarborKit", kind: .library, platforms: [.iOS],
        members: .init(folders: ["Boats/Kit/Code"]), catalogs: .init(folders: ["Boats/Kit/Code"]),
        deploymentTarget: 16, projectFile: path),
      ProjectTarget(
        name: "TideWidget", kind: .appExtension, platforms: [.iOS],
        members: .init(
          paths: ["Boats/Art/TideArt.swift", "Boats/Art/Deep/Tide.swift", "Boats/Single.swift"],
          folders: ["Boats/Extensions/TideWidget"] + folders, excluded: excluded),
        catalogs: .init(
          paths: ["Boats/Art/Tides.xcassets"], folders: ["Boats/Extensions/TideWidget"] + folders,
          excluded: excluded),
        dependencies: ["HarborKit"], deploymentTarget: 17, appIcon: "DebugIcon",
        projectFile: path),
      ProjectTarget(
        name: "Watch", kind: .watchApp, platforms: [.watchOS], members: .init(folders: ["Boats"]),
        catalogs: .init(folders: ["Boats"]), deploymentTarget: 10, appIcon: "WatchIcon",
        projectFile: path),
    ]
    for (found, wanted) in zip(targets, expected) { #expect(found == wanted) }
    #expect(targets.count == expected.count)
    #expect(notes == ["\(path): lists 1 outside of the folder that was searched, left out"])
  }

  @Test func `a project of Xcode's beside it goes before, one elsewhere does not`() throws {
    try folder.write(
      "A/A.xcodeproj/project.pbxproj", Fixture.bytes("ProjectFiles/folders.pbxproj"))
    try folder.write("A/project.yml", Array("targets: {A: {type: application}}".utf8))
    try folder.write("B/project.yaml", Array("targets: {B: {type: application}}".utf8))
    try folder.write("C/C.xcodeproj/project.pbxproj", Array("broken".utf8))
    try folder.write("C/project.yml", Array("targets: {C: {type: application}}".utf8))
    let (targets, notes) = read()
    #expect(targets.map(\.name) == ["Harbor", "TideWidget", "B", "C"])
    #expect(notes.count == 1)
  }

  @Test(arguments: [
    "targets:\n  W:\n    sources: [A, 'B b', \"C\\\"c\"]",
    "targets:\n  W:\n    sources:\n    - A\n    - B b # comment\n    - C\"c",
    "targets:\n  W:\n    sources:\n      -   A\n      - path: B b\n        name: x\n      - \"C\\\"c\"\n",
    "---\n\"targets\" :\n   'W':\n     sources: [\n  A, # one\n  'B\n   b', {path: \"C\\\"c\"},\n ]\n",
    "targets: {W: {sources: [A, B b, 'C\"c'], script: \"# no: comment\"}}\r\n...\nmore: [",
    "a: |\n  targets: {}\n   - x\n\nb: >-\n  y\ntargets:\n  W:\n    sources:\n      - A\n      - B\n        b\n      - C\"c",
    "\u{FEFF}%YAML 1.2\n---\ntargets: {\"W\":{sources: [A,B b,C\"c]}}",
  ])
  func `texts, tables and lists are read as YAML has them`(_ spec: String) throws {
    let (targets, notes) = try read(spec)
    #expect(targets.map(\.name) == ["W"])
    #expect(targets.first?.members.folders == ["A", "B b", "C\"c"])
    #expect(notes == [])
  }

  @Test(arguments: [
    (
      "targets:\n  W: &w\n    type: application", "line 2 has an anchor or a tag, which is not read"
    ),
    ("a: *b\ntargets: {W: {}}", "line 1 has an anchor or a tag, which is not read"),
    ("targets:\n  W:\n    <<: {a: b}", "line 3 has an anchor or a tag, which is not read"),
    ("targets: {W: *w}", "line 1 has an anchor or a tag, which is not read"),
    ("a: !!str b\ntargets: {W: {}}", "line 1 has an anchor or a tag, which is not read"),
  ])
  func `anchors and tags are noted, and the rest is read`(_ spec: String, _ note: String) throws {
    let (targets, notes) = try read(spec)
    #expect(targets.map(\.name) == ["W"])
    #expect(notes == ["project.yml: \(note)"])
  }

  @Test(arguments: [
    ("targets:\n  W:\n\ttype: x", "line 3 is indented by a tab; use spaces"),
    ("targets:\n    W: {}\n  V: {}", "line 3 is indented unlike those before it"),
    ("targets:\n  W: [a, b", "line 2 has a bracket or quotation mark without its second"),
    ("targets:\n  W: [a] b", "line 2 is not understood"),
    ("targets:\n  W: {}\n  just a text\n", "line 3 has no key; write KEY: VALUE"),
    ("targets:\n<<<<<<< HEAD\n  W: {}\n", "line 2 has no key; write KEY: VALUE"),
  ])
  func `what is broken is reported with its line`(_ spec: String, _ note: String) throws {
    let (targets, notes) = try read(spec)
    #expect(targets == [])
    #expect(notes == ["project.yml: \(note)"])
  }

  @Test(arguments: ["", "\u{0}", "# nothing", "jobs:\n  build: [a]", "just a text", "- a\n- b"])
  func `what is not a specification is silent`(_ text: String) throws {
    let (targets, notes) = try read(text)
    #expect(targets == [] && notes == [])
  }

  @Test(arguments: ["[", "{", "- ", "{a: ", "a:\n", "? ", "\"", "&a ", "'", "[{"])
  func `depth is bounded`(_ opening: String) throws {
    let spec = String(repeating: opening, count: 100_000)
    #expect(try read(spec).targets == [])
    let indented = (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(try read(indented).notes == ["project.yml: line 65 is nested deeper than 64 times"])
  }

  @Test func `a specification cut off at any byte, or with other bytes in it, ends`() throws {
    let bytes = try Fixture.bytes("ProjectFiles/project.yml")
    var random = SeededGenerator(seed: 12)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      try folder.write("project.yml", Array(bytes[..<count]))
      _ = read()
      var patched = bytes
      for _ in 0..<4 {
        patched[Int.random(in: 0..<bytes.count, using: &random)] =
          Array("[]{}:-\"'#|>&*! \n\t\u{0}".utf8).randomElement(using: &random) ?? 0
      }
      try folder.write("project.yml", patched)
      _ = read()
    }
  }

  @Test func `hostile specifications take bounded work`() throws {
    let names = (0..<300).map { "T\($0)" }
    let templates = names.map { "\($0): {templates: [\(names.joined(separator: ","))]}" }
    let circle = try read(
      "targetTemplates: {\(templates.joined(separator: ","))}\ntargets: {W: {templates: [T0]}}")
    #expect(circle.targets.map(\.name) == ["W"])
    for index in 0..<200 { try folder.write("F\(index).swift") }
    let many = (0..<2000).map { "\"**/x\($0)*y*\"" }.joined(separator: ",")
    let patterns = try read(
      """
      targetTemplates: {T: {sources: [{path: ., excludes: [\(many)]}]}}
      targets: {\((0..<2000).map { "W\($0): {templates: [T]}" }.joined(separator: ","))}
      """)
    #expect(patterns.targets.count == 1024)
    #expect(
      patterns.notes == [
        "project.yml: has more targets, sources or patterns than are taken; the others are left out"
      ])
    let large = try read(String(repeating: " ", count: 1 << 20 | 1))
    #expect(large.notes == ["project.yml: cannot be read, or has more than 1 MiB"])
    let loop = try read("include: [project.yml, a.yml]\ntargets: {W: {}}")
    try folder.write("a.yml", Array("include: project.yml\ntargets: {V: {}}".utf8))
    #expect(loop.targets.map(\.name) == ["W"])
    #expect(read().targets.map(\.name) == ["V", "W"])
  }

  @Test func `a specification that another includes is reported once`() throws {
    try folder.write("Kit/project.yml", Array("targets: {Kit: {sources: Code}}".utf8))
    let (targets, _) = try read("include: Kit/project.yml\ntargets: {W: {}}")
    #expect(targets.map(\.name) == ["Kit", "W"])
    #expect(targets.first?.members.folders == ["Kit/Code"])
  }
}
