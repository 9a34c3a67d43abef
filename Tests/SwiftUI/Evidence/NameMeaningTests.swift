// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyVocabulary

/// What a name means: access levels, targets, modules and the labels of a call decide.
@Suite struct NameMeaningTests {
  /// Whether the widget still shows its picture with another file beside it.
  private func isShown(
    beside code: String, at path: String, in projects: [ProjectTarget] = [],
    face: String = "Image(\"logo\")"
  ) -> Bool {
    let evidence = Evidence(
      sources: [
        SourceText(
          path: "AppWidget/W.swift",
          bytes: Array(("import SwiftUI\n" + Hostile.widget + Hostile.face(face)).utf8)),
        SourceText(path: path, bytes: Array(code.utf8)),
      ], sets: [Hostile.logo], projects: projects, isScopeName: Idiom.isScopeName)
    guard case .used(let uses) = evidence.use(of: Hostile.logo) else { return false }
    return uses.contains { !$0.certain.isEmpty } && evidence.targets[0].widgets[0].isUnderstood
  }

  @Test(arguments: [
    "private struct StaticConfiguration {}", "fileprivate enum StaticConfiguration {}",
    "struct StaticConfiguration {}", "struct StaticConfiguration: Decodable { let kind: String }",
    "struct Image: Decodable { let url: URL }", "private struct Image { init(_ name: String) {} }",
    "private func Image(_ name: String) -> Int { 1 }", "private protocol View {}",
    "private extension View { func body(_ a: Int) -> Int { a } }",
    "private struct Face: View { var body: some View { EmptyView() } }",
    "private class Widget {}", "enum WidgetFamily { case large }",
    "class Image { init(data: Data) {} }", "enum Image: String { case a }",
  ])
  func `a line in another file of the target hides no picture`(_ code: String) {
    #expect(isShown(beside: code, at: "AppWidget/A.swift"))
    #expect(isShown(beside: code, at: "AppWidget/Z.swift"))
  }

  @Test(arguments: [
    "struct Image { init(_ name: String) {} }", "public struct StaticConfiguration { }",
    "struct Face: View { var body: some View { EmptyView() } }",
  ])
  func `a type of another target hides no picture`(_ code: String) {
    #expect(isShown(beside: code, at: "App/Models.swift"))
  }

  @Test func `an own initializer with the labels of the call is called`() {
    let own = "struct Image: View { init(_ name: String) {}; var body: some View { EmptyView() } }"
    #expect(!isShown(beside: own, at: "AppWidget/A.swift"))
  }

  @Test(arguments: [
    ("extension View { func card() -> some View { Image(\"logo\") } }", true),
    ("private extension View { func card() -> some View { Image(\"logo\") } }", false),
    ("extension View { fileprivate func card() -> some View { Image(\"logo\") } }", false),
    (
      "extension View { private(set) static var x = 1; func card() -> some View { Image(\"logo\") } }",
      true
    ),
  ])
  func `an extension's members are its file's own where it says so`(_ code: String, _ isUsed: Bool)
  {
    #expect(isShown(beside: code, at: "AppWidget/A.swift", face: "Text(\"a\").card()") == isUsed)
  }

  @Test(arguments: [
    ("", "public struct Card: View { public var body: some View { Image(\"logo\") } }", false),
    (
      "import Kit", "public struct Card: View { public var body: some View { Image(\"logo\") } }",
      true
    ),
    ("import Kit", "struct Card: View { var body: some View { Image(\"logo\") } }", false),
    ("import Kit", "public extension View { func card() -> some View { Image(\"logo\") } }", true),
    ("import Kit", "extension View { func card() -> some View { Image(\"logo\") } }", false),
  ])
  func `another module's names are public ones of a module that is imported`(
    _ imports: String, _ code: String, _ isUsed: Bool
  ) {
    var kit = ProjectTarget(name: "Kit", kind: .library, projectFile: "P")
    kit.members = .init(folders: ["Kit"])
    var widget = ProjectTarget(name: "W", kind: .appExtension, projectFile: "P")
    (widget.members, widget.dependencies) = (.init(folders: ["AppWidget"]), ["Kit"])
    widget.catalogs = widget.members
    let call = code.contains("func card") ? "Text(\"a\").card()" : "Card()"
    let evidence = Evidence(
      sources: [
        SourceText(
          path: "AppWidget/W.swift",
          bytes: Array((imports + "\n" + Hostile.widget + Hostile.face(call)).utf8)),
        SourceText(path: "AppWidget/Other.swift", bytes: Array("import Kit".utf8)),
        SourceText(path: "Kit/Kit.swift", bytes: Array(code.utf8)),
      ], sets: [Hostile.logo], projects: [kit, widget], isScopeName: Idiom.isScopeName)
    var isThere = false
    if case .used = evidence.use(of: Hostile.logo) { isThere = true }
    #expect(isThere == isUsed)
  }

  @Test func `a project's own files in a folder for tests are read`() {
    var widget = ProjectTarget(name: "W", kind: .appExtension, projectFile: "P")
    widget.members = .init(folders: ["Tests/AppWidget"])
    let evidence = Evidence(
      sources: [
        SourceText(
          path: "Tests/AppWidget/W.swift",
          bytes: Array((Hostile.widget + Hostile.face("Image(\"logo\")")).utf8))
      ], sets: [Hostile.logo], projects: [widget], isScopeName: Idiom.isScopeName)
    #expect(evidence.targets.map(\.name) == ["W"])
    #expect(evidence.targets.first?.widgets.map(\.name) == ["W"])
  }

  @Test(arguments: [
    ("Tests/Client/Sources/AppWidget", "Tests/Client", true),
    ("Tests/Client/Tests/AppWidget", "Tests/Client", false), ("Tests/AppWidget", nil, false),
  ])
  func `a package is not a test for the folder that it lies in`(
    _ folder: String, _ package: String?, _ isRead: Bool
  ) {
    var sources = [
      SourceText(
        path: folder + "/W.swift",
        bytes: Array((Hostile.widget + Hostile.face("Image(\"logo\")")).utf8))
    ]
    if let package { sources.append(SourceText(path: package + "/Package.swift", bytes: [])) }
    let evidence = Evidence(
      sources: sources, sets: [Hostile.logo], projects: [], isScopeName: Idiom.isScopeName)
    #expect(evidence.targets.isEmpty == !isRead)
  }
}
